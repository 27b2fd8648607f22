import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { keepTogether } from '../keepTogether';

it('marks code that may break and keeps an amount and a day together', () => {
  const root = unified()
    .use(remarkParse)
    .parse('`quantidade` `https://example.com/api/v1` R$ 5, D-1');
  keepTogether()(root);
  const [paragraph] = root.children;
  expect(paragraph).toMatchObject({
    children: [
      { value: 'quantidade' },
      {},
      { data: { hProperties: { 'data-long': true } } },
      { value: ' R$\u00a05, D-\u20601' },
    ],
  });
  expect(paragraph).not.toHaveProperty('children.0.data');
});
