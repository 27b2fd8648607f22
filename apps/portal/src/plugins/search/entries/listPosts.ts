import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Group } from '@frontier/search';
import { describeSections } from './describeSections';
import { readDocument } from './readDocument';
import type { SectionSources } from './SectionSources';
import { textOfNodes } from './textOfNodes';

/**
 * Every post of the blog with its sections, in the order of their paths.
 *
 * @param blog folder of the posts, which are served below its own name by their `slug`.
 * @throws {Error} naming a file that is no MDX, or that has no slug: its address is not known then.
 */
export function listPosts(blog: string, sources: SectionSources): Group[] {
  return readdirSync(blog, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => {
      const file = path.join(blog, name);
      const { sections: parts, texts } = readDocument(file, readFileSync(file, 'utf8'));
      if (!texts.slug) throw new Error(`${file}: falta o slug, o endereço da publicação.`);
      const [opening, ...sections] = parts;
      const opened = textOfNodes(opening?.nodes ?? [], sources.facts);
      return {
        kind: 'post',
        page: `/${path.basename(blog)}/${texts.slug}`,
        area: '',
        trail: ['Blog'],
        anchor: '',
        title: texts.title ?? '',
        text: `${texts.description ?? ''} ${opened}`.trim(),
        names: [],
        entries: describeSections(sections, sources),
      };
    });
}
