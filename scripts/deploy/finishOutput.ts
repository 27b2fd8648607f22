import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { CONTENT_TYPES, headerOf, typeOf } from '../../deploy/contentTypes';
import { CACHE_RULES, HASHED_PATH, SCRIPT_POLICY, SECURITY_HEADERS } from '../../deploy/headers';
import { BuildFailure } from '../build/BuildFailure';

/** Smaller responses fit the first packet uncompressed (bytes). */
const SMALLEST = 1024;

const isHashed = new RegExp(HASHED_PATH);

/** @throws {BuildFailure} if `deploy/contentTypes.ts` has no type for a file. */
export async function finishOutput(folder: string, isQuick = false): Promise<void> {
  const names = listOutputFiles(folder);
  const unknown = names.filter((name) => typeOf(`/${name}`) === undefined);
  if (unknown.length > 0) {
    throw new BuildFailure(
      `deploy/contentTypes.ts has no type for ${unknown.join(', ')}: add the extension to one.`,
    );
  }
  await writeFile(path.join(folder, '_headers'), writeStaticHeaders(names));
  await compressFiles(folder, names, isQuick);
}

/** Relative and sorted, with `/`. */
export function listOutputFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}

/** Brotli's quality for a site that is not published. */
const QUICK = 2;

/**
 * The best quality takes a second for 0.7 MB, so only files that are cached for a year get it, except the simulator's
 * 30 MB. Pages take a third of that time and get 2 % larger; other files take a tenth and get 6 % larger.
 */
function qualityOf(name: string): number {
  if (isHashed.test(`/${name}`) && !name.startsWith('assets/experimente/')) return 11;
  return name.endsWith('.html') ? 10 : 9;
}

/** The variants have no date and name, so that the same files yield the same bytes. */
async function compressFiles(folder: string, names: readonly string[], isQuick: boolean) {
  const waiting = names.filter((name) => !typeOf(`/${name}`)?.packed);
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        const file = path.join(folder, name);
        const bytes = await readFile(file);
        if (bytes.length < SMALLEST) continue;
        const params = {
          [zlib.BROTLI_PARAM_QUALITY]: isQuick ? QUICK : qualityOf(name),
          [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await Promise.all([
          promisify(brotliCompress)(bytes, { params }).then((small) =>
            writeFile(`${file}.br`, small),
          ),
          promisify(gzip)(bytes).then((small) => writeFile(`${file}.gz`, small)),
        ]);
      }
    }),
  );
}

/**
 * Netlify and Cloudflare Pages join the values of all matching patterns, so overlapping patterns never set the same
 * header, except policies: browsers enforce each. Patterns cannot match hashes, so cache rules apply to a folder, or
 * to single files if the folder has others. Both hosts revalidate all other files.
 */
export function writeStaticHeaders(names: readonly string[]): string {
  const rules = [
    { pattern: '/*', headers: SECURITY_HEADERS },
    ...CACHE_RULES.flatMap(({ cacheControl, path }) =>
      coverFiles(names, new RegExp(path)).map((pattern) => ({
        pattern,
        headers: { 'Cache-Control': cacheControl },
      })),
    ),
    ...['js', 'mjs'].map((extension) => ({
      pattern: `/*.${extension}`,
      headers: { 'Content-Security-Policy': SCRIPT_POLICY },
    })),
    // Types that hosts lack or set differently.
    ...CONTENT_TYPES.filter(({ type }) => /markdown|yaml/.test(type)).flatMap((known) =>
      (known.extensions ?? []).map((extension) => ({
        pattern: `/*.${extension}`,
        headers: { 'Content-Type': headerOf(known) },
      })),
    ),
  ];
  return rules
    .map(({ headers, pattern }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}

/** Patterns for the files of a rule: the outermost folders without other files, else single files. */
function coverFiles(names: readonly string[], rule: RegExp): string[] {
  const paths = names.map((name) => `/${name}`);
  const others = paths.filter((path) => !rule.test(path));
  const patterns = new Set<string>();
  for (const path of paths.filter((path) => rule.test(path))) {
    const folders = path
      .split('/')
      .slice(1, -1)
      .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}/`);
    const whole = folders.find((folder) => !others.some((other) => other.startsWith(folder)));
    patterns.add(whole === undefined ? path : `${whole}*`);
  }
  return [...patterns].sort();
}
