import type { Service } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { compareVersions, groupDocuments } from '../documentGroups.js';

describe('compareVersions', () => {
  it.each([
    ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-beta', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0', '1.0.1'],
    ['v1', '1.9', 'V1.10', '2', '10.0'],
    ['1.0.0-1', '1.0.0'],
    ['2.0beta', '2.0', '2.0.1'],
    ['2023-12-01', '2024-01', '2024-01-15', '2024-02-01'],
    ['', '0.1'],
  ])('orders %s before what comes later', (...versions) => {
    expect(versions.toReversed().sort(compareVersions)).toEqual(versions);
  });

  it('takes the same version built anew for the same', () => {
    expect(compareVersions('1.0.0+5', 'v1.0.0')).toBe(0);
  });
});

describe('groupDocuments', () => {
  const place = (title: string, version: string) => ({ service: { title, version } as Service });

  it('joins what differs by version only, the newest first, where the title first comes', () => {
    const places = [
      place('Pedidos', '1.9'),
      place('Contas', '1'),
      place('Pedidos', '1.10'),
      place('Contas', '1'),
    ];
    const [old, accounts, current, again] = places;
    expect(groupDocuments(places)).toEqual([
      { title: 'Pedidos', newest: current, versions: [current, old] },
      { title: 'Contas', newest: accounts, versions: [accounts] },
      { title: 'Contas', newest: again, versions: [again] },
    ]);
  });
});
