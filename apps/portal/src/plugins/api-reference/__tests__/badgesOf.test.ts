import { expect, test } from 'vitest';
import { portal } from '../../../../portal.config';
import type { ChangeMarks } from '../../../changelog/marks';
import { badgesOf, describeOptions } from '../describeOutput';
import { chooseSources } from '../options';

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
  const [service] = chooseSources(portal.services, {});
  if (!service) throw new Error('no service');
  const historyOf = (marks: ChangeMarks) =>
    describeOptions(service, { path: '/a.yaml', label: '', bytes: '' }, marks).history;
  expect(historyOf(new Map([[service.id, new Map()]]))).toEqual({
    label: 'Mudanças',
    href: `/docs/frontier/${service.id}/mudancas`,
  });
  expect(historyOf(new Map([['outro', new Map()]]))).toBeUndefined();
});
