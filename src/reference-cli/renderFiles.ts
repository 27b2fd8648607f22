import type { Labels } from '../plugins/api-reference/labels';
import type { Service } from '../plugins/api-reference/model/types/service';
import type { Layout } from '../plugins/api-reference/paging/layout';
import { renderReference } from '../plugins/api-reference/render/renderReference';
import { REDIRECT_SCRIPT, writeRedirect } from '../plugins/api-reference/writeRedirect';
import {
  SCRIPT_FILE,
  STYLE_FILE,
  type StandaloneAssets,
  writeStandalonePage,
} from './standalonePage';
import type { OutputFile } from './writeOutput';

const FIRST_PAGE = 'index.html';
const REDIRECT_SCRIPT_FILE = 'redirecionar.js';

/** The whole reference as one document that needs no other file. */
export function renderSinglePage(
  service: Service,
  labels: Labels,
  assets: StandaloneAssets,
): string {
  const options = { labels, downloads: [], layout: 'page', addressOf: () => '' } as const;
  for (const output of renderReference(service, options)) {
    if (output.kind !== 'page') continue;
    const { html, title } = output;
    const description = service.summary ?? service.title;
    return writeStandalonePage({ title, description, html, labels }, assets);
  }
  throw new Error('the renderer gave no page');
}

/** The reference as files of one folder: pages, redirects, one stylesheet, one script. */
export function* renderFolder(
  service: Service,
  layout: Layout,
  labels: Labels,
  assets: StandaloneAssets,
): Generator<OutputFile> {
  yield { name: STYLE_FILE, text: assets.style };
  yield { name: SCRIPT_FILE, text: assets.script };
  yield { name: REDIRECT_SCRIPT_FILE, text: REDIRECT_SCRIPT };
  const nameOf = (slug: string) => (slug === '' ? FIRST_PAGE : `${slug}.html`);
  const options = { labels, downloads: [], layout, addressOf: nameOf };
  for (const output of renderReference(service, options)) {
    const name = nameOf(output.slug);
    if (output.kind === 'redirect') {
      yield { name, text: writeRedirect(output, labels.language, REDIRECT_SCRIPT_FILE) };
      continue;
    }
    const first = output.slug === '';
    const page = {
      title: first ? service.title : `${output.title} | ${service.title}`,
      description: first ? (service.summary ?? service.title) : output.title,
      html: output.html,
      labels,
    };
    yield { name, text: writeStandalonePage(page, undefined) };
  }
}
