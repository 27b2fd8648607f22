import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { ShellCommand } from './parseShell';

export interface CurlCall {
  readonly line: number;
  readonly method: string;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  /** Body as given; a file's name keeps its `@`. */
  readonly data?: string | undefined;
  readonly form: readonly string[];
}

/** The options with a value that guides use. */
const OPTIONS = {
  request: { type: 'string', short: 'X' },
  header: { type: 'string', short: 'H', multiple: true },
  data: { type: 'string', short: 'd' },
  form: { type: 'string', short: 'F', multiple: true },
  output: { type: 'string', short: 'o' },
  'write-out': { type: 'string', short: 'w' },
} satisfies ParseArgsConfig['options'];

/** @returns undefined if the command isn't curl. */
export function readCurl({ line, words }: ShellCommand): CurlCall | undefined {
  const at = words.indexOf('curl');
  if (at < 0) return undefined;
  const args = words.slice(at + 1);
  const { positionals, values } = parseArgs({
    args,
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
  });
  const {
    data,
    form = [],
    header = [],
    request,
  } = values as {
    readonly [Name in 'data' | 'request']?: string;
  } & { readonly [Name in 'form' | 'header']?: string[] };
  const sends = data !== undefined || form.length > 0;
  return {
    line,
    method: request ?? (sends ? 'POST' : 'GET'),
    url: positionals.find((word) => /^https?:/.test(word)) ?? positionals[0] ?? '',
    headers: new Map(
      header.map((one) => {
        const [name = '', ...value] = one.split(':');
        return [name.trim().toLowerCase(), value.join(':').trim()];
      }),
    ),
    data,
    form,
  };
}
