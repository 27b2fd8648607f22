import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { bundleScript, bundleStyles, readFonts } from './bundle.mjs';
import { readProgramFiles } from './readProgramFiles.mjs';

const require = createRequire(import.meta.url);

/** Folder of the files below the site's root. Names in it carry a hash of the content (`deploy/headers.ts`). */
const ASSETS = 'assets/experimente';

/** The page's policy. A worker has its own, of its response, and compiles PostgreSQL's program. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types simulador',
].join('; ');

/** Writes the page of the tab into `dist/site/`, and its size for other pages into `dist/site.json`. */
export async function buildTab(root, dist) {
  const site = path.join(dist, 'site');
  mkdirSync(path.join(site, ASSETS), { recursive: true });
  const write = (name, bytes) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const { ext, name: stem } = path.parse(name);
    const file = `${ASSETS}/${stem}-${hash}${ext}`;
    writeFileSync(path.join(site, file), bytes);
    return `/${file}`;
  };
  const program = path.dirname(require.resolve('@electric-sql/pglite'));
  const parts = {
    wasm: ['pglite.wasm', readFileSync(path.join(program, 'pglite.wasm'))],
    data: ['pglite.data', readProgramFiles(program)],
    cluster: ['cluster.tar', readFileSync(path.join(dist, 'cluster.tar'))],
  };
  const files = Object.entries(parts).map(([name, part]) => [name, write(...part)]);
  const worker = await bundleScript({
    entryPoints: [path.join(dist, 'tab/worker.js')],
    format: 'esm',
    // PGlite imports it in Node only.
    external: ['node:module'],
  });
  const all = Object.values(parts).map(([, bytes]) => bytes);
  const facts = {
    worker: write('worker.js', worker),
    files: Object.fromEntries(files),
    bytes: sum(all.map(({ length }) => length)),
    packed: sum([...all, worker].map(pack)),
  };
  const sources = path.join(root, 'console/src/tab');
  const define = { PROGRAM: JSON.stringify(facts), PORTAL: '""' };
  const script = await bundleScript({
    entryPoints: [path.join(sources, 'main.tsx')],
    format: 'iife',
    define,
  });
  writeFileSync(path.join(dist, 'site.json'), JSON.stringify({ megabytes: facts.packed / 1e6 }));
  const fonts = new Map(
    readFonts().map(({ bytes, name }) => [name, write(`${name}.woff2`, bytes)]),
  );
  const styles = await bundleStyles(path.join(sources, 'tab.css'), (font) => fonts.get(font));
  const page = readFileSync(path.join(root, 'console/tab.html'), 'utf8')
    .replace('{policy}', POLICY)
    .replace('{font}', fonts.get('geist'))
    .replace('{script}', write('experimente.js', script))
    .replace('{style}', write('experimente.css', styles));
  writeFileSync(path.join(site, 'experimente.html'), page);
  cpSync(path.join(root, 'console/offline.js'), path.join(site, 'experimente-offline.js'));
}

/** Bytes of a file as servers send it, up to 3 % too many: their quality would take four times as long. */
function pack(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(bytes, { params }).length;
}

function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}
