import { expect, it } from 'vitest';
import { transformMdxLater } from '../../../../tests/support/transformMdx';
import { highlightBlocks } from '../highlightBlocks';

async function transform(markdown: string): Promise<unknown> {
  return (await transformMdxLater(markdown, [highlightBlocks])).children[0];
}

it('code of a guide becomes static HTML with its title', async () => {
  expect(await transform('```json title="Pedido"\n{ "a<b": 1 }\n```')).toMatchObject({
    name: 'CodeBlock',
    attributes: [
      { name: 'html', value: expect.stringContaining('"a&lt;b": <i class="tn">1</i>') },
      { name: 'language', value: 'json' },
      { name: 'title', value: 'Pedido' },
    ],
  });
});
