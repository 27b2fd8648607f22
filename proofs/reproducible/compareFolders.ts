import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Characters shown around the first difference of two files. */
const AROUND = 60;

/** Reports each file that only one folder has, or that differs, with its first difference. */
export function compareFolders(one: string, other: string): string[] {
  const names = [...new Set([...listFiles(one), ...listFiles(other)])].toSorted();
  const others = new Set(listFiles(other));
  const ones = new Set(listFiles(one));
  return names.flatMap((name) => {
    if (!others.has(name)) return [`${name}: only in the first`];
    if (!ones.has(name)) return [`${name}: only in the second`];
    return compareFiles(name, read(one, name), read(other, name));
  });
}

function compareFiles(name: string, one: Buffer, other: Buffer): string[] {
  if (one.equals(other)) return [];
  const at = one.findIndex((byte, index) => byte !== other[index]);
  const place = at < 0 ? one.length : at;
  const show = (bytes: Buffer) =>
    JSON.stringify(bytes.toString('utf8', Math.max(0, place - AROUND), place + AROUND));
  return [`${name}: from byte ${place} on\n  ${show(one)}\n  ${show(other)}`];
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function read(folder: string, name: string): Buffer {
  return readFileSync(path.join(folder, name));
}
