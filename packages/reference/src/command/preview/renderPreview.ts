import { anchorWordsOf, formatWarnings } from '@frontier/openapi';
import { escapeHtml } from '../../escapeHtml.js';
import { createLabels } from '../../labels/Labels.js';
import type { LanguageTable } from '../../labels/languageTables.js';
import { writeFaults } from '../../render/writeFaults.js';
import { describeCommandError } from '../commandErrors.js';
import { loadDocuments } from '../loadDocuments.js';
import type { CliOptions } from '../parseArguments.js';
import { readLook } from '../readLook.js';
import { renderHtmlFolder } from '../renderHtmlFiles.js';
import { listAssetFiles, writeStandalonePage } from '../standalonePage.js';
import type { OutputFile } from '../writeOutput.js';

/** What a preview shows until something is saved. */
export interface Preview {
  /** Identifies this rendering; pages reload when it changes. */
  readonly rendering: string;
  /** By their addresses, without the first slash. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The page at every other address: the faults of the documents, or that there is no such page. */
  readonly otherwise: { readonly status: 404 | 500; readonly html: string };
  /** Everything wrong with the documents or other files. */
  readonly faults: string | undefined;
  /** What is shown, but is most likely not meant. */
  readonly warnings: string | undefined;
  /** Files that were read for the documents, beside those the command names. */
  readonly parts: readonly string[];
}

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
  const parts: string[] = [];
  const labels = createLabels(language);
  const writeNotice = (title: string, html: string) => {
    const pieces = [
      `<div class="s-index" id="${anchorWordsOf(labels.language).content}">${html}</div>`,
    ];
    const page = { title, description: title, pieces, labels, bar: {} };
    return writeStandalonePage(page, { root: '/', rendering }).join('');
  };
  try {
    const look = await readLook(options);
    const { services, warnings } = await loadDocuments(options, labels, language);
    const files = toMap(renderHtmlFolder({ services, layout, labels, look, rendering }));
    const said = warnings.length > 0 ? formatWarnings(warnings) : undefined;
    const start = look.title ?? (services.length > 1 ? labels.documents : services[0].title);
    const html = `<h1>${escapeHtml(labels.missingPage)}</h1><p><a href="/">${escapeHtml(start)}</a></p>`;
    const otherwise = { status: 404, html: writeNotice(labels.missingPage, html) } as const;
    return { rendering, files, otherwise, faults: undefined, warnings: said, parts };
  } catch (error) {
    const faults = describeCommandError(error, language, sources);
    const html = writeNotice(labels.faultsTitle, writeFaults(faults, labels));
    const files = toMap(listAssetFiles(undefined, rendering));
    const otherwise = { status: 500, html } as const;
    return { rendering, files, otherwise, faults, warnings: undefined, parts };
  }
}

function toMap(files: Iterable<OutputFile>): Preview['files'] {
  return new Map([...files].map(({ content, name }) => [name, content]));
}
