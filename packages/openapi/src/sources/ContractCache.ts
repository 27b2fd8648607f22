import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The last good document that a service's host gave. */
export interface CachedContract {
  readonly bytes: Uint8Array;
  /** When its host last sent it, in milliseconds since 1970. */
  readonly confirmed: number;
}

/** The first line of a file in the cache, as JSON; the document's bytes follow. */
interface Head {
  readonly address: string;
  readonly sha256: string;
  readonly confirmed: number;
}

const LINE_END = 0x0a;

/**
 * The last good document of each service, in one file each. A file is replaced as a whole and only
 * valid for its address; a damaged one is ignored.
 */
export class ContractCache {
  /** @param folder created by the first write; it may be deleted any time. */
  constructor(private readonly folder: string) {}

  async read(service: string, address: string): Promise<CachedContract | undefined> {
    const file = await readFile(this.file(service)).catch(() => undefined);
    const end = file?.indexOf(LINE_END) ?? -1;
    if (!file || end < 0) return undefined;
    const head = parseHead(file.subarray(0, end).toString('utf8'));
    const bytes = file.subarray(end + 1);
    if (head?.address !== sha256(address) || head.sha256 !== sha256(bytes)) return undefined;
    return { bytes, confirmed: head.confirmed };
  }

  async write(service: string, address: string, contract: CachedContract): Promise<void> {
    const { bytes, confirmed } = contract;
    const head: Head = {
      // Only a hash: the address may have a password.
      address: sha256(address),
      sha256: sha256(bytes),
      confirmed,
    };
    const next = `${this.file(service)}.${randomUUID()}`;
    await mkdir(this.folder, { recursive: true });
    try {
      await writeFile(next, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]));
      await rename(next, this.file(service));
    } finally {
      await rm(next, { force: true });
    }
  }

  private file(service: string): string {
    return path.join(this.folder, `${service}.contract`);
  }
}

/** A document's sum, or an address's, in hexadecimal. */
function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function parseHead(line: string): Head | undefined {
  try {
    const head: unknown = JSON.parse(line);
    return isHead(head) ? head : undefined;
  } catch {
    return undefined;
  }
}

function isHead(value: unknown): value is Head {
  if (typeof value !== 'object' || value === null) return false;
  const head: Partial<Record<keyof Head, unknown>> = value;
  const { address, confirmed, sha256: sum } = head;
  return [address, sum].every((text) => typeof text === 'string') && typeof confirmed === 'number';
}
