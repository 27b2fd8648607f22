import { Parser } from 'htmlparser2';
import { listSheetLoads } from './listSheetLoads';

/** Attributes with the address of a file that the browser fetches for the element. */
const FETCHED: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  image: ['href'],
  img: ['src', 'srcset'],
  input: ['src'],
  link: ['href', 'imagesrcset', 'data-script'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href'],
  video: ['src', 'poster'],
};
/** Links to other places of the site, and to no file that this page loads. */
const PLACES = /^(?:canonical|dns-prefetch|preconnect)$/;
const PICTURES = /^(?:og:image|twitter:image)$/;
/** A file that a reader is offered, unlike a page, has an ending. */
const OFFERED = /\.[a-z0-9]{1,11}(?:[?#]|$)/i;
/** Scripts of a page that start when a reader needs them. */
const APPLICATION = 'app-scripts';

/**
 * Every address that a page loads something from, or offers a file at, as the page writes it: scripts
 * and those that start later, sheets, pictures, fonts, icons, feeds, text twins, downloads.
 */
export function listPageLoads(html: string): string[] {
  const found: string[] = [];
  let text = '';
  let inside = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      inside = name === 'script' && attributes.id === APPLICATION ? APPLICATION : name;
      text = '';
      found.push(...loadsOf(name, attributes));
    },
    ontext(piece) {
      if (inside === 'style' || inside === APPLICATION) text += piece;
    },
    onclosetag() {
      if (inside === 'style') found.push(...listSheetLoads(text));
      if (inside === APPLICATION) found.push(...(JSON.parse(text) as string[]));
      inside = '';
    },
  });
  parser.end(html);
  return found;
}

function loadsOf(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const { content, download, href = '', property, rel = '' } = attributes;
  if (name === 'a') return download !== undefined || OFFERED.test(href) ? [href] : [];
  if (name === 'meta') {
    return content && PICTURES.test(property ?? attributes.name ?? '') ? [content] : [];
  }
  if (name === 'link' && (PLACES.test(rel) || attributes.hreflang !== undefined)) return [];
  return (FETCHED[name] ?? []).flatMap((key) => {
    const value = attributes[key];
    if (value === undefined) return [];
    return key.endsWith('srcset')
      ? value.split(',').map((one) => one.trim().split(/\s/)[0] ?? '')
      : [value];
  });
}
