import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isLong } from '../../shared/mdx/jsxNodes';

const SIGN = /R\$ (?=\d)/g;
/** The end of `D-` in `D-1`. */
const DAY = /(?<=\bD-)(?=\d)/g;

/** Remark plugin: keeps `R$` beside its amount and `D-1` on one line, and marks the code that is long enough to break. */
export function keepTogether(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'text', (text) => {
      text.value = text.value.replace(SIGN, 'R$\u00a0').replace(DAY, '\u2060');
    });
    visit(tree, 'inlineCode', (code) => {
      if (isLong(code.value)) code.data = { hProperties: { 'data-long': true } };
    });
  };
}
