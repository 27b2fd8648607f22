import { parseArgs } from 'node:util';
import { isLayout, LAYOUTS, type Layout } from '../plugins/api-reference/paging/layout';
import { LANGUAGES } from './languages';

export interface CliOptions {
  /** Path or URL; `-` for standard input. */
  readonly source: string;
  /** File, or folder in the layouts of many pages; standard output when absent. */
  readonly out: string | undefined;
  readonly layout: Layout;
  readonly language: string;
  readonly help: boolean;
}

/** Options that take a value, and what it is called in messages. */
const VALUES: Readonly<Record<string, string>> = {
  out: 'um arquivo ou uma pasta',
  layout: LAYOUTS.join(', '),
  lang: Object.keys(LANGUAGES).join(', '),
};

/**
 * Reads the command line.
 *
 * @returns the options, and in Portuguese everything wrong with what was typed.
 */
export function parseArguments(args: readonly string[]): {
  readonly options: CliOptions;
  readonly faults: readonly string[];
} {
  const { positionals, tokens, values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string', short: 'o' },
      layout: { type: 'string', default: 'page' },
      lang: { type: 'string', default: 'pt' },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const faults = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name === 'help') return [];
    const expected = VALUES[token.name];
    if (expected === undefined) return [`${token.rawName}: opção desconhecida.`];
    return token.value ? [] : [`${token.rawName}: informe ${expected}.`];
  });
  const layout = isLayout(values.layout) ? values.layout : undefined;
  if (!layout && typeof values.layout === 'string') {
    faults.push(`--layout ${values.layout}: use ${VALUES.layout}.`);
  }
  if (typeof values.lang === 'string' && !Object.hasOwn(LANGUAGES, values.lang)) {
    faults.push(`--lang ${values.lang}: use ${VALUES.lang}.`);
  }
  if (positionals.length > 1) faults.push(`${positionals.slice(1).join(' ')}: documentos demais.`);
  const out = typeof values.out === 'string' ? values.out : undefined;
  if (layout && layout !== 'page' && out === undefined && values.help !== true) {
    faults.push(`--layout ${layout}: são várias páginas; informe a pasta com --out.`);
  }
  return {
    options: {
      source: positionals[0] ?? '-',
      out,
      layout: layout ?? 'page',
      language: String(values.lang),
      help: values.help === true,
    },
    faults,
  };
}
