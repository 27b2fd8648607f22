import { expect, it } from 'vitest';
import { makeSnapshotDownloads } from '../../../../tests/support/readDownloads';

interface Component {
  readonly 'bom-ref': string;
  readonly purl: string;
  readonly hashes?: readonly { readonly content: string }[];
}
interface Sbom {
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const files = await makeSnapshotDownloads('inventario');
const text = files.get('frontier.cdx.json') ?? '';
const sbom = JSON.parse(text) as Sbom;
const refs = new Set(sbom.components.map((component) => component['bom-ref']));

it('names each package of a build once, and none that only tests use', () => {
  expect(refs.size).toBe(sbom.components.length);
  const names = [...refs].join('\n');
  for (const name of ['react@19', '%40docusaurus/core@3', '%40frontier/reference@0']) {
    expect(names).toContain(`pkg:npm/${name}`);
  }
  expect(names).not.toMatch(/vitest|playwright|biome/);
});

it('tells what each needs, and names nothing that is not there', () => {
  for (const { dependsOn, ref } of sbom.dependencies) {
    expect(ref === 'site' || refs.has(ref), ref).toBe(true);
    for (const other of dependsOn) expect(refs.has(other), `${ref} → ${other}`).toBe(true);
  }
  const site = sbom.dependencies.find(({ ref }) => ref === 'site');
  expect(site?.dependsOn.some((ref) => ref.startsWith('pkg:npm/react@'))).toBe(true);
});

it('has no time, no serial number, and sums in hexadecimal', () => {
  expect(text).not.toMatch(/timestamp|serialNumber/);
  for (const { hashes = [] } of sbom.components) {
    for (const { content } of hashes) expect(content).toMatch(/^[0-9a-f]{128}$/);
  }
});
