import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files of a site as it will be served: a page `/a` is the file `a.html`. */
export class SiteFolder {
  /** Every file, by its path from the root with `/`, with its bytes' number. */
  readonly files: ReadonlyMap<string, number>;

  constructor(readonly folder: string) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [`/${path.relative(folder, file).split(path.sep).join('/')}`, file] as const);
    this.files = new Map(
      files
        .map(([name, file]): [string, number] => [name, statSync(file).size])
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  }

  /** Whether something is served at an address: a file, or a page. */
  has(pathname: string): boolean {
    return this.isFull(pathname) || this.pageAt(pathname) !== undefined;
  }

  /** The file of the page at an address; nothing where there is none, or an empty one. */
  pageAt(pathname: string): string | undefined {
    const name = pathname.replace(/\/$/, '');
    return [`${name}.html`, `${name}/index.html`].find((file) => this.isFull(file));
  }

  /** @returns nothing where there is no such file. */
  read(name: string): string | undefined {
    return this.files.has(name) ? readFileSync(path.join(this.folder, name), 'utf8') : undefined;
  }

  private isFull(name: string): boolean {
    return (this.files.get(name) ?? 0) > 0;
  }
}
