import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../../../../../../scripts/test/tempFolder';
import type { ChangelogEntry } from '../../../changelog/entries';
import type { ContractIndex } from '../../../contracts/buildContractIndex';
import { changelogPage, showEntry } from '../changelog/changelogPage';
import { show } from './support';

const index = {
  services: { emissao: { title: 'Emissão' } },
  operations: { criar: { title: 'Criar', href: '/docs/frontier/emissao/api#criar' } },
} as unknown as ContractIndex;

const entry: ChangelogEntry = {
  id: '2026-11-22-emissao',
  service: 'emissao',
  date: '2026-11-22',
  from: '1.0.0',
  to: '1.1.0',
  note: 'Vale a partir de *dezembro*.',
  changes: [
    {
      rule: 'limit-tightened',
      effect: 'breaking',
      before: 'maxLength: 20',
      after: 'maxLength: <10>',
      places: [{ operation: 'criar', anchor: 'criar.body.nome' }],
      why: 'Um valor que era aceito passa a ser recusado.',
    },
    { rule: 'server-added', effect: 'compatible', places: [], why: 'Os anteriores valem.' },
  ],
};

const options = { folder: makeTempFolder(), route: '/mudancas', services: ['emissao'] };
const showPage = (mdx: string) => show(mdx, changelogPage(options), index);
const lines = (nodes: readonly RootContent[]) => nodes.map((node) => textOf(node));

test('shows an entry with its versions, the sentence of its maintainer and each change with its reason', () => {
  const [heading, note, counts, breaking, fitting] = lines(showEntry(entry, index));
  expect(heading).toBe('22/11/2026: Emissão, versão 1.0.0 → 1.1.0');
  expect(note).toBe('Vale a partir de dezembro.');
  expect(counts).toBe('2 mudanças, 1 quebra quem já integra.');
  expect(breaking).toBe(
    'Quebra quem já integraLimite mais apertado: antes maxLength: 20, agora maxLength: <10>. ' +
      'Um valor que era aceito passa a ser recusado.Criar body.nome',
  );
  expect(fitting).toContain('Vale para todo o serviço.');
});

test('says that it has no entry yet', () => {
  expect(lines(showPage('<Changelog />').children)).toEqual(['Nenhuma mudança até agora.']);
});
