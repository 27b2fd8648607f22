import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { expect, it } from 'vitest';
import { buildSsrTemplate, type HydrateOn } from '../ssrTemplate';

/** What a template shows of a page, each once. */
function namesIn(template: string): readonly string[] {
  return [...new Set(template.match(/\bit\.\w+/g))].sort();
}

it.each<HydrateOn>(['intent', 'load'])(
  "shows all that Docusaurus' own template does, with %s",
  (hydrateOn) => {
    expect(namesIn(buildSsrTemplate(hydrateOn))).toEqual(namesIn(docusaurusTemplate));
  },
);
