import { expect, test } from 'vitest';
import { portal } from '../../../../portal.config';
import { chooseSources } from '../options';
import { badgesOf } from '../readContracts';
import { describeOptions } from '../renderReference';

test('says of each mark what, when and in which version, and leads to the entry', () => {
  const mark = {
    entry: '2026-11-22-emissao',
    date: '2026-11-22',
    version: '1.1.0',
  };
  const marks = new Map([
    ['criar', { ...mark, kind: 'changed' as const }],
    ['criar.body.cor', { ...mark, kind: 'new' as const }],
  ]);
  const href = '/docs/frontier/mudancas#2026-11-22-emissao';
  const description = 'em 22/11/2026, na versão 1.1.0';
  expect([...badgesOf(marks)]).toEqual([
    ['criar', { label: 'mudou', description, href }],
    ['criar.body.cor', { label: 'novo', description, href }],
  ]);
});

test('leads to the page of changes where a part changed, and nowhere else', () => {
  const [source] = chooseSources(portal.services, {});
  if (!source) throw new Error('no service');
  const historyOf = (badges: ReturnType<typeof badgesOf>) =>
    describeOptions({ source, contract: '/a.yaml', badges }).history;
  const badge = { label: 'novo', description: '', href: '' };
  expect(historyOf(new Map([['criar', badge]]))).toEqual({
    label: 'Mudanças',
    href: '/docs/frontier/mudancas',
  });
  expect(historyOf(new Map())).toBeUndefined();
});
