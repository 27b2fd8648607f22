import type { RootContent } from 'mdast';
import * as z from 'zod';
import { id, optionalText, readDataFile, record, text } from '../../../shared/dataFile';
import { parseInline } from '../../../shared/mdx/plainText';
import { headingNode, linkNode, paragraphNode } from '../../../shared/mdx/tableNodes';
import type { DataPage } from '../DataPage';
import { dataPages } from '../options';

const term = record({
  id: id(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'boletim-de-subscricao'),
  name: text,
  /** Words whose first use in a guide links to the term; empty for words that everyone knows. */
  forms: z.array(text),
  /** One sentence, shown in full on hover. */
  definition: text,
  more: optionalText,
  /** Public source of the definition. */
  source: text,
  url: optionalText,
  /** Guide that uses the term most. */
  page: optionalText,
});
export type Term = z.output<typeof term>;

const terms = z
  .array(term)
  .transform((all) => all.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR')));

export const readGlossary = (): readonly Term[] => readDataFile(dataPages.glossary.file, terms);

/** The terms of the market: `<GlossaryTerms />`. `linkTerms` links guides to them. */
export const glossaryPage: DataPage = {
  elements: {
    GlossaryTerms: {
      build: () => readGlossary().flatMap(showTerm),
      find: () =>
        readGlossary().map(({ definition, forms, id: anchor, more, name, source }) => ({
          kind: 'term',
          anchor,
          title: name,
          text: joinSentences(definition, more).replace(/\s+/g, ' '),
          rest: source,
          names: forms,
        })),
    },
  },
};

function showTerm({ definition, id: anchor, more, name, page, source, url }: Term): RootContent[] {
  const origin = url ? linkNode(url, source) : source;
  const seeAlso = page && [' Nos guias: ', linkNode(page, 'onde aparece'), '.'];
  return [
    headingNode(3, anchor, name),
    paragraphNode(parseInline(joinSentences(definition, more))),
    paragraphNode('Fonte: ', origin, '.', seeAlso),
  ];
}

function joinSentences(definition: string, more: string | undefined): string {
  return more ? `${definition} ${more}` : definition;
}
