import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { BUILD } from './support/readPages';

/** Address and checksum of each file on the page of downloads. */
function readListed(): [string, string][] {
  const html = readFileSync(path.join(BUILD, 'docs/frontier/downloads.html'), 'utf8');
  const rows = html.matchAll(/href="?(\/[^\s">]+)"?[^>]* download.*?data-copy="?([0-9a-f]{64})/g);
  return [...rows].map(([, address = '', sum = '']) => [address, sum]);
}

const listed = readListed();

it('offers every file of the page of downloads with the sum beside it', () => {
  expect(listed.length).toBeGreaterThan(12);
  for (const [address, sum] of listed) {
    const bytes = readFileSync(path.join(BUILD, address));
    expect(createHash('sha256').update(bytes).digest('hex'), address).toBe(sum);
  }
});

/* `npm run proofs -- tests` lints them and runs them in the simulator. */
it('offers nine journeys as Arazzo documents, with their contracts beside them', () => {
  const folder = path.join(BUILD, 'downloads/jornadas');
  const journeys = readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml'));
  expect(journeys).toHaveLength(9);
  for (const name of journeys) {
    const document = parse(readFileSync(path.join(folder, name), 'utf8'));
    expect(document.workflows, name).toHaveLength(1);
    for (const { url } of document.sourceDescriptions) {
      expect(readFileSync(path.join(folder, url), 'utf8'), url).toContain('openapi: 3.1');
    }
  }
});

it('offers the client of each language as a tarball, which its sum and tar accept', () => {
  const folder = path.join(BUILD, 'downloads/clients');
  const languages = ['java', 'python', 'typescript'];
  const names = languages.flatMap((name) => [
    `frontier-${name}.tgz`,
    `frontier-${name}.tgz.sha256`,
  ]);
  expect(readdirSync(folder).sort()).toEqual(names);
  for (const sum of names.filter((name) => name.endsWith('.sha256'))) {
    const said = execFileSync('sha256sum', ['--check', sum], { cwd: folder, encoding: 'utf8' });
    expect(said).toContain(': OK');
  }
  const tarball = path.join(folder, 'frontier-typescript.tgz');
  const list = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).split('\n');
  expect(list).toEqual(
    expect.arrayContaining(['package/package.json', 'package/dist/index.d.ts', 'package/LICENSE']),
  );
});
