import { expect, it } from 'vitest';
import staticTextLoader from '../staticTextLoader.mjs';

const GUIDE = `export const frontMatter = {};
export {default as metadata} from '@site/.docusaurus/guia.json'
export const toc = [];
function _createMdxContent(props) { return 'Texto'; }
export default function MDXContent(props = {}) { return _createMdxContent(props); }
`;
const MARKED = `export const isStaticText = true;\n${GUIDE}`;

function load(source: string, adopts: boolean): string {
  return staticTextLoader.call({ getOptions: () => ({ adopts }) }, source);
}

it("gives the browser a marked guide's HTML, and the rest of its exports", () => {
  const code = load(MARKED, true);
  expect(code).toContain("import pageData from '@site/.docusaurus/guia.json';");
  expect(code).toContain('export let html;');
  expect(code).toContain('html ??= await readText(pageData);');
  expect(code).toContain('export const toc = [];');
  expect(code.match(/export default/g)).toHaveLength(1);
  expect(code).not.toContain('createElement');
});

it('leaves components where nothing adopts them, and where they have a state', () => {
  for (const code of [load(MARKED, false), load(GUIDE, true)]) {
    expect(code).toContain('createElement(DocItemContent, null, createElement(MDXContent))');
    expect(code.match(/export default/g)).toHaveLength(1);
    expect(code).not.toContain('readText');
  }
});

it('refuses a compiled guide of another form', () => {
  expect(() => load('export default () => null;', true)).toThrow('static-text');
});
