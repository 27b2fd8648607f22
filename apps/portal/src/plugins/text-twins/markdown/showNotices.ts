import type { BlockContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** What notices are called on the pages. */
const NAMES: Readonly<Record<string, string>> = {
  note: 'Observação',
  tip: 'Dica',
  info: 'Informação',
  warning: 'Aviso',
  danger: 'Perigo',
  caution: 'Cuidado',
};

/** Remark plugin: notices (`:::note`) become quotes, and any other directive the text it was. */
export function showNotices(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || !node.type.endsWith('Directive')) return;
      const name = 'name' in node ? NAMES[String(node.name)] : undefined;
      const place =
        node.type === 'containerDirective' && name !== undefined
          ? noticeOf(name, node.children as BlockContent[])
          : { type: 'text', value: sourceOf(node, file) };
      parent.children.splice(index, 1, place as RootContent);
    });
  };
}

/** A title of its own stands in the first paragraph, marked as the label. */
function noticeOf(name: string, children: readonly BlockContent[]): BlockContent {
  const [first, ...others] = children;
  const isLabel =
    first?.type === 'paragraph' &&
    first.data !== undefined &&
    'directiveLabel' in first.data &&
    first.data.directiveLabel === true;
  const title = isLabel ? textOf(first) : name;
  return {
    type: 'blockquote',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'strong', children: [{ type: 'text', value: title }] }],
      },
      ...(isLabel ? others : children),
    ],
  };
}

function sourceOf(
  { position }: { readonly position?: RootContent['position'] },
  file: VFile,
): string {
  return String(file).slice(position?.start.offset, position?.end.offset);
}
