import { Parser } from 'htmlparser2';
import { findProperties, isMet, type SheetPart, type StyleLine } from './readStyles';

/** End of a page, where the whole sheet and the scripts no longer delay the first paint. */
const END = '</body>';
const SCRIPT = /<script [^>]*\bdefer\b[^>]*><\/script>/g;

/**
 * Replaces a page's links to stylesheets by `<style>` elements with the rules that can apply to it. The links
 * themselves and the application's scripts move to the page's end: React shows menus and other pages, whose rules the
 * page does not contain. Font faces get a separate element, since a browser that parses a face again redraws the text
 * (`dropFaces`).
 *
 * @param sheetOf returns the parsed stylesheet at an address.
 * @returns the page, unchanged if it links to no stylesheet.
 * @throws any error of `sheetOf`, and when the page has no end.
 */
export function carryStyles(html: string, sheetOf: (href: string) => readonly SheetPart[]): string {
  const { links, names, properties } = readPage(html);
  if (links.length === 0) return html;
  let written = '';
  let position = 0;
  for (const { end, href, start } of links) {
    const sheet = sheetOf(href);
    const faces = sheet.flatMap((part) => (isFace(part) ? part.text : [])).join('');
    const styles = pickStyles(
      sheet.filter((part) => !isFace(part)),
      names,
      properties,
    );
    const kept = faces && `${preloadFont(faces)}<style>${escapeEnd(faces)}</style>`;
    written += `${html.slice(position, start)}${kept}<style>${escapeEnd(styles)}</style>`;
    position = end;
  }
  const sheets = links.map(({ end, start }) => html.slice(start, end));
  return moveScripts(written + html.slice(position), sheets.join(''));
}

/** Moves the scripts behind the links to the whole sheets, because scripts wait for the sheets before them. */
function moveScripts(html: string, sheets: string): string {
  const scripts = html.match(SCRIPT) ?? [];
  const content = html.replace(SCRIPT, '');
  const end = content.lastIndexOf(END);
  if (end < 0) throw new Error(`A page has no ${END}.`);
  return content.slice(0, end) + sheets + scripts.join('') + content.slice(end);
}

const FACE = /^@font-face\b/;

function isFace(part: SheetPart): part is Extract<SheetPart, { readonly kind: 'other' }> {
  return part.kind === 'other' && FACE.test(part.text);
}

/** Removes the font faces from a stylesheet, since the pages that link to it contain them. */
export function dropFaces(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, '');
}

const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/;

/** Preloads the file of the first face, which is the one of running text. */
function preloadFont(faces: string): string {
  const file = FONT.exec(faces)?.[1];
  return file === undefined
    ? ''
    : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;
}

/** Escapes styles so that they cannot close the `<style>` element. */
function escapeEnd(styles: string): string {
  return styles.replaceAll('</', '<\\/');
}

/** A link to a stylesheet, and its offsets in the page's HTML. */
interface SheetLink {
  readonly href: string;
  readonly start: number;
  readonly end: number;
}

/** The facts of a page that determine its styles. */
interface PageStyleNeeds {
  /** Its elements, classes and ids, in the notation of selectors. */
  readonly names: ReadonlySet<string>;
  /** Custom properties in its HTML. */
  readonly properties: readonly string[];
  /** Its stylesheets, in document order. */
  readonly links: readonly SheetLink[];
}

/** Elements that browsers add when the HTML omits their tags. */
const IMPLIED = ['html', 'head', 'body', 'tbody', 'colgroup'];
const SPACE = /\s+/;

function readPage(html: string): PageStyleNeeds {
  const names = new Set(IMPLIED);
  const links: SheetLink[] = [];
  const parser = new Parser({
    onopentag(tag, { class: classes, href, id, rel }) {
      names.add(tag);
      if (id) names.add(`#${id}`);
      if (classes) for (const name of classes.split(SPACE)) names.add(`.${name}`);
      if (tag === 'link' && rel === 'stylesheet' && href) {
        links.push({ href, start: parser.startIndex, end: parser.endIndex + 1 });
      }
    },
  });
  parser.end(html);
  return { names, properties: findProperties(html), links };
}

/**
 * Writes the rules of a stylesheet that can apply to a page, in the sheet's order. A rule is kept for
 * any state or medium if its names are on the page; a custom property is kept if a kept rule or the
 * page reads it.
 *
 * @param names names on the page (`PageStyleNeeds`), and classes that scripts add.
 * @param properties custom properties in the page's HTML.
 */
export function pickStyles(
  parts: readonly SheetPart[],
  names: ReadonlySet<string>,
  properties: Iterable<string>,
): string {
  const rules = pickRules(parts, names);
  const lines = linesIn(rules);
  const plays = (name: string) => lines.some(({ text }) => text.includes(name));
  const picked = rules.filter((part) => part.kind !== 'keyframes' || plays(part.name));
  return writeParts(picked, closeProperties(lines, [...properties, ...picked.flatMap(readsAside)]));
}

function pickRules(parts: readonly SheetPart[], names: ReadonlySet<string>): SheetPart[] {
  return parts.flatMap((part): SheetPart[] => {
    if (part.kind === 'rule') return isMet(part.need, names) ? [part] : [];
    if (part.kind === 'group') return [{ ...part, parts: pickRules(part.parts, names) }];
    return [part];
  });
}

function linesIn(parts: readonly SheetPart[]): readonly StyleLine[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') return part.lines;
    return part.kind === 'group' ? linesIn(part.parts) : [];
  });
}

/** Finds custom properties that are read outside of rules. */
function readsAside(part: SheetPart): readonly string[] {
  if (part.kind === 'rule') return [];
  if (part.kind !== 'group') return findProperties(part.text);
  return [...findProperties(part.prelude), ...part.parts.flatMap(readsAside)];
}

/** Returns all custom properties that are read, directly or through other properties. */
function closeProperties(
  lines: readonly StyleLine[],
  first: readonly string[],
): ReadonlySet<string> {
  const used = new Set(first);
  const reads = new Map<string, string[]>();
  for (const line of lines) {
    if (line.sets === undefined) for (const name of line.reads) used.add(name);
    else reads.set(line.sets, [...(reads.get(line.sets) ?? []), ...line.reads]);
  }
  // Iterating a set also visits members added meanwhile.
  for (const name of used) for (const next of reads.get(name) ?? []) used.add(next);
  return used;
}

function writeParts(parts: readonly SheetPart[], used: ReadonlySet<string>): string {
  return parts.map((part) => writePart(part, used)).join('');
}

function writePart(part: SheetPart, used: ReadonlySet<string>): string {
  if (part.kind === 'rule') {
    const lines = part.lines.filter(({ sets }) => sets === undefined || used.has(sets));
    return block(part.selector, lines.map(({ text }) => text).join(';'));
  }
  if (part.kind === 'group') return block(part.prelude, writeParts(part.parts, used));
  return part.text;
}

function block(prelude: string, content: string): string {
  return content && `${prelude}{${content}}`;
}
