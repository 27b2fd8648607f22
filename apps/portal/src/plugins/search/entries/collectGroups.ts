import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '@frontier/openapi';
import type { Entry, Group } from '@frontier/search';
import type { ContractIndex } from '../../../contracts/buildContractIndex';
import type { ContractModel } from '../../../contracts/loadedContracts';
import { fileAnchor, stateAnchor } from '../../../shared/anchors';
import { plainText } from '../../../shared/mdx/plainText';
import { type FindEntries, findSection } from '../../data-pages/DataPage';
import { catalogue, type ListedFile } from '../../downloads/makeDownloads';
import type { SearchSources } from '../options';
import { describeSections, listGuides, type SectionSources } from './listGuides';
import { listErrorTexts, listOperationEntries } from './listOperations';
import { readDocument, textOfNodes } from './texts';

export function collectGroups(given: SearchSources): Group[] {
  const { blog, contracts, data, docs, facts, linkedFiles, others } = given;
  const errors = listErrorTexts(facts);
  const shown = new Map<string, FindEntries>(Object.entries(data)).set('ErrorTable', () => errors);
  const sources: SectionSources = { facts, shown };
  return [
    ...listGuides(docs, sources).map((guide) => addStateValues(guide, facts.states)),
    ...listReferences(contracts),
    ...contracts.flatMap(listOperationEntries),
    ...listFiles(catalogue.read(), linkedFiles),
    ...listPosts(blog, sources),
    ...others,
  ];
}

const FILES_PAGE = '/docs/frontier/downloads';

function listFiles(files: readonly ListedFile[], linked: SearchSources['linkedFiles']): Group[] {
  const listed = files.map(({ address, service, what }) => {
    const title = service ? `OpenAPI de ${service.title} (${service.format})` : what;
    const text = service ? what : '';
    return { address, page: FILES_PAGE, area: service?.id ?? '', title, text };
  });
  const others = linked.map((file) => ({ ...file, area: '', text: '' }));
  return [...listed, ...others].map(({ address, page, ...file }) => ({
    ...file,
    kind: 'file',
    page,
    trail: page === FILES_PAGE ? ['Downloads'] : [],
    anchor: fileAnchor(address),
    names: [path.basename(address)],
    path: address,
    entries: [],
  }));
}

const STATES_PAGE = '/docs/frontier/conceitos/estados';

function addStateValues(guide: Group, states: ContractIndex['states']): Group {
  if (guide.page !== STATES_PAGE) return guide;
  const listed = Object.entries(states).flatMap(([name, { title, values }]) =>
    values.map((value) => ({ anchor: stateAnchor(name, value), title, value })),
  );
  const values = [...groupBy(listed, ({ value }) => value)].map(([value, same]): Entry => {
    const rest = same.map(({ title }) => title).join(', ');
    const anchor = same[0]?.anchor ?? '';
    return { kind: 'value', anchor, title: value, text: '', rest, names: [] };
  });
  return { ...guide, entries: [...guide.entries, ...values] };
}

/**
 * The blog posts with their sections, ordered by path.
 *
 * @param blog folder of the posts. Routes consist of its name and a post's `slug`.
 * @throws {Error} with the path of a file that is not MDX or has no slug.
 */
function listPosts(blog: string, sources: SectionSources): Group[] {
  return readdirSync(blog, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => {
      const file = path.join(blog, name);
      const { sections: parts, texts } = readDocument(file, readFileSync(file, 'utf8'));
      if (!texts.slug) throw new Error(`${file}: the slug is missing, the address of the post.`);
      const [opening, ...sections] = parts;
      const opened = textOfNodes(opening.nodes, sources.facts);
      return {
        kind: 'post',
        page: `/${path.basename(blog)}/${texts.slug}`,
        area: '',
        trail: ['Blog'],
        anchor: '',
        title: texts.title ?? '',
        text: texts.description ?? opened,
        rest: opened,
        names: [],
        entries: describeSections(sections, sources),
      };
    });
}

/** The reference page of each contract, with its tags as sections. */
function listReferences(contracts: readonly ContractModel[]): Group[] {
  return contracts.map(({ route, service, title }) => ({
    kind: 'guide',
    page: route,
    area: service.id,
    trail: [title],
    anchor: '',
    title: service.title,
    text: plainText(service.summary ?? service.description),
    names: [],
    entries: service.groups.flatMap(({ tags }) =>
      tags.map((tag) => findSection(tag.anchor, tag.title, plainText(tag.description))),
    ),
  }));
}
