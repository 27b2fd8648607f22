import { statSync } from 'node:fs';
import { readYamlList, type YamlReading } from '@frontier/contract-diff';
import type { PhrasingContent, RootContent } from 'mdast';
import { headingNode, linkNode, paragraphNode } from '../../../shared/mdx/tableNodes';
import { id, optionalText, optionalTexts, record, text } from '../../../shared/yamlFields';
import type { DataPage } from '../DataPage';
import type { GlossaryOptions } from '../options';

const readTerm = record({
  id: id({
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    name: 'o id',
    rule: 'é de minúsculas e hifens, como boletim-de-subscricao',
  }),
  name: text,
  /** Words whose first use in a guide leads to the term; none for words everyone knows. */
  forms: (reading, node, key) => {
    reading.requireItems(node, key);
    return optionalTexts(reading, node, key);
  },
  /** One sentence; the whole of what a hover shows. */
  definition: text,
  more: optionalText,
  /** Public source of the definition. */
  source: text,
  url: optionalText,
  /** Guide where the term matters most. */
  page: optionalText,
});
/** One term of the domain. */
export type Term = ReturnType<typeof readTerm>;

let known: { readonly key: string; readonly terms: readonly Term[] } | undefined;

/**
 * Reads the terms, in alphabetical order. Every guide asks for them: they are read anew only when the file changes.
 *
 * @throws {Error} naming file and line of every term that lacks something or repeats an id or a form.
 */
export function readGlossary(file: string): readonly Term[] {
  const key = `${file} ${statSync(file).mtimeMs}`;
  if (known?.key !== key) {
    const owners = new Map<string, string>();
    const terms = readYamlList(file, 'termos', (node, reading) =>
      requireOwnForms(readTerm(node, reading), owners, node, reading),
    );
    known = { key, terms: [...terms].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR')) };
  }
  return known.terms;
}

/** @param owners where each form met so far stands. */
function requireOwnForms(
  term: Term,
  owners: Map<string, string>,
  node: unknown,
  reading: YamlReading,
): Term {
  for (const form of term.forms) {
    const earlier = owners.get(form);
    if (earlier) reading.refuse(node, `"${form}" já está em ${earlier}`);
    owners.set(form, term.place);
  }
  return term;
}

/** The terms of the market: `<GlossaryTerms />`; `linkTerms` leads guides to them. */
export function glossaryPage({ file }: GlossaryOptions): DataPage {
  return {
    watched: [file],
    elements: [
      {
        name: 'GlossaryTerms',
        show: () => readGlossary(file).flatMap(showTerm),
        find: () =>
          readGlossary(file).map(({ definition, forms, id: anchor, more, name }) => ({
            kind: 'term',
            anchor,
            title: name,
            text: joinTexts(definition, more).replace(/\s+/g, ' '),
            names: forms,
          })),
      },
    ],
  };
}

function showTerm({ definition, id: anchor, more, name, page, source, url }: Term): RootContent[] {
  const origin = paragraphNode('Fonte: ', url ? linkNode(url, source) : source, '.').children;
  const seeAlso = page ? [' Nos guias: ', linkNode(page, 'onde aparece'), '.'] : [];
  return [
    headingNode(3, anchor, name),
    paragraphNode(...definitionNodes(joinTexts(definition, more))),
    paragraphNode({ type: 'emphasis', children: origin }, ...seeAlso),
  ];
}

/** A definition's text as nodes: what stands between backticks is code, all else is text. */
export function definitionNodes(definition: string): PhrasingContent[] {
  return definition.split('`').flatMap((value, index): PhrasingContent[] => {
    if (value === '') return [];
    return [{ type: index % 2 === 1 ? 'inlineCode' : 'text', value }];
  });
}

function joinTexts(definition: string, more: string | undefined): string {
  return more ? `${definition} ${more}` : definition;
}
