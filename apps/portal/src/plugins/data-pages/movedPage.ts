import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeRedirect } from '@frontier/reference';
import * as z from 'zod';
import { readDataEntries } from '../../shared/dataFile';
import { DOCS } from '../../shared/folders';
import type { DataPage } from './DataPage';
import type { DataPages } from './options';

/** Address of the script that all redirect pages load. */
export const REDIRECT_SCRIPT_PATH = '/contratos/redirecionar.js';

/** New addresses by the address of a removed page. */
const table = z.record(
  z.string().regex(/^\/docs(?:\/[\w-]+)+$/),
  z.string().regex(/^\/docs(?:\/[\w-]+)*(?:#\S+)?$/, 'must be an address like /docs/frontier/a#b'),
);

const TITLE = 'Esta página mudou de endereço';

export const readMoves = (file: string) => readDataEntries(file, table);

export function movedPage({ file }: DataPages['moved']): DataPage {
  return {
    elements: {},
    files: () =>
      readMoves(file).flatMap(({ key, sourceLine, value: target }) => {
        const page = path.join(DOCS, key.slice('/docs'.length));
        const guide = [`${page}.mdx`, `${page}/index.mdx`].find((name) => existsSync(name));
        if (guide) throw new Error(`${sourceLine} ${key}: the page still exists, in ${guide}`);
        const now = target.replace(/#.*/, '');
        return [
          {
            address: `${key}.html`,
            write: () => writeRedirect({ target, title: TITLE }, REDIRECT_SCRIPT_PATH),
          },
          {
            address: `${key}.md`,
            write: (_index, { siteConfig: { url } }) => `# ${TITLE}\n\n[${now}](${url}${now}.md)\n`,
          },
        ];
      }),
  };
}
