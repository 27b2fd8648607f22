import { Parser } from 'htmlparser2';
import { findProperties, isMet, type Line, type Part } from './readStyles';

interface Sources {
  /** The sheet that a link names. */
  readonly sheetOf: (href: string) => readonly Part[];
  /** Classes of the elements that the page script adds. */
  readonly scriptClasses: readonly string[];
}

/**
 * Puts in the place of a page's links to stylesheets what they can show on it. The style element says
 * as `data-sheet` where the whole sheet is, for `loadSheets` of `page-script/browser/startPage.ts`. Faces have an
 * element of their own, which stays: declared anew they would change the text under its reader (`dropFaces`).
 *
 * @returns the page; as it was where it links to no stylesheet.
 * @throws what `sheetOf` throws.
 */
export function carryStyles(html: string, { scriptClasses, sheetOf }: Sources): string {
  const { links, names, properties } = readPage(html);
  const allNames = new Set([...names, ...scriptClasses.map((name) => `.${name}`)]);
  let written = '';
  let position = 0;
  for (const { end, href, start } of links) {
    const sheet = sheetOf(href);
    const faces = sheet.flatMap((part) => (isFace(part) ? part.text : [])).join('');
    const styles = pickStyles(
      sheet.filter((part) => !isFace(part)),
      allNames,
      properties,
    );
    const kept = faces && `${preloadFonts(faces)}<style>${escapeEnd(faces)}</style>`;
    written += `${html.slice(position, start)}${kept}<style data-sheet="${href}">${escapeEnd(styles)}</style>`;
    position = end;
  }
  return written + html.slice(position);
}

const FACE = /^@font-face\b/;

function isFace(part: Part): part is Extract<Part, { readonly kind: 'other' }> {
  return part.kind === 'other' && FACE.test(part.text);
}

/** A stylesheet without the faces, which the pages that link to it carry. */
export function dropFaces(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, '');
}

const OPTIONAL_FACE = /@font-face\s*\{[^}]*font-display:\s*optional[^}]*\}/g;
const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/;

/** Asks ahead for the faces that a browser shows only where they come at once. */
function preloadFonts(faces: string): string {
  const files = (faces.match(OPTIONAL_FACE) ?? []).flatMap((face) => FONT.exec(face)?.[1] ?? []);
  return files
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
}

/** The same style, in which no text can end the element. */
function escapeEnd(styles: string): string {
  return styles.replaceAll('</', '<\\/');
}

/** A link to a stylesheet, and where it stands in the page's text. */
interface SheetLink {
  readonly href: string;
  readonly start: number;
  readonly end: number;
}

/** What a page says about the styles it needs. */
interface PageReading {
  /** Its elements, classes and ids, as selectors write them. */
  readonly names: ReadonlySet<string>;
  /** Custom properties that it mentions itself. */
  readonly properties: readonly string[];
  /** Its stylesheets, in their order. */
  readonly links: readonly SheetLink[];
}

/** Elements that browsers make where the HTML leaves them out. */
const IMPLIED = ['html', 'head', 'body', 'tbody', 'colgroup'];
const SPACE = /\s+/;

/** Reads a page once, from its first tag to its last. */
function readPage(html: string): PageReading {
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
 * Writes the part of a stylesheet that can show on a page, in the sheet's order: each rule whose
 * names stand there, in whatever state or medium, with the custom properties that these rules or the
 * page read.
 *
 * @param names what stands on the page (`PageReading`), or is put there by a script.
 * @param properties custom properties that the page mentions itself.
 */
export function pickStyles(
  parts: readonly Part[],
  names: ReadonlySet<string>,
  properties: Iterable<string>,
): string {
  const rules = pickRules(parts, names);
  const lines = linesIn(rules);
  const plays = (name: string) => lines.some(({ text }) => text.includes(name));
  const picked = rules.filter((part) => part.kind !== 'keyframes' || plays(part.name));
  return writeParts(picked, closeProperties(lines, [...properties, ...picked.flatMap(readsAside)]));
}

function pickRules(parts: readonly Part[], names: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'rule') return isMet(part.need, names) ? [part] : [];
    if (part.kind === 'group') return [{ ...part, parts: pickRules(part.parts, names) }];
    return [part];
  });
}

function linesIn(parts: readonly Part[]): readonly Line[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') return part.lines;
    return part.kind === 'group' ? linesIn(part.parts) : [];
  });
}

/** What is read elsewhere than in the lines of rules. */
function readsAside(part: Part): readonly string[] {
  if (part.kind === 'rule') return [];
  if (part.kind !== 'group') return findProperties(part.text);
  return [...findProperties(part.prelude), ...part.parts.flatMap(readsAside)];
}

/** The custom properties that are read, by way of others, too. */
function closeProperties(lines: readonly Line[], first: readonly string[]): ReadonlySet<string> {
  const used = new Set(first);
  const reads = new Map<string, string[]>();
  for (const line of lines) {
    if (line.sets === undefined) for (const name of line.reads) used.add(name);
    else reads.set(line.sets, [...(reads.get(line.sets) ?? []), ...line.reads]);
  }
  // A set is walked with what joins it on the way.
  for (const name of used) for (const next of reads.get(name) ?? []) used.add(next);
  return used;
}

function writeParts(parts: readonly Part[], used: ReadonlySet<string>): string {
  return parts.map((part) => writePart(part, used)).join('');
}

function writePart(part: Part, used: ReadonlySet<string>): string {
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
