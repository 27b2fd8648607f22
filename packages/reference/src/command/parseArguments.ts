import { parseArgs } from 'node:util';
import { nearestName } from '@frontier/openapi';
import type { FaultText, Phrase } from '../labels/faults/index.js';
import { isLanguageName, LANGUAGES, type LanguageName, phrase } from '../labels/languageTables.js';
import { isLayout, LAYOUTS, type Layout } from '../paging/layout.js';

/** What was asked for on the command line. */
export interface CliOptions {
  /** Paths or URLs, at least one; `-` for standard input. */
  readonly sources: readonly [string, ...string[]];
  /** File, or folder for many pages; standard output when absent. */
  readonly out: string | undefined;
  readonly layout: Layout;
  readonly format: 'html' | 'markdown';
  readonly language: LanguageName;
  /** Path or URL of labels, which are then used instead of those of a language. */
  readonly labels: string | undefined;
  readonly title: string | undefined;
  /** Path or URL of an image. */
  readonly logo: string | undefined;
  /** Path or URL of a stylesheet. */
  readonly css: string | undefined;
  /** A preview instead of files, at the first free port unless one is given. */
  readonly serve: { readonly port: number | undefined } | undefined;
  /** Probable mistakes of documents are faults. */
  readonly strict: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** Options of which the value is one of a few. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  layout: LAYOUTS,
  format: ['html', 'markdown'],
  lang: Object.keys(LANGUAGES),
};

/** Options that take a value, and what it is called in messages. */
const VALUES: Readonly<Record<string, FaultText>> = {
  out: phrase('command.fileOrFolder'),
  labels: phrase('command.labelsFile'),
  title: phrase('command.titleText'),
  logo: phrase('command.logoFile'),
  css: phrase('command.cssFile'),
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, list]) => [name, list.join(', ')])),
};

/** Options that stand by themselves, or may. */
const UNCHECKED = ['help', 'serve', 'strict', 'version'];

/**
 * Reads the command line.
 *
 * @returns the options, and everything wrong with what was typed.
 */
export function parseArguments(args: readonly string[]): {
  readonly options: CliOptions;
  readonly faults: readonly Phrase[];
} {
  const { positionals, tokens, values } = parseArgs({
    args: endServe(args),
    options: {
      ...Object.fromEntries(Object.keys(VALUES).map((name) => [name, { type: 'string' }] as const)),
      out: { type: 'string', short: 'o' },
      serve: { type: 'string' },
      strict: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const faults = tokens.flatMap((token) => {
    if (token.kind !== 'option' || UNCHECKED.includes(token.name)) return [];
    const what = VALUES[token.name];
    const option = token.rawName;
    if (what === undefined) return [nameUnknown(token.name, option)];
    // `--title --strict`: an empty variable of a shell leaves no value, and the next option is none.
    const isOption = !token.inlineValue && token.value?.startsWith('--');
    return token.value && !isOption ? [] : [phrase('command.noValue', { option, what })];
  });
  const refuse = (option: string, value: string, names: string) =>
    faults.push(phrase('command.badValue', { option: `--${option}`, value, names }));
  for (const [option, names] of Object.entries(CHOICES)) {
    const value = values[option];
    if (typeof value === 'string' && !names.includes(value))
      refuse(option, value, names.join(', '));
  }
  const { lang, layout, serve } = values;
  if (lang !== undefined && values.labels !== undefined) {
    faults.push(phrase('command.oneLanguage'));
  }
  if (typeof serve === 'string' && serve !== '' && !isPort(serve)) {
    refuse('serve', serve, '0–65535');
  }
  const [first = '-', ...others] = positionals;
  const options: CliOptions = {
    sources: [first, ...others],
    out: textOf(values.out),
    layout: isLayout(layout) ? layout : 'page',
    format: values.format === 'markdown' ? 'markdown' : 'html',
    language: isLanguageName(lang) ? lang : 'en',
    labels: textOf(values.labels),
    title: textOf(values.title),
    logo: textOf(values.logo),
    css: textOf(values.css),
    serve: serve === undefined ? undefined : { port: isPort(serve) ? Number(serve) : undefined },
    strict: values.strict === true,
    help: values.help === true,
    version: values.version === true,
  };
  // What else is odd most likely follows from it: its value is taken for a document.
  const misspelt = faults.filter(({ name }) => name === 'command.misspeltOption');
  if (misspelt.length > 0) return { options, faults: misspelt };
  return { options, faults: [...faults, ...checkCombination(options)] };
}

function nameUnknown(name: string, option: string): Phrase {
  const nearest = nearestName(name, [...Object.keys(VALUES), ...UNCHECKED]);
  if (nearest === undefined) return phrase('command.unknownOption', { option });
  return phrase('command.misspeltOption', { option, nearest: `--${nearest}` });
}

/** Whether a document or another file is what the program is given to read. */
export function isStandardInput(name: string | undefined): boolean {
  return name === '-' || name === '/dev/stdin';
}

/** What is wrong with options that are right one by one. */
function checkCombination(options: CliOptions): Phrase[] {
  const { help, layout, out, serve, sources, version } = options;
  const faults: Phrase[] = [];
  if (help || version) return faults;
  if (sources.filter((source) => source === '-').length > 1) {
    faults.push(phrase('command.oneInput'));
  }
  if (options.format === 'markdown') {
    for (const name of ['serve', 'logo', 'css'] as const) {
      if (options[name] === undefined) continue;
      faults.push(phrase('command.htmlOnly', { option: `--${name}` }));
    }
    if (options.title !== undefined && sources.length === 1) {
      faults.push(phrase('command.titleOfSeveral'));
    }
  }
  if (serve) {
    if (out !== undefined) faults.push(phrase('command.serveOrOut'));
    if (sources.includes('-')) faults.push(phrase('command.serveFiles'));
  } else if (out === undefined) {
    if (sources.length > 1) faults.push(phrase('command.indexFolderNeeded'));
    else if (layout !== 'page') faults.push(phrase('command.folderNeeded', { layout }));
  }
  return faults;
}

/** `--serve` alone takes no word after it, unless that is a number. */
function endServe(args: readonly string[]): string[] {
  return args.map((arg, index) =>
    arg === '--serve' && !/^\d+$/.test(args[index + 1] ?? '') ? '--serve=' : arg,
  );
}

function isPort(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
