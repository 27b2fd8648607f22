import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { typeOf } from '../../deploy/contentTypes';
import { HASHED_PATH } from '../../deploy/headers';

/** Smaller answers fit the first packet as they are. */
export const SMALLEST = 1024;

const isHashed = new RegExp(HASHED_PATH);

/**
 * The best is worth its time (a second for 0.7 MB) where readers keep a file for a year. Pages take a
 * third of that and are 2 % larger; what machines read takes a tenth and is 6 % larger.
 */
function qualityOf(name: string): number {
  if (isHashed.test(`/${name}`)) return 11;
  return name.endsWith('.html') ? 10 : 9;
}

/**
 * Writes a Brotli and a gzip variant beside each file that is worth it, `page.html.br` and
 * `page.html.gz`. The same files give the same bytes: no date, no name in them.
 *
 * @param folder of the built site.
 * @param names of its files, from the folder, with `/`.
 * @returns how many files have variants now, and the bytes of these files and of each kind of variant.
 */
export async function compressFiles(folder: string, names: readonly string[]) {
  const sums = { files: 0, bytes: 0, brotli: 0, gzip: 0 };
  const waiting = names.filter((name) => !typeOf(`/${name}`)?.packed);
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        const file = path.join(folder, name);
        const bytes = await readFile(file);
        if (bytes.length < SMALLEST) continue;
        const small = await compress(bytes, qualityOf(name));
        await Promise.all([
          writeFile(`${file}.br`, small.brotli),
          writeFile(`${file}.gz`, small.gzip),
        ]);
        sums.files += 1;
        sums.bytes += bytes.length;
        sums.brotli += small.brotli.length;
        sums.gzip += small.gzip.length;
      }
    }),
  );
  return sums;
}

async function compress(bytes: Buffer, quality: number) {
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: quality,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { brotli, gzip: gzipped };
}
