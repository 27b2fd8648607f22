import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { PageNode } from './PageNode';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements that stand for a place even without an id. */
const PLACES = new Set(['article', 'section', 'header', 'div', 'li', 'details']);
/** What a reader does not read as text of the page. */
const UNREAD = new Set(['script', 'style', 'template', 'button', 'noscript', 'nav']);
const PROSE_CLASS = 'r-md';

/** Reads a page as a tree of places, with the text each shows. */
export function readPage(html: string): PageNode {
  const root = new PageNode('', 'html', undefined);
  // What stands around a place where a line may end is one text.
  const whole = html.replaceAll(/<wbr\/?>/g, '');
  readChildren(parse(whole).childNodes, root, false, false);
  return root;
}

function readChildren(
  children: readonly ChildNode[],
  place: PageNode,
  inProse: boolean,
  inCode: boolean,
): void {
  for (const child of children) {
    if ('value' in child) place.addText(child.value, inProse, inCode);
    else if ('tagName' in child) readElement(child, place, inProse, inCode);
  }
}

function readElement(element: Element, around: PageNode, inProse: boolean, inCode: boolean): void {
  const { tagName } = element;
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value;
  if (UNREAD.has(tagName) || attribute('hidden') !== undefined) return;
  const id = attribute('id');
  const isPlace = !inProse && (id !== undefined || PLACES.has(tagName));
  const place = isPlace ? around.addChild(id ?? '', tagName) : around;
  if (isPlace) place.addText(nameOf(place, attribute('aria-labelledby')), false, false);
  const href = attribute('href');
  if (href !== undefined) place.addAddress(href, inProse);
  const isProse = inProse || (attribute('class') ?? '').split(' ').includes(PROSE_CLASS);
  if (tagName === 'pre' && !inProse) place.openCode();
  place.addBreak();
  readChildren(element.childNodes, place, isProse, inCode || (tagName === 'pre' && !inProse));
  place.addBreak();
}

/** The text of the heading that names a place from outside it. */
function nameOf(place: PageNode, id: string | undefined): string {
  if (id === undefined) return '';
  let page = place;
  while (page.parent) page = page.parent;
  return (
    page
      .all()
      .find((node) => node.id === id)
      ?.ownText() ?? ''
  );
}
