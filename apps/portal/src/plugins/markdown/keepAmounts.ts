import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const SIGN = /R\$ (?=\d)/g;
/** The end of `D-` in `D-1`. */
const DAY = /(?<=\bD-)(?=\d)/g;

/** Remark plugin: prevents a line break between the currency sign and its amount, and inside `D-1`. */
export function keepAmounts(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'text', (text) => {
      text.value = text.value.replace(SIGN, 'R$\u00a0').replace(DAY, '\u2060');
    });
  };
}
