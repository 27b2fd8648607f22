import { Parser } from 'htmlparser2';
import { findProperties } from './findProperties';

/** A link to a stylesheet, and where it stands in the page's text. */
export interface SheetLink {
  readonly href: string;
  readonly start: number;
  readonly end: number;
}

/** What a page says about the styles it needs. */
export interface PageReading {
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
export function readPage(html: string): PageReading {
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
