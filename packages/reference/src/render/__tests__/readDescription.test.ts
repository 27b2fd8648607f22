import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NoteOf } from '../adaptDescription.js';
import { placeNotes } from '../placeNotes.js';
import { isPlainText, readDescription, writeDescription } from '../readDescription.js';

const renderMarkdown = (text: string, kind: 'page' | 'field') => writeDescription(text, kind, {});

it('replaces only the links chosen by the site with notes', () => {
  const noteOf: NoteOf = (href, text) =>
    href.startsWith('/perguntas#') && text === 'leitura nossa'
      ? { className: 'marca', opens: 'datas', namedBy: 'a b', number: '3' }
      : undefined;
  const render = (text: string) => writeDescription(text, 'field', { noteOf });
  const button =
    '<button type="button" class="marca" popovertarget="datas" aria-labelledby="a b" value="3"></button>';
  expect(render('Um dia. [leitura nossa](/perguntas#datas) Outro.')).toBe(
    `Um <span class="r-note">dia${button}.</span> Outro.`,
  );
  expect(render('[que formato](/perguntas#datas)')).toBe(
    '<a href="/perguntas#datas">que formato</a>',
  );
});

it.each([
  ['Um dia. ', ' Outro.', 'Um |dia*.| Outro.'],
  ['Um dia ', ', sem hora.', 'Um |dia*,| sem hora.'],
  ['Um dia (', '), sem hora.', 'Um |dia*,| sem hora.'],
  ['Que dia? ', '', 'Que |dia?*|'],
  ['Um dia... ', '', 'Um |dia...*|'],
  ['', ' Feito.', '|*| Feito.'],
  ['Um dia. ', ' link Outro.', 'Um |dia**.| Outro.'],
  ['Um dia ', ' link link, sem hora.', 'Um |dia***,| sem hora.'],
  ['Um dia. ', ' Outro. link Fim.', 'Um |dia*.| Outro. |link| Fim.'],
  [`Um ${'x'.repeat(30)}. `, '', `Um ${'x'.repeat(30)}|*.|`],
])('puts a note after %j before the punctuation beside its word', (before, after, expected) => {
  const nodes = [before, 'link', ...after.split(/(?=link)|(?<=link)/)].map((value) => ({
    type: value === 'link' ? 'link' : 'text',
    value,
  }));
  const markLink = (node: (typeof nodes)[number]) => (node.type === 'link' ? node : undefined);
  placeNotes(nodes, 1, markLink, (word, notes, stop) => ({
    type: 'text',
    value: `${word}${notes.map(() => '*').join('')}${stop}`,
  }));
  expect(nodes.map(({ value }) => value).join('|')).toBe(expected);
});

it('resolves fragments, and replaces links without a target by text', () => {
  const addressOf = (fragment: string) =>
    fragment === 'tag/Açõés' ? 'pedidos.html#grupo' : undefined;
  const render = (text: string) => writeDescription(text, 'field', { addressOf });
  const group = '[*grupo*](#tag/A%C3%A7%C3%B5%C3%A9s)';
  expect(render(group)).toBe('<a href="pedidos.html#grupo"><em>grupo</em></a>');
  expect(render('[*nada*](#nada)')).toBe('<em>nada</em>');
  // Another service has other targets for the same text.
  expect(renderMarkdown(group, 'field')).toBe(
    '<a href="#tag/A%C3%A7%C3%B5%C3%A9s"><em>grupo</em></a>',
  );
});

