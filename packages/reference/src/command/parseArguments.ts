import { parseArgs } from 'node:util';
import { isLanguageName, LANGUAGES } from '../labels/languageTables.js';
import { type FaultText, type Phrase, phrase } from '../labels/phrase.js';
import { isLayout, LAYOUTS } from '../paging/layout.js';
import type { CliOptions } from './CliOptions.js';
import { checkCombination } from './checkCombination.js';
import { FORMATS, isFormat } from './format.js';

/** What is said in where nothing else is asked for. */
const DEFAULT_LANGUAGE = 'en';

/** What `--serve` takes, as messages say it. */
const PORTS = '0–65535';

/** Options that stand by themselves, or may. */
const UNCHECKED = ['help', 'serve', 'version'];

/** Options that take a value, and what it is called in messages. */
const VALUES: Readonly<Record<string, FaultText>> = {
  out: phrase('command.fileOrFolder'),
  layout: LAYOUTS.join(', '),
  format: FORMATS.join(', '),
  lang: Object.keys(LANGUAGES).join(', '),
  labels: phrase('command.labelsFile'),
  title: phrase('command.titleText'),
  logo: phrase('command.logoFile'),
  css: phrase('command.cssFile'),
};

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
      out: { type: 'string', short: 'o' },
      layout: { type: 'string', default: 'page' },
      format: { type: 'string', default: 'html' },
      lang: { type: 'string' },
      labels: { type: 'string' },
      title: { type: 'string' },
      logo: { type: 'string' },
      css: { type: 'string' },
      serve: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', default: false },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const faults = tokens.flatMap((token) => {
    if (token.kind !== 'option' || UNCHECKED.includes(token.name)) return [];
    const what = VALUES[token.name];
    const option = token.rawName;
    if (what === undefined) return [phrase('command.unknownOption', { option })];
    return token.value ? [] : [phrase('command.noValue', { option, what })];
  });
  const refuse = (option: 'layout' | 'format' | 'lang', value: string) =>
    phrase('command.badValue', { option: `--${option}`, value, names: VALUES[option] ?? '' });
  const { format, lang, layout, serve } = values;
  if (typeof layout === 'string' && !isLayout(layout)) faults.push(refuse('layout', layout));
  if (typeof format === 'string' && !isFormat(format)) faults.push(refuse('format', format));
  if (typeof lang === 'string' && !isLanguageName(lang)) faults.push(refuse('lang', lang));
  if (lang !== undefined && values.labels !== undefined) faults.push(phrase('command.oneLanguage'));
  if (typeof serve === 'string' && serve !== '' && !isPort(serve)) {
    faults.push(phrase('command.badValue', { option: '--serve', value: serve, names: PORTS }));
  }
  const [first = '-', ...others] = positionals;
  const options: CliOptions = {
    sources: [first, ...others],
    out: textOf(values.out),
    layout: isLayout(layout) ? layout : 'page',
    format: isFormat(format) ? format : 'html',
    language: isLanguageName(lang) ? lang : DEFAULT_LANGUAGE,
    labels: textOf(values.labels),
    title: textOf(values.title),
    logo: textOf(values.logo),
    css: textOf(values.css),
    serve: serve === undefined ? undefined : { port: isPort(serve) ? Number(serve) : undefined },
    help: values.help === true,
    version: values.version === true,
  };
  return { options, faults: [...faults, ...checkCombination(options)] };
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
