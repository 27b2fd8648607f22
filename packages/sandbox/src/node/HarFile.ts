import { existsSync, openSync, writeSync } from 'node:fs';
import { readGiven } from './readGiven.js';

const TAIL = '\n]}}\n';

/** An HTTP archive that is complete after each entry: each overwrites the closing brackets and adds them again. */
export class HarFile {
  readonly #file: number;
  #end = 0;
  count = 0;

  /** @throws Error in Portuguese if the file exists, or its folder cannot be written */
  constructor(file: string, version: string) {
    if (existsSync(file)) throw new Error(`--out: ${file} já existe; use outro nome`);
    // Only this user may read it.
    this.#file = readGiven('--out', file, () => openSync(file, 'wx', 0o600));
    const creator = JSON.stringify({ name: 'frontier-sandbox record', version });
    this.#write(`{"log":{"version":"1.2","creator":${creator},"entries":[`);
  }

  append(entry: object): void {
    this.#write(`\n${this.count > 0 ? ',' : ''}${JSON.stringify(entry)}`);
    this.count += 1;
  }

  #write(text: string): void {
    const bytes = Buffer.from(text + TAIL);
    writeSync(this.#file, bytes, 0, bytes.length, this.#end);
    this.#end += bytes.length - TAIL.length;
  }
}
