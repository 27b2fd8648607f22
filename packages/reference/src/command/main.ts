import { readFileSync } from 'node:fs';
import { causeOf, isObject, LIMITS, readSource } from '@frontier/openapi';
import { type Phrase, say } from '../labels/faults/index.js';
import { LANGUAGES, type LanguageTable, phrase } from '../labels/languageTables.js';
import { LabelsError, readLabels } from '../labels/readLabels.js';
import { describeCommandError } from './commandErrors.js';
import { COMMAND, helpText } from './helpText.js';
import { type CliOptions, isStandardInput, parseArguments } from './parseArguments.js';
import { writeText } from './writeOutput.js';

/**
 * The command: OpenAPI documents in, a static reference out.
 *
 * @param args what stands on the command line after the program.
 * @param write what writes the reference.
 * @returns the exit code: 0 written, or the preview ended, 1 a document, a file or the output has a fault, 2 wrongly
 * called.
 */
export async function main(
  args: readonly string[],
  write: (options: CliOptions, language: LanguageTable) => Promise<void>,
): Promise<number> {
  const { faults, options } = parseArguments(args);
  let language = LANGUAGES[options.language];
  try {
    language = await chooseLanguage(options);
    const isWaiting = options.sources.some(isStandardInput) && process.stdin.isTTY;
    if (options.help) await writeText(helpText(language));
    else if (options.version) await writeText(`${readVersion()}\n`);
    else if (faults.length > 0) return refuse(faults, language);
    else if (isWaiting) return refuse([phrase('command.noDocument')], language);
    else if (options.serve) {
      // Loaded here only: files are rendered in another thread, a preview in this one.
      const { servePreview } = await import('./preview/servePreview.js');
      await servePreview(options, language, options.serve.port);
    } else await write(options, language);
    return 0;
  } catch (error) {
    process.stderr.write(`${describeCommandError(error, language, options.sources)}\n`);
    return 1;
  }
}

/**
 * The words asked for: those of a file of labels, or of a language there is.
 *
 * @throws {LabelsError} with everything wrong with the file.
 */
export async function chooseLanguage({
  labels,
  language,
}: Pick<CliOptions, 'labels' | 'language'>): Promise<LanguageTable> {
  const table = LANGUAGES[language];
  if (labels === undefined) return table;
  const refuse = (fault: Phrase) => new LabelsError(labels, [fault], table);
  const bytes = await readSource(labels, { maxBytes: LIMITS.dressBytes }).catch(
    (error: unknown) => {
      throw refuse(phrase('labels.unreadable', { cause: causeOf(error) }));
    },
  );
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw refuse(phrase('labels.notJson', { cause: causeOf(error) }));
  }
  return readLabels(value, labels);
}

function refuse(faults: readonly Phrase[], language: LanguageTable): number {
  const help = phrase('command.help', { command: `${COMMAND} --help` });
  const lines = [...faults, help].map((fault) => say(fault, language));
  process.stderr.write(`${lines.join('\n')}\n`);
  return 2;
}

/** The version of the package, as its own manifest says it. */
function readVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isObject(manifest) ? String(manifest.version) : '';
}
