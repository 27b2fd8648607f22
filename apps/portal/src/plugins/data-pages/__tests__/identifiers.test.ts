import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { indexSnapshots } from '../../../../tests/support/snapshots';
import { describeIdentifiers, identifiersPage } from '../identifiersPage';
import { dataPages } from '../options';
import { faultsOf, linksOf, show } from './support';

/** The facts below a heading, one line each. */
function factsBelow(heading: string, { children }: Root): string[] {
  const at = children.findIndex((node) => node.type === 'heading' && textOf(node) === heading);
  const list = children[at + 1];
  return list?.type === 'list' ? list.children.map((item) => textOf(item)) : [];
}

it('finds the places of an identifier by its value in the examples', () => {
  const root = show('<Identifiers />', identifiersPage);
  expect(factsBelow('Bloqueio', root)).toEqual([
    'Nas respostas: id (Criar bloqueio, Liberar bloqueio); dados[].id (Listar bloqueios)',
    'Nas requisições: {id} (Liberar bloqueio)',
    'Nas jornadas: Bloqueios: da ordem ao levantamento, passos 2, 3, 4, 6',
  ]);
  expect(factsBelow('Item do feed', root)).toContain(
    'Nas requisições: ids (Confirmar recebimento)',
  );
  expect(factsBelow('Oferta primária', root)).toContain(
    'Nas respostas: data[].id (Listar ofertas primárias)',
  );
});

it('links fields, steps of journeys and questions', () => {
  const links = linksOf(show('<Identifiers />', identifiersPage));
  expect(links).toContain(
    'Submeter cadastro /docs/frontier/onboarding/api#submeterCadastro.path.id',
  );
  expect(links).toContain(
    '2 /docs/frontier/jornadas/onboarding-do-emissor#passo-2-criar-o-cadastro',
  );
  const subject = /^Que valores têm .+ \/docs\/frontier\/perguntas#valores-das-notificacoes$/;
  expect(links.filter((link) => subject.test(link))).toHaveLength(5);
});

it('refuses a file without an identifier of the contracts, and unknown fields and questions', () => {
  const read = (file: string) => describeIdentifiers(file, indexSnapshots());
  const written = readFileSync(dataPages.identifiers.file, 'utf8');
  expect(faultsOf(written, read)).toEqual([]);
  expect(faultsOf(written.replace('[criarBloqueio response id]', '[]'), read)).toContain(
    'dados.yml: no identifier has liberarBloqueio path id; add it to the fields of one',
  );
  const [field] = faultsOf(written.replace('criarBloqueio response id', 'criarBloqueio id'), read);
  expect(field).toMatch(/^dados\.yml:\d+ id-do-bloqueio: unknown field "criarBloqueio id"/);
  const [question] = faultsOf(written.replace('[id-da-oferta]', '[id-da-ofertas]'), read);
  expect(question).toMatch(/^dados\.yml:\d+ id-da-oferta-primaria: unknown question/);
});
