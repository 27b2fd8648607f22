import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { expect, it } from 'vitest';
import { SSR_TEMPLATE } from '../ssrTemplate';

/** The values of a page that a template uses, each once. */
function namesIn(template: string): readonly string[] {
  return [...new Set(template.match(/\bit\.\w+/g))].sort();
}

it("shows all that Docusaurus' own template does", () => {
  expect(namesIn(SSR_TEMPLATE)).toEqual(namesIn(docusaurusTemplate));
});
