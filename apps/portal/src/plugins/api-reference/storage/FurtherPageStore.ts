import { createHash } from 'node:crypto';
import type { FurtherPage } from './FurtherPage';
import { anchorsFileOf } from './readPage';
import { type DataFiles, dataModule } from './writeIsland';

/** What a browser that was served another page fetches; islands of one module each lie beside it. */
const ADDRESS = '/assets/ilhas';

/** Stored pages of one service: one file each, and one module for all of them. */
export interface StoredPages {
  /** What to import. */
  readonly source: string;
  readonly slugs: readonly string[];
  /** What the built site must hold: address, and the file to copy there. */
  readonly files: readonly { readonly path: string; readonly file: string }[];
}

/**
 * Stores the further pages of one service as they are rendered. They have no modules of their own:
 * a bundler's time and memory, and the tables every reader loads, then do not grow with the document.
 */
export class FurtherPageStore {
  private readonly hash = createHash('sha256');
  private readonly stored: { readonly slug: string; readonly file: string }[] = [];

  /** @param service its id, a name that every file system takes. */
  constructor(
    private readonly files: DataFiles,
    private readonly service: string,
  ) {}

  /** @param anchors every `id` on the page, for the server alone. */
  async add(slug: string, page: FurtherPage, anchors: readonly string[]): Promise<void> {
    const text = JSON.stringify(page);
    this.hash.update(text);
    const file = await this.files.createData(`paginas/${this.service}/${slug}.json`, text);
    await this.files.createData(
      anchorsFileOf(`paginas/${this.service}/${slug}.json`),
      JSON.stringify(anchors),
    );
    this.stored.push({ slug, file });
  }

  /**
   * Writes the module that finds them.
   *
   * @param key what the keys of the pages begin with.
   * @returns nothing where the service has one page only.
   */
  async finish(key: string): Promise<StoredPages | undefined> {
    const [first] = this.stored;
    if (!first) return undefined;
    const folder = first.file.slice(0, -`${first.slug}.json`.length);
    const address = `${ADDRESS}/${this.service}`;
    const version = this.hash.digest('hex').slice(0, 8);
    const facts = JSON.stringify({ key, address, version });
    const name = `paginas-${this.service}`;
    await this.files.createData(
      `${name}.server.js`,
      [
        `import { readPage } from '@site/src/plugins/api-reference/storage/readPage';`,
        `const read = (slug) => readPage(${JSON.stringify(folder)} + slug + '.json');`,
        `export default { ...${facts}, read };`,
        '',
      ].join('\n'),
    );
    await this.files.createData(`${name}.client.js`, `export default ${facts};\n`);
    return {
      source: dataModule(name),
      slugs: this.stored.map(({ slug }) => slug),
      files: this.stored.map(({ slug, file }) => ({ path: `${address}/${slug}.json`, file })),
    };
  }
}
