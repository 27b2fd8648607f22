import type { Badge } from '@frontier/reference';
import { expect, test } from 'vitest';
import { portal } from '../../../../portal.config';
import { chooseSources } from '../options';
import { describeOptions } from '../renderContracts';

test('leads to the page of changes where a part changed, and nowhere else', () => {
  const [source] = chooseSources(portal.services, {});
  if (!source) throw new Error('no service');
  const historyOf = (badges: ReadonlyMap<string, Badge>) =>
    describeOptions({ source, contract: '/a.yaml', badges }).history;
  const badge = { label: 'novo', description: '', href: '' };
  expect(historyOf(new Map([['criar', badge]]))).toEqual({
    label: 'Mudanças',
    href: '/docs/frontier/mudancas',
  });
  expect(historyOf(new Map())).toBeUndefined();
});
