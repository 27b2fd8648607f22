import type { ShellCommand } from './parseShell';

/** The request of a `curl` command. */
export interface CurlCall {
  readonly line: number;
  readonly method: string;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  /** Body as given; a file's name keeps its `@`. */
  readonly data?: string | undefined;
  readonly form: readonly string[];
}

const LONG: Readonly<Record<string, string>> = {
  '-X': '--request',
  '-H': '--header',
  '-d': '--data',
  '--data-raw': '--data',
  '--data-binary': '--data',
  '--json': '--data',
  '-F': '--form',
  '-o': '--output',
  '-w': '--write-out',
};
const WITH_VALUE = ['--request', '--header', '--data', '--form', '--output', '--write-out'];

/** The call of a command; undefined if it isn't curl. */
export function readCurl({ line, words }: ShellCommand): CurlCall | undefined {
  const at = words.indexOf('curl');
  if (at < 0) return undefined;
  const options = new Map<string, string[]>();
  const plain: string[] = [];
  const rest = words.slice(at + 1);
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? '';
    const name = LONG[word] ?? word;
    if (WITH_VALUE.includes(name)) {
      index += 1;
      options.set(name, [...(options.get(name) ?? []), rest[index] ?? '']);
    } else if (!word.startsWith('-')) plain.push(word);
  }
  const [data] = options.get('--data') ?? [];
  const form = options.get('--form') ?? [];
  const sends = data !== undefined || form.length > 0;
  return {
    line,
    method: options.get('--request')?.[0] ?? (sends ? 'POST' : 'GET'),
    url: plain.find((word) => /^https?:/.test(word)) ?? plain[0] ?? '',
    headers: new Map(
      (options.get('--header') ?? []).map((header) => {
        const [name = '', ...value] = header.split(':');
        return [name.trim().toLowerCase(), value.join(':').trim()];
      }),
    ),
    data,
    form,
  };
}
