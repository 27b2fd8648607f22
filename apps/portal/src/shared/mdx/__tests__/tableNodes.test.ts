import { expect, it } from 'vitest';
import { plainText } from '../plainText';
import { markdownCell } from '../tableNodes';

it.each([
  '![b](../../../package.json)',
  '![b](https://x.example/a.png)',
  '[b](../../../package.json)',
  '[b](/etc/passwd)',
  '[b](@site/package.json)',
  '[b](pathname:///x)',
  '[b](javascript:run())',
  '[![b](./c.png)](./package.json)',
  '[b][c]\n\n[c]: ../package.json',
])("a contract's Markdown in a cell names no file and fetches nothing: %s", (markdown) => {
  const text = JSON.stringify(markdownCell(`a ${markdown} <img src=x onerror="run()"> c`));
  expect(text).not.toMatch(/"(?:url|src|html|image\w*|linkReference)"/);
  expect(text).toMatch(/b/);
});

it("a contract's Markdown in a cell keeps text, code, stress and links to the web and to open questions", () => {
  const question = '/docs/frontier/perguntas#textos-de-404';
  const nodes = markdownCell(
    `*a* **b** \`c\` [d](https://x.example/) [e](${question}) [f](/docs/intro)`,
  );
  const types = nodes.map(({ type }) => type);
  expect(new Set(types)).toEqual(new Set(['emphasis', 'text', 'strong', 'inlineCode', 'link']));
  const links = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
  expect(links).toEqual(['https://x.example/', question]);
});

it('a long text becomes plain as it is written, without endless time', () => {
  const text = '*a'.repeat(200_000);
  expect(plainText(text)).toBe(text);
});
