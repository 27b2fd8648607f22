import type { ListItem } from 'mdast';
import type { MdxElement } from '../../../shared/mdx/mdxNodes';
import type { Cell } from '../../../shared/mdx/tableNodes';

const CODE = /^([1-5]\d\d|[1-5]XX|default):\s*/;

/**
 * Reads the advice a writer gives for each status: a list whose items begin with `400:`.
 *
 * @returns the text after each code, by code; nothing for an element without content.
 * @throws through `fail` when the content is anything else.
 */
export function readAdvice(
  { children }: MdxElement,
  fail: (message: string) => never,
): ReadonlyMap<string, Cell> {
  const advice = new Map<string, Cell>();
  const [list, ...others] = children;
  if (!list) return advice;
  if (list.type !== 'list' || others.length > 0) {
    return fail('dentro dele cabe só uma lista de itens como "- 400: o que fazer".');
  }
  for (const item of list.children) {
    const [code, cell] = readItem(item) ?? fail('cada item começa com o código, como "400: …".');
    if (advice.has(code)) fail(`${code} aparece duas vezes.`);
    advice.set(code, cell);
  }
  return advice;
}

function readItem({ children }: ListItem): readonly [string, Cell] | undefined {
  const [paragraph, ...others] = children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return undefined;
  const [first, ...rest] = paragraph.children;
  const code = first?.type === 'text' ? CODE.exec(first.value)?.[1] : undefined;
  if (first?.type !== 'text' || code === undefined) return undefined;
  return [code, [{ ...first, value: first.value.replace(CODE, '') }, ...rest]];
}
