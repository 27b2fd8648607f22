import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isObject } from '../json.js';

/** The last good document that a service's host gave. */
export interface CachedContract {
  readonly bytes: Uint8Array;
  /** When its host last sent it, in milliseconds since 1970. */
  readonly confirmed: number;
}

/**
 * The last good document of each service, in one JSON file each. A file is replaced as a whole and only
 * valid for its address; a damaged one is ignored.
 */
export class ContractCache {
  /** @param folder created by the first write; it may be deleted any time. */
  constructor(private readonly folder: string) {}

  async read(service: string, address: string): Promise<CachedContract | undefined> {
    const file = await readFile(this.file(service), 'utf8').catch(() => '');
    const { addressSum, confirmed, text } = parseObject(file);
    const isValid = typeof confirmed === 'number' && typeof text === 'string';
    if (!isValid || addressSum !== sha256(address)) return undefined;
    return { bytes: Buffer.from(text), confirmed };
  }

  async write(service: string, address: string, contract: CachedContract): Promise<void> {
    const { bytes, confirmed } = contract;
    // The address may contain a password, so only its hash is stored. The document is valid UTF-8.
    const text = Buffer.from(bytes).toString('utf8');
    const content = JSON.stringify({ addressSum: sha256(address), confirmed, text });
    const next = `${this.file(service)}.${randomUUID()}`;
    await mkdir(this.folder, { recursive: true });
    try {
      await writeFile(next, content);
      await rename(next, this.file(service));
    } finally {
      await rm(next, { force: true });
    }
  }

  private file(service: string): string {
    return path.join(this.folder, `${service}.contract`);
  }
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

function parseObject(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
