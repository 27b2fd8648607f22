import path from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = path.join(path.dirname(fileURLToPath(import.meta.url)), 'client');
const MARK = 'export const isStaticText = true;\n';
const CONTENT = 'export default function MDXContent(';
const METADATA = /^export \{default as metadata\} from ('[^']+')$/m;

/**
 * Bundler loader for compiled guides. It wraps a guide in the element that the theme's layout would
 * add. In the browser's bundle (option `adopts`) a guide marked by `markStaticText` exports `html`,
 * which `prepare` sets; all others stay components.
 *
 * @this {{ getOptions(): { adopts: boolean } }}
 * @param {string} source the output of Docusaurus' MDX loader.
 * @returns {string}
 * @throws when the module has an unknown form, since the bundle would grow unnoticed.
 */
export default function staticTextLoader(source) {
  const metadata = METADATA.exec(source)?.[1];
  if (!metadata || !source.includes(CONTENT)) {
    throw new Error('static-text: the compiled guide has an unknown form');
  }
  const isStatic = source.includes(MARK);
  const code = source.replace(MARK, '').replace(CONTENT, 'function MDXContent(');
  const lines =
    isStatic && this.getOptions().adopts
      ? [
          `import pageData from ${metadata};`,
          `import readText from ${JSON.stringify(path.join(CLIENT, 'readText'))};`,
          'export let html;',
          'export const prepare = async () => { html ??= await readText(pageData); };',
          'export default () => null;',
        ]
      : [
          `import { createElement } from 'react';`,
          `import DocItemContent from '@theme/DocItem/Content';`,
          'export default () => createElement(DocItemContent, null, createElement(MDXContent));',
        ];
  return [code, ...lines, ''].join('\n');
}
