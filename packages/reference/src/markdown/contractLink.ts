import type { PhrasingContent } from 'mdast';
import { isWebAddress } from '../components/isWebAddress.js';
import { code, link, text } from './nodes.js';

/** A link to an address the document gives; one that would run something stands as code. */
export function contractLink(url: string, label = url): PhrasingContent[] {
  if (isWebAddress(url)) return [link(url, text(label))];
  return label === url ? [code(url)] : [text(`${label} `), code(url)];
}
