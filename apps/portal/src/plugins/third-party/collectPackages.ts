/** What a bundler's module says of itself; one made of several holds them. */
interface BundledModule {
  readonly resource?: unknown;
  readonly modules?: Iterable<unknown>;
  nameForCondition?(): string | null | undefined;
}

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** The folders of the installed packages that modules of the bundle come from. */
export function collectPackages(modules: Iterable<unknown>): Set<string> {
  const folders = new Set<string>();
  for (const module of modules) {
    if (typeof module !== 'object' || module === null) continue;
    const { modules: inner, ...bundled } = read(module);
    const file = bundled.file?.split('?')[0] ?? '';
    const folder = PACKAGE.exec(file)?.[0];
    if (folder !== undefined) folders.add(folder);
    for (const found of inner ? collectPackages(inner) : []) folders.add(found);
  }
  return folders;
}

function read(module: BundledModule) {
  const name = module.nameForCondition?.();
  const file = name ?? (typeof module.resource === 'string' ? module.resource : undefined);
  return { file, modules: module.modules };
}
