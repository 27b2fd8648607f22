import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { h, type MdxElement, parseMdx, readAttributes } from '../../../shared/mdx/jsxNodes';
import { dataModule, staticHtmlFile } from '../storage/writeStaticHtml';

declare module 'vfile' {
  interface DataMap {
    /** Keys of the parts of static HTML in a guide. */
    staticHtml: readonly string[];
  }
}

export const STATIC_HTML_PART = 'EmbeddedHtml';
const COMPONENT = '@site/src/plugins/api-reference/client/StaticHtml';

/** Marks the place of a part of static HTML. On pages its import replaces the mark, in Markdown pages its Markdown. */
export function staticHtmlMark(key: string): MdxElement {
  return h(STATIC_HTML_PART, { id: key });
}

/** Remark plugin: imports each part of a page once. */
export function importStaticHtml(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const names = new Map<string, string>();
    visit(tree, 'mdxJsxFlowElement', (element, position, parent) => {
      if (element.name !== STATIC_HTML_PART || !parent || position === undefined) return;
      const key = readAttributes(element).get('id') ?? '';
      const name = names.get(key) ?? `staticHtml${names.size}`;
      names.set(key, name);
      const [staticHtml] = parseMdx(
        `<${STATIC_HTML_PART} className="r-embed" staticHtml={${name}} />`,
      );
      if (staticHtml) parent.children[position] = { ...staticHtml, position: element.position };
    });
    file.data.staticHtml = [...names.keys()];
    if (names.size === 0) return;
    const imports = [...names].map(([key, name]) => [name, dataModule(staticHtmlFile(key))]);
    tree.children.unshift(
      ...[[STATIC_HTML_PART, COMPONENT], ...imports].flatMap(([name, source]) =>
        parseMdx(`import ${name} from '${source}';`),
      ),
    );
  };
}
