/** A file of the bundler's, as its scripts name it, from the root on and without the first slash. */
const ASSET = /["'`](assets\/[\w.~/-]+\.\w{2,5})["'`]/g;

/** What Docusaurus' bundler writes of its output, as far as it is needed here. */
interface ClientManifest {
  readonly assets: Readonly<
    Record<string, Readonly<Record<string, readonly { readonly file: string }[]>>>
  >;
}

/** Every file that a script of the bundler's fetches by its name, from the root. */
export function listScriptLoads(code: string): string[] {
  return [...code.matchAll(ASSET)].map(([, name]) => `/${name}`);
}

/**
 * Every part of the application, also those that only another page needs.
 *
 * @param json text of `client-manifest.json`.
 */
export function listParts(json: string): string[] {
  const { assets } = JSON.parse(json) as ClientManifest;
  return Object.values(assets).flatMap((kinds) =>
    Object.values(kinds).flatMap((files) => files.map(({ file }) => `/${file}`)),
  );
}
