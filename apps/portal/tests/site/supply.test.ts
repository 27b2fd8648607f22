import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PLANTED } from '../../../../scripts/specServer';
import { portal } from '../../portal.config';

const BUILD = 'build';

it('publishes no secret of the environment, and no address that contracts are fetched from', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(BUILD, name))
    .filter((file) => statSync(file).isFile());
  const forbidden = [PLANTED, ...portal.services.map(({ specUrl }) => specUrl)];
  const found = files.filter((file) => {
    const bytes = readFileSync(file);
    return forbidden.some((secret) => bytes.includes(secret));
  });
  expect(found).toEqual([]);
});

it('leaves a report of the contracts beside the site, without the secrets of their addresses', () => {
  const report = readFileSync(`${BUILD}.contracts.json`, 'utf8');
  expect(report).not.toContain(PLANTED);
  expect(JSON.parse(report)).toMatchObject({
    stale: false,
    contracts: portal.services.map(({ id }) => ({ service: id, state: 'current' })),
  });
  expect(readdirSync(BUILD).filter((name) => name.endsWith('contracts.json'))).toEqual([]);
});

it('publishes the licences of what the browser gets, and a link to them', () => {
  const notices = readFileSync(path.join(BUILD, 'third-party-notices.txt'), 'utf8');
  for (const name of ['react', 'react-dom', 'scheduler', '@docusaurus/core', 'infima', 'clsx']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+.* \\(MIT\\)$`, 'm'));
  }
  expect(notices).toContain('Permission is hereby granted');
  expect(notices).not.toContain('node_modules');
  const page = readFileSync(path.join(BUILD, 'docs/frontier/downloads.html'), 'utf8');
  expect(page).toMatch(/href="?\/third-party-notices\.txt/);
});

it('publishes the inventory of the packages, which names no time and no folder', () => {
  const text = readFileSync(path.join(BUILD, 'downloads/frontier.cdx.json'), 'utf8');
  const { bomFormat, components } = JSON.parse(text) as {
    bomFormat: string;
    components: readonly { name: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', '@docusaurus/core']),
  );
  expect(text).not.toMatch(/timestamp|serialNumber/);
  expect(text).not.toContain(process.cwd());
});
