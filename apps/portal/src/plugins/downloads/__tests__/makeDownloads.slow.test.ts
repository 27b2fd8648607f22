import { createHash } from 'node:crypto';
import path from 'node:path';
import { printYaml } from '@frontier/openapi';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { modelSnapshots, readSnapshots } from '../../../../tests/support/snapshots';
import type { PublishedContract } from '../../../contracts/loadedContracts';
import { makeDownloads } from '../makeDownloads';
import type { DownloadFile } from '../options';

const contracts = modelSnapshots().flatMap((contract, index): PublishedContract[] => {
  const { bytes, document } = readSnapshots()[index] ?? {};
  return bytes && document
    ? [{ ...contract, bytes, complete: Buffer.from(printYaml(document)) }]
    : [];
});
const made = makeDownloads(contracts);

function bytesOf(files: readonly DownloadFile[]): Record<string, Uint8Array> {
  return Object.fromEntries(files.map(({ address, bytes }) => [path.basename(address), bytes]));
}

it('downloads hold each contract as it is served, as JSON, and with the additions of this portal', () => {
  const files = bytesOf(made);
  const read = (name: string) => files[name] ?? new Uint8Array();
  for (const { bytes, complete: added, service } of contracts) {
    const { id } = service;
    expect(Buffer.compare(read(`${id}.yaml`), bytes)).toBe(0);
    expect(JSON.parse(strFromU8(read(`${id}.json`)))).toEqual(parse(strFromU8(bytes)));
    const complete = strFromU8(read(`${id}.com-perguntas.yaml`));
    expect(complete).toBe(strFromU8(added));
  }
  expect(strFromU8(read('operacao.com-perguntas.yaml'))).toContain(
    'precoUnitarioEmissao: 1000.00000000',
  );
});

it('one archive has all downloads, in order and without a date', () => {
  const { 'frontier.zip': zip = new Uint8Array(), SHA256SUMS: _sums, ...files } = bytesOf(made);
  const packed = unzipSync(zip);
  expect(Object.entries(packed).map(([name, bytes]) => [name, sumOf(bytes)])).toEqual(
    Object.entries(files)
      .map(([name, bytes]) => [name, sumOf(bytes)])
      .sort(),
  );
  // Time and date of the first entry: 1980-01-01 00:00.
  expect([...zip.slice(10, 14)]).toEqual([0, 0, 0x21, 0]);
});

it('downloads have their sums in the form that sha256sum checks', () => {
  const { SHA256SUMS: sums = new Uint8Array(), ...files } = bytesOf(made);
  const lines = Object.entries(files).map(([name, bytes]) => `${sumOf(bytes)}  ${name}\n`);
  expect(strFromU8(sums)).toBe(lines.join(''));
});

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
