import { Parser } from 'htmlparser2';

/** Offsets in a page's Markdown by anchor. */
export type Anchors = Readonly<Record<string, number>>;

/** Letters to compare, from more certain to less: a page and its Markdown differ in details. */
const LENGTHS = [24, 14, 8];
const HEADING = /^h[1-6]$/;
/** Elements without text of the page. */
const SILENT = new Set(['script', 'style', 'template', 'svg', 'nav']);

/**
 * Locates a page's anchors in its Markdown by the text that follows each.
 *
 * @param html the published page.
 * @param textOf the Markdown that has an anchor, with its route; undefined if none has it.
 * @returns offsets of lines by route and anchor.
 */
export function findAnchors(
  html: string,
  textOf: (anchor: string) => { readonly route: string; readonly text: string } | undefined,
): Record<string, Anchors> {
  const { anchors, letters } = readLetters(html);
  const places = new Map<
    string,
    { folded: Folded; cursor: number; found: Record<string, number> }
  >();
  for (const [anchor, { at, heading }] of anchors) {
    const owner = textOf(anchor);
    if (!owner) continue;
    const { route, text } = owner;
    const place = places.get(route) ?? { folded: foldMarkdown(text), cursor: 0, found: {} };
    places.set(route, place);
    const index =
      findHeading(place.folded, heading, place.cursor) ??
      find(place.folded.letters, letters.slice(at), place.cursor);
    if (index === undefined) continue;
    place.cursor = Math.max(place.cursor, index + heading.length);
    place.found[anchor] = text.lastIndexOf('\n', place.folded.offsets[index]) + 1;
  }
  return Object.fromEntries([...places].map(([route, { found }]) => [route, found]));
}

/** Anchors follow each other in both forms of a page, with few exceptions. */
function find(letters: string, wanted: string, cursor: number): number | undefined {
  for (const length of LENGTHS) {
    const key = wanted.slice(0, length);
    for (const from of [cursor, 0]) {
      const at = key === '' ? -1 : letters.indexOf(key, from);
      if (at >= 0) return at;
    }
  }
  return undefined;
}

function findHeading({ headings }: Folded, wanted: string, cursor: number): number | undefined {
  const alike = headings.filter(({ title }) => wanted !== '' && title === wanted);
  return (alike.find(({ at }) => at >= cursor) ?? alike[0])?.at;
}

interface Anchor {
  /** Position in the page's letters. */
  readonly at: number;
  /** Letters of the heading that has the anchor; empty for another element. */
  heading: string;
}

/** Folded letters of a page's content, and the `id` attributes among them, in order. */
function readLetters(html: string): { anchors: Map<string, Anchor>; letters: string } {
  const anchors = new Map<string, Anchor>();
  let last: Anchor | undefined;
  let letters = '';
  let inMain = 0;
  let silent = 0;
  const parser = new Parser({
    onopentag(name, { id }) {
      if (name === 'main') inMain += 1;
      if (SILENT.has(name)) silent += 1;
      if (id === undefined || inMain === 0 || silent > 0) return;
      last = { at: letters.length, heading: '' };
      anchors.set(id, last);
    },
    ontext(text) {
      if (inMain > 0 && silent === 0) letters += fold(text);
    },
    onclosetag(name) {
      if (name === 'main') inMain -= 1;
      if (SILENT.has(name)) silent -= 1;
      if (last?.heading === '' && HEADING.test(name)) last.heading = letters.slice(last.at);
    },
  });
  parser.end(html);
  return { anchors, letters };
}

interface Folded {
  readonly letters: string;
  /** Offset in the Markdown of each letter. */
  readonly offsets: readonly number[];
  readonly headings: readonly { readonly title: string; readonly at: number }[];
}

/** Folds Markdown without the addresses of its links. */
function foldMarkdown(markdown: string): Folded {
  const offsets: number[] = [];
  let letters = '';
  for (const { 0: piece, index } of markdown.matchAll(/\]\([^)\s]*\)|[\p{L}\p{N}]/gu)) {
    if (piece.startsWith(']')) continue;
    const folded = fold(piece);
    letters += folded;
    for (const _ of folded) offsets.push(index);
  }
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(({ 1: title = '', index }) => ({
    title: fold(title.replace(/\]\([^)\s]*\)/g, '')),
    at: offsets.findIndex((offset) => offset > index),
  }));
  return { letters, offsets, headings };
}

/** Small letters and digits without accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
