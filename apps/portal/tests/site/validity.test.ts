import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { allPages } from './support/readPages';

/** A page of each kind, and a redirect; WHOLE_SITE=1 reads every page of the built site. */
const SAMPLE = [
  '404',
  'blog/mdx-blog-post',
  'busca',
  'docs',
  'docs/frontier/autenticacao/api',
  'docs/frontier/conceitos/estados',
  'docs/frontier/homologacao',
  'docs/frontier/perguntas',
  'docs/frontier/webhook/api/notificarOperacaoEmitida',
  'index',
];
const read = process.env.WHOLE_SITE
  ? allPages
  : allPages.filter(({ name }) => SAMPLE.includes(name.replace(/\.html$/, '')));

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

it(`is valid HTML: ${read.length} pages`, async () => {
  expect(read.length).toBeGreaterThanOrEqual(SAMPLE.length);
  const faults: string[] = [];
  for (const { html, name } of read) {
    const { results } = await validator.validateString(html, name);
    for (const { message, ruleId, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${name}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(faults).toEqual([]);
});
