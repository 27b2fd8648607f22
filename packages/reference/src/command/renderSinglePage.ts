import { Buffer } from 'node:buffer';
import type { Labels } from '../labels/Labels.js';
import type { Service } from '../model/types/service.js';
import { renderReference } from '../render/renderReference.js';
import type { Look } from './Look.js';
import { readStandaloneAssets } from './standaloneAssets.js';
import { writeStandalonePage } from './standalonePage.js';

/**
 * The whole reference as one document that needs no other file.
 *
 * @returns the document in pieces.
 */
export function renderSinglePage(service: Service, labels: Labels, look: Look): string[] {
  const options = { labels, downloads: [], layout: 'page', addressOf: () => '' } as const;
  const { css, logo, title } = look;
  for (const output of renderReference(service, options)) {
    if (output.kind !== 'page') continue;
    const picture =
      logo && `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}`;
    const page = {
      title: title ?? output.title,
      description: service.summary ?? service.title,
      pieces: output.pieces,
      labels,
      brand: {
        title: title ?? (picture === undefined ? service.title : undefined),
        logo: picture,
        alternative: service.title,
        href: undefined,
      },
    };
    return writeStandalonePage(page, { inline: readStandaloneAssets(css) });
  }
  throw new Error('the renderer gave no page');
}
