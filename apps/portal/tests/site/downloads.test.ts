import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import arazzo from './support/arazzo-1.0.json';
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

it('offers nine journeys that the published schema of Arazzo takes, with their contracts beside them', () => {
  const folder = path.join(BUILD, 'downloads/jornadas');
  const journeys = readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml'));
  expect(journeys).toHaveLength(9);
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  const takes = ajv.compile(arazzo);
  for (const name of journeys) {
    const document = parse(readFileSync(path.join(folder, name), 'utf8'));
    takes(document);
    expect([name, takes.errors]).toEqual([name, null]);
    for (const { url } of document.sourceDescriptions) {
      expect(readFileSync(path.join(folder, url), 'utf8'), url).toContain('openapi: 3.1');
    }
  }
  takes({ arazzo: '1.0.1', info: { title: 'x', version: '1' }, workflows: [] });
  expect(takes.errors).not.toBeNull();
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
