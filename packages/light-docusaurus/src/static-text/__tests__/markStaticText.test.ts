import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { markStaticText } from '..';

function isMarked(text: string, ...imports: [name: string, source: string][]): boolean {
  const head = imports.map(([name, source]) => `import ${name} from '${source}';\n`).join('');
  const tree = unified().use(remarkParse).use(remarkMdx).parse(`${head}\n${text}`);
  markStaticText({ parts: ['CodeBlock', 'Diagram', 'EmbeddedIsland'] })(tree);
  return tree.children.some(
    (node) => node.type === 'mdxjsEsm' && node.value === 'export const isStaticText = true;',
  );
}

it('marks text, elements and static parts', () => {
  expect(isMarked('# Título\n\nUm [link](/docs) e <kbd>texto</kbd>.')).toBe(true);
  expect(isMarked('<CodeBlock html="x" />\n\n<Diagram svg="" title="">a</Diagram>')).toBe(true);
  expect(
    isMarked(
      '<EmbeddedIsland island={island0} />',
      ['EmbeddedIsland', '@site/EmbeddedIsland'],
      ['island0', '@generated/ilha'],
    ),
  ).toBe(true);
});

it('leaves a guide with any other component unmarked', () => {
  expect(isMarked('Texto\n\n<CnpjCheck initial="1" />')).toBe(false);
  expect(isMarked('<DocsMap section="start" />')).toBe(false);
  expect(isMarked('Texto com <Head>nada</Head> dentro.')).toBe(false);
  expect(isMarked('<details>\n\n<summary>a</summary>\n\n</details>')).toBe(false);
  expect(isMarked('Texto', ['Tabs', '@theme/Tabs'])).toBe(false);
  expect(isMarked('export const a = 1;\n\nTexto')).toBe(false);
});
