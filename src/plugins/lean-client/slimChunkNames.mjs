import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nameChunks } from './nameChunks.mjs';
import { shortenHashes } from './shortenHashes.mjs';

const KEY = /^(.*)-([^-]+)$/;

/**
 * Bundler loader for Docusaurus' table from routes to chunk names: the names and keys are those of
 * `slimRegistry` and `slimRoutes`.
 *
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source the generated JSON.
 * @returns {string}
 * @throws when a route or a name has no form this knows.
 */
export default function slimChunkNames(source) {
  const registry = path.join(path.dirname(this.resourcePath), 'registry.js');
  this.addDependency(registry);
  return renameChunks(source, readFileSync(registry, 'utf8'));
}

/**
 * @param {string} source the generated JSON.
 * @param {string} registry the generated module.
 * @returns {string}
 */
export function renameChunks(source, registry) {
  const keys = new Map(nameChunks(registry).map(({ name, key }) => [name, key]));
  /** @param {string} name */
  const rename = (name) => {
    const key = keys.get(name);
    if (key === undefined) throw new Error(`lean-client: no module is called ${name}`);
    return key;
  };
  const table = JSON.parse(source, (_, value) =>
    typeof value === 'string' ? rename(value) : value,
  );
  const routes = Object.keys(table).map((route) => {
    const [, address, hash] = KEY.exec(route) ?? [];
    if (!address || !hash) throw new Error(`lean-client: ${route} is no route that is known`);
    return { address, hash, chunks: table[route] };
  });
  const shorten = shortenHashes(routes);
  return JSON.stringify(
    Object.fromEntries(
      routes.map(({ address, hash, chunks }) => [`${address}-${shorten(address, hash)}`, chunks]),
    ),
  );
}
