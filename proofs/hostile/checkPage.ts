import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Elements that run, load, send, or change what is around them. */
const FORBIDDEN = new Set(
  'applet base embed form frame frameset iframe img link math meta noscript object plaintext script style svg template textarea title'.split(
    ' ',
  ),
);
/** By what a link may lead out; all others stay within the page and those beside it. */
const PROTOCOLS = ['https:', 'http:', 'mailto:'];
const PAGE = 'https://page.example/';

/**
 * What is wrong with the inside of a page: faults of HTML, anchors given twice, and whatever a document's
 * texts must never become.
 */
export function checkPage(html: string): string[] {
  const problems: string[] = [];
  const fragment = parseFragment(html, {
    onParseError: ({ code }) => problems.push(`HTML: ${code}`),
  });
  const ids = new Set<string>();
  for (const { attrs, tagName } of elementsOf(fragment)) {
    if (FORBIDDEN.has(tagName)) problems.push(`element: ${tagName}`);
    for (const { name, value } of attrs) {
      if (/^(?:on|style$|srcdoc$)/.test(name)) problems.push(`attribute: ${name}`);
      if (/^(?:href|src|action|formaction)$/.test(name) && !leadsWell(value)) {
        problems.push(`address: ${value.slice(0, 60)}`);
      }
      if (name !== 'id') continue;
      if (value === '' || ids.has(value)) problems.push(`anchor twice: ${value.slice(0, 60)}`);
      ids.add(value);
    }
  }
  return [...new Set(problems)];
}

/** An address that a browser cannot read leads nowhere. */
function leadsWell(address: string): boolean {
  return !URL.canParse(address, PAGE) || PROTOCOLS.includes(new URL(address, PAGE).protocol);
}

function* elementsOf(root: Node): Generator<Element> {
  const nodes: Node[] = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if ('tagName' in node) yield node;
    if ('childNodes' in node) nodes.push(...node.childNodes);
  }
}
