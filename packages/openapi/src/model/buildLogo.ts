import { LIMITS } from '../limits.js';
import type { Source } from './context.js';
import { childOf, textOf } from './read.js';
import type { ServiceLogo } from './types/service.js';

/** A picture that an address holds itself; nothing is ever fetched or read for a document. */
const PICTURE = /^data:image\/(?:png|jpeg|svg\+xml);base64,[\w+/]+={0,2}$/;

/** The picture of a document (`x-logo`), as far as it is in the document. */
export function buildLogo(info: Source): ServiceLogo | undefined {
  const logo = childOf(info, 'x-logo')?.value;
  const url = textOf(logo, 'url') ?? '';
  const isPicture = url.length <= LIMITS.logoCharacters && PICTURE.test(url);
  const alternative = textOf(logo, 'altText');
  const href = textOf(logo, 'href');
  if (!isPicture && alternative === undefined) return undefined;
  return { ...(isPicture ? { image: url } : {}), alternative, href };
}
