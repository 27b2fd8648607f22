import { type LockedPackage, type Lockfile, nameOfPackage } from '../../shared/readLockfile';
import type { Contract, DownloadFile, DownloadSite } from './Download';
import { encode } from './fileBytes';

const MODULES = 'node_modules/';
/** The site's own folder in the lockfile. */
const SITE = 'apps/portal';
/** A licence by itself, without `AND`, `OR` and brackets. */
const ONE_LICENCE = /^[\w.+-]+$/;

/**
 * The packages that a build of the site is made with, as CycloneDX 1.6. From the lockfile alone, so
 * that every machine writes the same bytes: no serial number, no time, no folder.
 */
export function writeSbom(
  _contracts: readonly Contract[],
  { folder, name, packages, title }: DownloadSite,
): DownloadFile[] {
  const used = Object.entries(packages).filter(
    ([at, { dev, link }]) => at !== '' && at !== SITE && !dev && !link,
  );
  const components = new Map(
    used.map(([at, item]) => [refOf(at, item), describePackage(at, item)]),
  );
  const edges = new Map<string, Set<string>>();
  for (const [at, item] of used) {
    const ref = refOf(at, item);
    const to = edges.get(ref) ?? new Set();
    edges.set(ref, to);
    for (const dependency of dependenciesOf(at, item, packages)) to.add(dependency);
  }
  const site = packages[SITE] ?? {};
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': 'site', name: title, version: site.version },
    },
    components: sort(components).map(([, component]) => component),
    dependencies: [
      { ref: 'site', dependsOn: dependenciesOf(SITE, site, packages).toSorted() },
      ...sort(edges).map(([ref, to]) => ({ ref, dependsOn: [...to].toSorted() })),
    ],
  };
  return [
    {
      address: `${folder}/${name}.cdx.json`,
      what: 'Os pacotes com que este portal é gerado, em CycloneDX',
      type: 'application/vnd.cyclonedx+json; charset=utf-8',
      bytes: encode(`${JSON.stringify(sbom)}\n`),
    },
  ];
}

function describePackage(at: string, item: LockedPackage) {
  const { integrity, license, optional, version } = item;
  const [, hash] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  const ref = refOf(at, item);
  return {
    type: 'library',
    'bom-ref': ref,
    name: nameOfPackage(at, item),
    version,
    scope: optional ? 'optional' : 'required',
    ...(hash && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
    ...(license && {
      licenses: [
        ONE_LICENCE.test(license) ? { license: { id: license } } : { expression: license },
      ],
    }),
    purl: ref,
  };
}

/** A package URL; a package of one version that stands in two folders is one component. */
function refOf(at: string, item: LockedPackage): string {
  const name = at.startsWith('packages/') ? (item.name ?? at) : nameOfPackage(at, item);
  return `pkg:npm/${name.replace('@', '%40')}@${item.version}`;
}

function dependenciesOf(at: string, item: LockedPackage, packages: Lockfile): string[] {
  const names = Object.keys({ ...item.dependencies, ...item.optionalDependencies });
  return names.flatMap((name) => {
    const found = resolve(at, name, packages);
    return found === undefined ? [] : [found];
  });
}

/** As Node resolves it: in the nearest folder above that has it. */
function resolve(at: string, name: string, packages: Lockfile): string | undefined {
  for (let folder = at; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const candidate = `${folder ? `${folder}/` : ''}${MODULES}${name}`;
    const item = packages[candidate];
    if (item) {
      const target = item.link ? (item.resolved ?? '') : candidate;
      return refOf(target, packages[target] ?? item);
    }
    if (folder === '') return undefined;
  }
}

function sort<Value>(entries: ReadonlyMap<string, Value>): [string, Value][] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}
