import { expect, test } from 'vitest';
import { portal } from '../../../../portal.config';
import { chooseSources } from '../options';
import { badgesOf } from '../readContracts';
import { describeOptions } from '../renderReference';

test('says of each mark what, when and in which version, and leads to the entry', () => {
  const mark = {
    entry: '2026-11-22-emissao',
    service: 'emissao',
    date: '2026-11-22',
    version: '1.1.0',
  };
  const marks = new Map([
    ['criar', { ...mark, kind: 'changed' as const }],
    ['criar.body.cor', { ...mark, kind: 'new' as const }],
  ]);
  const href = '/mudancas#2026-11-22-emissao';
  const description = 'em 22/11/2026, na versão 1.1.0';
  expect([...badgesOf(marks, '/mudancas')]).toEqual([
    ['criar', { label: 'mudou', description, href }],
    ['criar.body.cor', { label: 'novo', description, href }],
  ]);
});

test('leads to the page of changes of a service that has one, and of no other', () => {
  const [source] = chooseSources(portal.services, {});
  if (!source) throw new Error('no service');
  const historyOf = (hasChanges: boolean) =>
    describeOptions({ source, contract: '/a.yaml', hasChanges }).history;
  expect(historyOf(true)).toEqual({
    label: 'Mudanças',
    href: `/docs/frontier/${source.id}/mudancas`,
  });
  expect(historyOf(false)).toBeUndefined();
});
