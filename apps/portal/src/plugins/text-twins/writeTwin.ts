import type { Root } from 'mdast';
import { writeMarkdown } from './markdown/parseMarkdown';
import type { TwinLinks } from './markdown/TwinLinks';
import type { TwinPage } from './pages/TwinPage';

/** A page's twin: its title, the address it is read at, its text. */
export function writeTwin({ read, route, title }: TwinPage, links: TwinLinks): string {
  const content = read();
  if (typeof content === 'string') return content;
  links.resolveAll(content, route);
  const [first] = content.children;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  const tree: Root = isTitled
    ? content
    : {
        type: 'root',
        children: [
          { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
          ...content.children,
        ],
      };
  return writeMarkdown(tree);
}