it.each([
  ['a heading', '# Título\n\ntexto', '<p><strong>Título</strong></p>\n<p>texto</p>'],
  ['a long line of hyphens', `a\n\n${'-'.repeat(120)}\n\n*b*`, '<p>a</p>\n<hr>\n<p><em>b</em></p>'],
  [
    'a link around an image',
    '[![b](https://e.example/a.png)](/c)',
    '<a href="/c"><span>b</span></a>',
  ],
  ['an unclosed list', 'Ações:<ul><li>um</li><ul>', '<p>Ações:</p><ul><li>um</li></ul>'],
  ['invalid nesting', '<p>a<ul><li>b</li></ul></p>', '<p>a</p><ul><li>b</li></ul>'],
  ['an item without a list', '<dd>a</dd>', 'a'],
])('a field shows %s as it can', (_, text, html) => {
  expect(renderMarkdown(text, 'field')).toBe(html);
});

it('returns the anchors of the headings', () => {
  const { anchors } = readDescription('# Erros\n\n## Erros\n\n## Limites', 'page', {}) ?? {};
  expect(anchors).toEqual(['texto-erros', 'texto-limites']);
});

it('shows the boxes of task lists as signs', () => {
  const html = renderMarkdown('- [x] feito\n- [ ] por fazer\n\n<input value=1>', 'page');
  expect(html.match(/[☑☐][^<]*/g)).toEqual(['☑ feito', '☐ por fazer', '☐']);
  expect(html).not.toContain('<input');
});

it('shows placeholders that look like elements, and entities that would reorder the text', () => {
  expect(renderMarkdown('a&#x202E;b &#8296;`c`', 'field')).toBe('a\ufffdb \ufffd<code>c</code>');
  expect(renderMarkdown('Envie ws@<NomeDaEmpresa>.', 'field')).toContain('ws@&#x3C;NomeDaEmpresa>');
  expect(renderMarkdown('<Aviso>\n\ntexto\n\n</Aviso>', 'field')).not.toContain('Aviso');
  expect(renderMarkdown('a<style>p{}</style>', 'field')).toBe('a');
});

it.each([
  ['quotes in quotes', '>'.repeat(39_000)],
  ['lists in lists', '+ 1. '.repeat(7_900)],
  ['much emphasis', '*a'.repeat(19_000)],
  ['elements in elements', '<b>'.repeat(4_900)],
  ['a long text', 'palavra *forte* '.repeat(100_000)],
])('shows %s literally', (_, text) => {
  const html = renderMarkdown(text, 'field');
  expect(html).not.toMatch(/<(?!\/?pre)/);
  expect(html.length).toBeGreaterThanOrEqual(text.trim().length);
});

it('removes colliding ids and English words', () => {
  const html = renderMarkdown('<a name="x"></a><b id="a">b</b> nota[^1]\n\n[^1]: rodapé', 'field');
  expect(html).toContain('rodapé');
  expect(html).not.toMatch(/ id=|<a|name=|Footnotes|↩|aria-describedby/);
});

it('starts headings on the second level', () => {
  const html = renderMarkdown('### Um\n\n#### Dois\n\n### Um', 'page');
  expect(html).toContain('<h2 id="texto-um">Um</h2>');
  expect(html).toContain('<h3 id="texto-dois">Dois</h3>');
  expect(html).toContain('<h2>Um</h2>');
});

it('writes items without a list as text, so that they do not close the row around them', () => {
  const html = renderMarkdown('Escalas: <li>um</li> <li>dois</li><ul><li>três</li></ul>', 'field');
  expect(html).toContain('um dois<ul><li>três</li></ul>');
});

it('renders a line without Markdown like a parsed one', () => {
  const signs = fc.constantFrom(
    ...' :-=+#!,;\'"%$(){}?/1ab',
    ' - ',
    ' # ',
    ' + ',
    '--',
    'http:',
    'c. ',
  );
  const lines = fc.array(signs, { minLength: 1, maxLength: 12 }).map((all) => all.join('').trim());
  fc.assert(
    fc.property(lines, (line) => {
      fc.pre(line !== '' && isPlainText(line) && !/^\d+[.)]/.test(line));
      expect(renderMarkdown(line, 'page')).toBe(`<p>${renderMarkdown(line, 'field')}</p>`);
    }),
  );
});
