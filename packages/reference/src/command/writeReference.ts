import path from 'node:path';
import { formatWarnings } from '@frontier/openapi';
import { createLabels } from '../labels/Labels.js';
import type { LanguageTable } from '../labels/languageTables.js';
import { LayoutAdvice } from './adviseLayout.js';
import { loadDocuments } from './loadDocuments.js';
import type { CliOptions } from './parseArguments.js';
import { readLook } from './readLook.js';
import { renderHtmlFile, renderHtmlFolder } from './renderHtmlFiles.js';
import { renderMarkdownFile, renderMarkdownFolder } from './renderMarkdownFiles.js';
import { type OnStaged, refuseOwnInput, writeFolder, writePage } from './writeOutput.js';

/**
 * Writes the reference of the documents, as HTML or Markdown, one page or a folder, and their warnings
 * to standard error, with a word on pages that are too large.
 *
 * @throws {SpecError} with every fault of the documents, {CommandError} when another file or the
 * output has one; what stood in the output's place is then still there.
 */
export async function writeReference(
  options: CliOptions,
  language: LanguageTable,
  onStaged?: OnStaged,
): Promise<void> {
  const { css, labels: labelsFile, layout, logo, sources, title } = options;
  const isMarkdown = options.format === 'markdown';
  const out = options.out === undefined ? undefined : path.resolve(options.out);
  await refuseOwnInput(options.out, [...sources, css, labelsFile, logo]);
  const labels = createLabels(language);
  const look = await readLook(options);
  const { services, warnings } = await loadDocuments(options, labels, language);
  if (warnings.length > 0) process.stderr.write(`${formatWarnings(warnings)}\n`);
  const advice = new LayoutAdvice(layout);
  if (services.length > 1 || layout !== 'page') {
    if (out === undefined) throw new TypeError('a folder has a name');
    const pages = isMarkdown
      ? renderMarkdownFolder({ services, layout, labels, title })
      : advice.lookAt(renderHtmlFolder({ services, layout, labels, look }));
    await writeFolder(out, pages, onStaged);
  } else {
    const [service] = services;
    const page = isMarkdown
      ? [renderMarkdownFile(service, labels)]
      : renderHtmlFile(service, labels, look);
    if (!isMarkdown) advice.look(page);
    await writePage(out, page, onStaged);
  }
  const line = advice.say(language);
  if (line !== undefined) process.stderr.write(`${line}\n`);
}
