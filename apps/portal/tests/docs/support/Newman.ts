import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSnapshotDownloads } from '../../support/readDownloads';

/** What is read of Newman's report. */
export interface Report {
  readonly run: {
    readonly stats: Readonly<Record<'requests' | 'assertions' | 'items', { total: number }>>;
    readonly failures: readonly { error: { message: string }; source?: { name: string } }[];
    readonly executions: readonly { item: { name: string }; response?: { code: number } }[];
  };
}

/** The Postman collection in a folder of its own, run as its user does from the command line. */
export class Newman {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'postman-'));
  readonly #credentials: readonly string[];

  /** @param credentials keys of the account, as `apiKey=…` */
  constructor(credentials: readonly string[]) {
    this.#credentials = credentials;
  }

  /** Writes the collection, its environment and the files it sends, with addresses replaced. */
  async prepare(point: (text: string) => string): Promise<void> {
    const files = await makeSnapshotDownloads('postman');
    const write = (name: string, text: string) =>
      writeFileSync(path.join(this.#folder, name), text);
    for (const [name, text] of files) write(name, point(text));
    const [collection = ''] = [...files.keys()];
    for (const [, name = ''] of (files.get(collection) ?? '').matchAll(/"src": "([^"]+)"/g)) {
      write(name, '%PDF-1.7\n');
    }
  }

  /** Runs it; the report says how it went. */
  run(...options: readonly string[]): Promise<Report> {
    const command = [
      path.resolve('node_modules/newman/bin/newman.js'),
      ...['run', 'frontier.postman_collection.json', ...options],
      ...this.#credentials.flatMap((variable) => ['--env-var', variable]),
      ...['-e', 'frontier.postman_environment.json', '--working-dir', this.#folder],
      ...['--reporters', 'json', '--reporter-json-export', 'report.json'],
    ];
    const env = { ...process.env, NO_PROXY: '*', no_proxy: '*' };
    const report = path.join(this.#folder, 'report.json');
    return new Promise((resolve) => {
      // It ends with an error when a check fails; what failed stands in the report.
      execFile(process.execPath, command, { cwd: this.#folder, env, timeout: 120_000 }, () =>
        resolve(JSON.parse(readFileSync(report, 'utf8')) as Report),
      );
    });
  }

  close(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
