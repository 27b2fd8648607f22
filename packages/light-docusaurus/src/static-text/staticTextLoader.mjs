import path from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = path.join(path.dirname(fileURLToPath(import.meta.url)), 'client');
const MARK = 'export const isStaticText = true;\n';
const CONTENT = 'export default function MDXContent(';
const METADATA = /^export \{default as metadata\} from ('[^']+')$/m;

/**
 * Bundler loader for compiled guides, whose element is put around them here instead of by the
 * theme's layout. In the browser's bundle (option `adopts`) a guide marked by `markStaticText` becomes
 * its HTML, exported as `html` once `prepare` has had it; all others stay components.
 *
 * @this {{ getOptions(): { adopts: boolean } }}
 * @param {string} source what Docusaurus' MDX loader makes of a guide.
 * @returns {string}
 * @throws when the module has no form this knows, since the bundle would grow unnoticed.
 */
export default function staticTextLoader(source) {
  const metadata = METADATA.exec(source)?.[1];
  if (!metadata || !source.includes(CONTENT)) {
    throw new Error('static-text: the compiled guide has a form that is not known');
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
