import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listGuideFiles } from '../../shared/findGuides';
import { DOCS } from '../../shared/folders';
import { journeysOf, LIFE_LINE, stageOf } from '../stages';

const pages = listGuideFiles(DOCS).map((file) => file.replace(/\.mdx$/, ''));

it.each([
  ['onboarding/index', 'registrations'],
  ['emissao/adicionarParcelas', 'requests'],
  ['emissao/ofertasPrimarias/criarOfertaPrimaria', 'offers'],
  ['operacao/consultarOperacoes', 'operations'],
  ['pos-emissao/projecoesPu', 'financial_events'],
  ['pos-emissao/bloqueios/criarBloqueio', 'blocks'],
  ['jornadas/transferencias', 'movements'],
  ['pos-emissao/conciliacoes/conciliarPosicoes', undefined],
  ['jornadas/index', undefined],
])('%s has the stage %s', (page, stage) => {
  expect(stageOf(`frontier/${page}`)).toBe(stage);
});

it('leads from each stage to a page of that stage, and through each journey that it names', () => {
  for (const { href, stage } of LIFE_LINE) {
    const page = [href, `${href}/index`]
      .map((address) => address.replace('/docs/', ''))
      .find((id) => pages.includes(id));
    expect(stageOf(page ?? ''), href).toBe(stage);
    for (const journey of journeysOf(stage)) expect(pages).toContain(`frontier/${journey}`);
  }
});

it('has a stage for each guide of a call, except of authentication, webhooks and positions', () => {
  const isCall = (page: string) =>
    readFileSync(`${DOCS}/${page}.mdx`, 'utf8').includes('<Operation ');
  const without = pages.filter((page) => isCall(page) && !stageOf(page));
  const noStage = /^frontier\/(autenticacao|webhook|pos-emissao\/(conciliacoes|investidores))/;
  expect(
    without.filter((page) => !noStage.test(page)),
    'src/data/stages.ts',
  ).toEqual([]);
});
