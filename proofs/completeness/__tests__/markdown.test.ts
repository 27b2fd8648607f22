import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { portal } from '../../../apps/portal/portal.config';
import type { Category } from '../expectedPlaces';
import { listMissingMarkdown, renderFile } from './support';

const FOLDER = 'packages/reference/fixtures/features';
const features = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => path.join(FOLDER, file));
const contracts = portal.services.map(({ snapshot }) => snapshot);

/** Texts taken out of the Markdown wherever they stand, and what must then be missed. */
const REMOVALS: readonly (readonly [string, string, string | RegExp, Category])[] = [
  ['a field', 'all-of', '`saldo`', 'field'],
  ['a description', 'all-of', 'Quando foi criado.', 'description'],
  ['the mark of a required field of a request', 'bodies', 'obrigatório', 'required'],
  ['the mark of a field that always comes', 'all-of', 'sempre presente', 'required'],
  ['an enum value', 'const-and-enum', '`INATIVO`', 'enum value'],
  ['the meaning of an enum value', 'const-and-enum', 'Não opera mais.', 'enum value'],
  ['a limit', 'limits', 'entre 1 e 365', 'limit'],
  ['a pattern', 'limits', '^[a-z]+$', 'limit'],
  ['a default', 'parameters', /(?<=Padrão: )`1`/g, 'default'],
  ['an example', 'examples', 'Mínimo', 'example'],
  ['the text of a response', 'bodies', 'Erro do cliente', 'response'],
  ['a header', 'bodies', '`X-Restantes`', 'header'],
  ['a form', 'one-of', '**Pessoa**', 'rule'],
  ['a server', 'path-level', 'https://eu.exemplo.example/{versao}', 'server'],
  ['a scope', 'security', 'Grava tudo.', 'security'],
  ['a link', 'links', '`consultarCriado`', 'link'],
  ['a callback', 'callbacks', 'Callback: aoMudar', 'callback or webhook'],
];

describe('the counter of Markdown', () => {
  it.each(REMOVALS)('misses %s (%s)', async (_, file, removed, category) => {
    const { markdown, source } = await renderFile(`${FOLDER}/${file}.yaml`);
    const left = markdown.replaceAll(removed, '-');
    expect(left).not.toBe(markdown);
    const missing = listMissingMarkdown({ markdown: left, source });
    expect(missing.map((line) => line.split(' /')[0])).toContain(category);
  });

  it('misses a description that stands at another field', async () => {
    const { markdown, source } = await renderFile(`${FOLDER}/titles-and-docs.yaml`);
    const text = 'Segundo o IBGE.';
    const moved = markdown.replace(text, '').replace('Veja o manual', `Veja o manual ${text}`);
    expect(listMissingMarkdown({ markdown: moved, source })).toHaveLength(1);
  });
});

describe('the Markdown of a document', () => {
  it.each([...contracts, ...features])('has every fact of %s', async (file) => {
    expect(listMissingMarkdown(await renderFile(file))).toEqual([]);
  });
});
