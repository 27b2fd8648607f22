import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the pages of a service's area: its index, then its guides by name.
 *
 * @param id of the service in `portal.config.ts`.
 * @param docs folder of all guides.
 * @throws {Error} naming the missing page if the area has no index.
 */
export function listGuides(
  id: string,
  docs = 'apps/portal/docs',
): readonly [index: string, ...string[]] {
  const folder = `frontier/${id}`;
  const index = `${folder}/index`;
  if (!existsSync(path.join(docs, `${index}.mdx`))) {
    throw new Error(
      `apps/portal/portal.config.ts: the service "${id}" has no guides; write ${docs}/${index}.mdx, the page of its area.`,
    );
  }
  const guides = readdirSync(path.join(docs, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)[^_/][^/]*\.mdx$/.test(file) && file !== 'index.mdx')
    .map((file) => `${folder}/${file.replace(/\.mdx$/, '')}`);
  return [index, ...guides.sort()];
}
