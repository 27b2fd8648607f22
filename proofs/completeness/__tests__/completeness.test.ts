import { describe, expect, it } from 'vitest';
import { portal } from '../../../apps/portal/portal.config';
import { Tally } from '../compare/Tally';
import type { Category } from '../expectedPlaces';
import { printReport } from '../printReport';
import { listMissing, renderFile } from './support';

const FEATURES = 'packages/reference/fixtures/features';

describe('our contracts', () => {
  it.each(portal.services.map(({ snapshot }) => snapshot))(
    '%s is shown whole',
    async (snapshot) => {
      expect(listMissing(await renderFile(snapshot))).toEqual([]);
    },
  );
});

/** Texts taken out of a page wherever they stand, and what must then be missed. */
const REMOVALS: readonly (readonly [string, string, string | RegExp, Category])[] = [
  ['a field', 'all-of', '>saldo<', 'field'],
  ['a description', 'all-of', 'Quando foi criado.', 'description'],
  ['the mark of a required field of a request', 'bodies', 'obrigatório', 'required'],
  ['the mark of a field that always comes', 'all-of', 'sempre presente', 'required'],
  ['an enum value', 'const-and-enum', '>INATIVO<', 'enum value'],
  ['the meaning of an enum value', 'const-and-enum', 'Não opera mais.', 'enum value'],
  ['a limit', 'limits', 'entre 1 e 365', 'limit'],
  ['a pattern', 'limits', '^[a-z]+$', 'limit'],
  ['a default', 'parameters', /(?<=Padrão: *(<[^>]*>)*)1/g, 'default'],
  ['an example', 'examples', 'Mínimo', 'example'],
  ['the text of a response', 'bodies', 'Erro do cliente', 'response'],
  ['a header', 'bodies', '>X-Restantes<', 'header'],
  ['a form', 'one-of', '>Pessoa<', 'rule'],
  ['a server', 'path-level', 'https://eu.exemplo.example/{versao}', 'server'],
  ['a scope', 'security', 'Grava tudo.', 'security'],
  ['a link', 'links', '>consultarCriado<', 'link'],
  ['a callback', 'callbacks', '>aoMudar<', 'callback or webhook'],
];

describe('the counter', () => {
  it.each(REMOVALS)('misses %s (%s)', async (_, file, removed, category) => {
    const rendered = await renderFile(`${FEATURES}/${file}.yaml`);
    const html = rendered.html.replaceAll(removed, (text) => (text.startsWith('>') ? '><' : ''));
    expect(html).not.toBe(rendered.html);
    const missing = listMissing({ ...rendered, html });
    expect(missing.map((line) => line.split(' /')[0])).toContain(category);
  });

  it('misses a description that stands at another field', async () => {
    const rendered = await renderFile(`${FEATURES}/titles-and-docs.yaml`);
    const text = 'Segundo o IBGE.';
    const html = rendered.html.replace(text, '').replace('Veja o manual', `Veja o manual ${text}`);
    expect(listMissing({ ...rendered, html })).toEqual([
      'description /paths/~1itens/get/responses/200/content/application~1json/schema/properties/codIbge/description',
    ]);
  });

  it('misses a field shown under another object', async () => {
    const rendered = await renderFile(`${FEATURES}/other-properties.yaml`);
    const html = rendered.html.replace('>lado<', '>largura<');
    expect(listMissing({ ...rendered, html }).join()).toContain('properties/lado');
  });

  it('misses the mark of a request that only says what holds for answers', async () => {
    const rendered = await renderFile(`${FEATURES}/bodies.yaml`);
    const html = rendered.html.replaceAll('obrigatório', 'sempre presente');
    expect(listMissing({ ...rendered, html }).join()).toContain('required /paths');
  });

  it('prints what is missing and is content only when nothing is', () => {
    const tally = new Tally();
    const fact = {
      category: 'limit',
      pointer: '/a/maximum',
      expected: { kind: 'word', texts: ['9'] },
    } as const;
    tally.count(fact, true);
    expect(printReport('a.yaml', tally).complete).toBe(true);
    tally.count(fact, false);
    const { complete, text } = printReport('a.yaml', tally);
    expect(complete).toBe(false);
    expect(text).toMatch(/limit +2 +1 +50\.0\n {2}limit: #\/a\/maximum {2}9/);
  });
});
