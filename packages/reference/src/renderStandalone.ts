import type { Service } from '@frontier/openapi';
import { checkOptions, checkService } from './checkOptions.js';
import { cleanCss, type Logo, type Look } from './command/readLook.js';
import { renderHtmlFile, renderHtmlFolder } from './command/renderHtmlFiles.js';
import type { OutputFile } from './command/writeOutput.js';
import type { Labels } from './labels/Labels.js';
import { english } from './labels/languageTables.js';
import type { Layout } from './paging/layout.js';

/** How whole HTML documents are written; each has a default. */
export interface StandaloneOptions {
  /** Words of the pages, English by default: those the model was made with. */
  readonly labels?: Labels;
  /** What the whole is called, where that is not the document's own title. */
  readonly title?: string;
  /** A picture at the top of every page. */
  readonly logo?: Logo;
  /** Rules that come after the package's own: other values of its tokens, for instance. */
  readonly css?: string;
}

/**
 * Renders a whole reference as one HTML document that needs no other file and makes no request.
 *
 * @param service the model, from `loadReference`.
 * @returns the document's text, for a file of any name.
 * @throws {SpecError} when the page grows larger than any real document's.
 */
export function renderStandalonePage(service: Service, options: StandaloneOptions = {}): string {
  checkService('renderStandalonePage', service);
  checkOptions('renderStandalonePage', options);
  return renderHtmlFile(service, options.labels ?? english, lookOf(options)).join('');
}

/**
 * Renders a whole reference as the files of one folder: HTML documents that begin with `index.html`,
 * one stylesheet and the scripts. They come one by one, so that they need not stand in memory together.
 *
 * @param service the model, from `loadReference`.
 * @param layout a page for each tag or each operation, or all on one.
 * @throws {SpecError} when the pages grow larger than any real document's.
 */
export function renderStandaloneFolder(
  service: Service,
  layout: Layout,
  options: StandaloneOptions = {},
): Iterable<OutputFile> {
  checkService('renderStandaloneFolder', service);
  checkOptions('renderStandaloneFolder', { ...options, layout });
  const { labels = english } = options;
  return renderHtmlFolder({ services: [service], layout, labels, look: lookOf(options) });
}

function lookOf({ css, logo, title }: StandaloneOptions): Look {
  return { css: css === undefined ? undefined : cleanCss(css), logo, title };
}
