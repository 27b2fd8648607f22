import path from 'node:path';
import { SpecError } from '../plugins/api-reference/load/SpecError';
import { HELP } from './helpText';
import { LANGUAGES } from './languages';
import { loadDocument } from './loadDocument';
import { OutputError } from './OutputError';
import { type CliOptions, parseArguments } from './parseArguments';
import { renderFolder, renderSinglePage } from './renderFiles';
import type { StandaloneAssets } from './standalonePage';
import { writeFolder, writeOneFile } from './writeOutput';

/**
 * The command: one OpenAPI document in, a static reference out.
 *
 * @param args what stands on the command line after the program.
 * @returns the exit code: 0 written, 1 the document or the output has a fault, 2 wrongly called.
 */
export async function main(args: readonly string[], assets: StandaloneAssets): Promise<number> {
  const { faults, options } = parseArguments(args);
  if (options.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (faults.length > 0) return refuse(faults);
  if (options.source === '-' && process.stdin.isTTY) {
    return refuse(['Informe um documento ou envie-o pela entrada padrão.']);
  }
  try {
    await writeReference(options, assets);
    return 0;
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    return 1;
  }
}

async function writeReference(
  { language, layout, out, source }: CliOptions,
  assets: StandaloneAssets,
): Promise<void> {
  const labels = LANGUAGES[language];
  if (!labels) throw new RangeError(`no labels for ${language}`);
  const service = await loadDocument(source, labels);
  if (layout === 'page') {
    const page = renderSinglePage(service, labels, assets);
    if (out === undefined) process.stdout.write(page);
    else await writeOneFile(path.resolve(out), page);
  } else if (out !== undefined) {
    await writeFolder(path.resolve(out), renderFolder(service, layout, labels, assets));
  }
}

function refuse(faults: readonly string[]): number {
  process.stderr.write(`${faults.join('\n')}\nAjuda: npm run --silent reference -- --help\n`);
  return 2;
}

/** What the caller can mend is one message; anything else is a defect and keeps its stack. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const mendable = error instanceof SpecError || error instanceof OutputError || 'code' in error;
  return mendable ? error.message : (error.stack ?? error.message);
}
