import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../deploy/finishOutput';

const LICENCE = path.join(__dirname, '../../LICENSE');
const BLOCK = 512;

/**
 * Packs a folder with the licence, and writes a checksum for `sha256sum --check` beside it. The same files yield the
 * same bytes: a tar (POSIX ustar) in sorted order without times and users.
 *
 * @param target path of the tarball.
 * @param prefix the one folder that it unpacks to.
 */
export function writeTarball(target: string, folder: string, prefix: string): void {
  const files = listFiles(folder).map((name): [string, Buffer] => [
    name,
    readFileSync(path.join(folder, name)),
  ]);
  const entries = [...files, ['LICENSE', readFileSync(LICENCE)] as const].flatMap(
    ([name, bytes]) => [
      writeHeader(`${prefix}/${name}`, bytes.length),
      bytes,
      Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK),
    ],
  );
  const packed = gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  const sum = createHash('sha256').update(packed).digest('hex');
  writeFileSync(target, packed);
  writeFileSync(`${target}.sha256`, `${sum}  ${path.basename(target)}\n`);
}

function writeHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length, '0')}\0`;
  const fields: [number, string][] = [
    [0, name],
    [100, octal(0o644, 7)],
    [108, octal(0, 7)],
    [116, octal(0, 7)],
    [124, octal(size, 11)],
    [136, octal(0, 11)],
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\x0000'],
  ];
  for (const [at, text] of fields) header.write(text, at, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}
