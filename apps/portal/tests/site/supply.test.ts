import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PLANTED } from '../../../../scripts/specServer';
import { portal } from '../../portal.config';
import { BUILD, files } from './support/readPages';

it('publishes no secret, address of a contract or folder of the machine that built it', () => {
  const forbidden = [PLANTED, ...portal.services.map(({ specUrl }) => specUrl), process.cwd()];
  const texts = files.filter((name) => /\.(?:html|js|css|json|md|txt|xml|ya?ml|csv)$/.test(name));
  const found = texts.filter((name) => {
    const bytes = readFileSync(path.join(BUILD, name));
    return forbidden.some((secret) => bytes.includes(secret));
  });
  expect(texts.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

it('leaves a report of the contracts beside the site, without the secrets of their addresses', () => {
  const report = readFileSync(`${BUILD}.contracts.json`, 'utf8');
  expect(report).not.toContain(PLANTED);
  expect(JSON.parse(report)).toMatchObject({
    stale: false,
    contracts: portal.services.map(({ id }) => ({ service: id, state: 'current' })),
  });
  expect(existsSync(path.join(BUILD, 'contracts.json'))).toBe(false);
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
