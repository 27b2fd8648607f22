import type { FaultLanguage } from '../labels/FaultWords.js';
import { LANGUAGES, type LanguageTable } from '../labels/languageTables.js';
import { type Phrase, phrase, say } from '../labels/phrase.js';
import type { CliOptions } from './CliOptions.js';
import { chooseLanguage } from './chooseLanguage.js';
import { describeError } from './describeError.js';
import { COMMAND, helpText } from './helpText.js';
import { isStandardInput } from './isStandardInput.js';
import { parseArguments } from './parseArguments.js';
import { readVersion } from './readVersion.js';
import { writeText } from './writeText.js';

/** Writes the reference that was asked for. */
export type WriteReference = (options: CliOptions, language: LanguageTable) => Promise<void>;

/**
 * The command: OpenAPI documents in, a static reference out.
 *
 * @param args what stands on the command line after the program.
 * @param write what writes the reference.
 * @returns the exit code: 0 written, or the preview ended, 1 a document, a file or the output has a fault, 2 wrongly
 * called.
 */
export async function main(args: readonly string[], write: WriteReference): Promise<number> {
  const { faults, options } = parseArguments(args);
  let language: LanguageTable = LANGUAGES[options.language];
  try {
    language = await chooseLanguage(options);
    return await run(options, faults, language, write);
  } catch (error) {
    process.stderr.write(`${describeError(error, language, options.sources)}\n`);
    return 1;
  }
}

async function run(
  options: CliOptions,
  faults: readonly Phrase[],
  language: LanguageTable,
  write: WriteReference,
): Promise<number> {
  if (options.help) {
    await writeText(helpText(language));
    return 0;
  }
  if (options.version) {
    await writeText(`${readVersion()}\n`);
    return 0;
  }
  if (faults.length > 0) return refuse(faults, language);
  if (options.sources.some(isStandardInput) && process.stdin.isTTY) {
    return refuse([phrase('command.noDocument')], language);
  }
  if (options.serve) {
    // What renders is loaded by whoever renders, which is a thread of its own unless it is a preview.
    const { servePreview } = await import('./preview/servePreview.js');
    await servePreview(options, language, options.serve.port);
  } else {
    await write(options, language);
  }
  return 0;
}

function refuse(faults: readonly Phrase[], language: FaultLanguage): number {
  const help = phrase('command.help', { command: `${COMMAND} --help` });
  const lines = [...faults, help].map((fault) => say(fault, language));
  process.stderr.write(`${lines.join('\n')}\n`);
  return 2;
}
