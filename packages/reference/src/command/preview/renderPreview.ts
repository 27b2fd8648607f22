import { escapeHtml } from '../../escapeHtml.js';
import { createLabels } from '../../labels/createLabels.js';
import type { Labels } from '../../labels/Labels.js';
import type { LanguageTable } from '../../labels/languageTables.js';
import { formatWarnings } from '../../load/SpecError.js';
import { writeFaults } from '../../render/writeFaults.js';
import type { CliOptions } from '../CliOptions.js';
import { describeError } from '../describeError.js';
import { loadDocuments } from '../loadDocuments.js';
import { readLook } from '../readLook.js';
import { renderFolder } from '../renderFolder.js';
import { writeStandalonePage } from '../standalonePage.js';
import { writeAssets } from '../writeAssets.js';
import type { OutputFile } from '../writeOutput.js';
import type { Preview } from './Preview.js';

/**
 * Reads and renders everything anew; what is wrong is shown in place of the pages.
 *
 * @param rendering what tells this rendering from all others.
 */
export async function renderPreview(
  options: CliOptions,
  language: LanguageTable,
  rendering: string,
): Promise<Preview> {
  const { layout, sources } = options;
  const labels = createLabels(language);
  try {
    const look = await readLook(options);
    const { services, warnings } = await loadDocuments(sources, labels, language);
    const files = toMap(renderFolder({ services, layout, labels, look, rendering }));
    const said = warnings.length > 0 ? formatWarnings(warnings, language) : undefined;
    const start = look.title ?? (services.length > 1 ? labels.documents : services[0].title);
    const html = `<h1>${escapeHtml(labels.missingPage)}</h1><p><a href="/">${escapeHtml(start)}</a></p>`;
    const otherwise = { status: 404, html: writeNotice(labels.missingPage, html) } as const;
    return { rendering, files, otherwise, faults: undefined, warnings: said };
  } catch (error) {
    const faults = describeError(error, language, sources);
    const html = writeNotice(labels.faultsTitle, writeFaults(faults, labels));
    const files = toMap(writeAssets({ css: undefined, rendering }));
    return { rendering, files, otherwise: { status: 500, html }, faults, warnings: undefined };
  }

  function writeNotice(title: string, html: string): string {
    return writePage(title, html, labels, rendering);
  }
}

function writePage(title: string, html: string, labels: Labels, rendering: string): string {
  const body = `<div class="s-index" id="conteudo">${html}</div>`;
  const page = { title, description: title, pieces: [body], labels, brand: undefined };
  return writeStandalonePage(page, { root: '/', rendering }).join('');
}

function toMap(files: Iterable<OutputFile>): Preview['files'] {
  return new Map([...files].map(({ content, name }) => [name, content]));
}
