import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { BUILD } from './support/readPages';

/** A page of each kind, and a redirect; WHOLE_SITE=1 reads every page of the built site. */
const SAMPLE = [
  '404',
  'blog',
  'blog/archive',
  'blog/authors',
  'blog/mdx-blog-post',
  'blog/tags',
  'busca',
  'docs',
  'docs/frontier/autenticacao/api',
  'docs/frontier/conceitos/documentos',
  'docs/frontier/conceitos/estados',
  'docs/frontier/glossario',
  'docs/frontier/homologacao',
  'docs/frontier/introducao',
  'docs/frontier/onboarding',
  'docs/frontier/mudancas',
  'docs/frontier/perguntas',
  'docs/frontier/sandbox',
  'docs/frontier/webhook/api/notificarOperacaoEmitida',
  'index',
  'markdown-page',
];
const names = process.env.WHOLE_SITE ? listPages() : SAMPLE.map((name) => `${name}.html`);

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

it(`is valid HTML: ${names.length} pages`, async () => {
  const faults: string[] = [];
  for (const name of names) {
    const html = readFileSync(path.join(BUILD, name), 'utf8');
    const { results } = await validator.validateString(html, name);
    for (const { message, ruleId, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${name}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(faults).toEqual([]);
}, 300_000);

it('notices what is not valid', async () => {
  const html =
    '<!doctype html><html lang="pt"><head><title>x</title></head><body><img></body></html>';
  const { results } = await validator.validateString(html, 'x.html');
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toContain(
    'element-required-attributes',
  );
});

function listPages(): string[] {
  return readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
}
