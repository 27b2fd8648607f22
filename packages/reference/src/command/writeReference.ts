import path from 'node:path';
import { createLabels } from '../labels/createLabels.js';
import type { LanguageTable } from '../labels/languageTables.js';
import { formatWarnings } from '../load/SpecError.js';
import type { CliOptions } from './CliOptions.js';
import { inChunks } from './inChunks.js';
import { loadDocuments } from './loadDocuments.js';
import { readLook } from './readLook.js';
import { refuseOwnInput } from './refuseOwnInput.js';
import { renderFolder } from './renderFolder.js';
import { renderMarkdownFile, renderMarkdownFolder } from './renderMarkdownFiles.js';
import { renderSinglePage } from './renderSinglePage.js';
import { type OnStaged, writeFolder, writeOneFile } from './writeOutput.js';
import { writeText } from './writeText.js';

/**
 * Writes the reference of the documents, as HTML or Markdown, one page or a folder, and their warnings
 * to standard error.
 *
 * @throws {SpecError} with every fault of the documents, {PhraseError} when another file or the
 * output has one; what stood in the output's place is then still there.
 */
export async function writeReference(
  options: CliOptions,
  language: LanguageTable,
  onStaged?: OnStaged,
): Promise<void> {
  const { format, layout, out, sources, title } = options;
  const isMarkdown = format === 'markdown';
  await refuseOwnInput(options);
  const labels = createLabels(language);
  const look = await readLook(options);
  const { services, warnings } = await loadDocuments(sources, labels, language);
  if (warnings.length > 0) process.stderr.write(`${formatWarnings(warnings, language)}\n`);
  if (services.length > 1 || layout !== 'page') {
    if (out === undefined) throw new TypeError('a folder has a name');
    const files = isMarkdown
      ? renderMarkdownFolder({ services, layout, labels, title })
      : renderFolder({ services, layout, labels, look });
    await writeFolder(path.resolve(out), files, onStaged);
    return;
  }
  const [service] = services;
  const page = isMarkdown
    ? [renderMarkdownFile(service, labels)]
    : renderSinglePage(service, labels, look);
  if (out === undefined) for (const chunk of inChunks(page)) await writeText(chunk);
  else await writeOneFile(path.resolve(out), page, onStaged);
}
