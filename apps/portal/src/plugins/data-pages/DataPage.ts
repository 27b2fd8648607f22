import type { LoadContext } from '@docusaurus/types';
import type { Entry } from '@frontier/search';
import type { ContractIndex } from '../../contracts/buildContractIndex';
import type { EmbeddedPart } from '../../contracts/PartRequest';
import { fileAnchor } from '../../shared/anchors';
import { withoutMarks } from '../../shared/assumptions/assumptionMark';
import { type Columns, formatCsv } from '../../shared/formatCsv';
import { type Child, h } from '../../shared/mdx/jsxNodes';
import { plainText } from '../../shared/mdx/plainText';

/**
 * A page built from data that maintainers edit: elements in guides, published files and search entries. Every function
 * reads the data again and throws one error with file and line of every fault.
 */
export interface DataPage {
  /** By name, for example `GlossaryTerms`. */
  readonly elements: Readonly<Record<string, DataElement>>;
  /** Published files: a spreadsheet, data for programs, redirects. */
  readonly files?: () => readonly PageFile[];
}

interface DataElement {
  readonly build: EmbeddedPart;
  readonly find?: FindEntries;
}

export type FindEntries = () => readonly Entry[];

export interface PageFile {
  /** Path from the site's root. */
  readonly address: string;
  write(index: ContractIndex, site: Pick<LoadContext, 'siteConfig'>): string;
}

export function findSection(anchor: string, title: string, text = ''): Entry {
  return { kind: 'section', anchor, title, text, names: [] };
}

/** A step ranks below the guide that explains it. */
const STEP_RANK = 0.75;

/** A search entry for a step, which readers also find by its number. @param text Markdown of one paragraph. */
export function findStep(id: string, title: string, text: string): Entry {
  const bare = withoutMarks(text);
  return {
    ...findSection(id, `${id}: ${title}`, plainText(bare)),
    names: [id],
    rank: STEP_RANK,
    ...(bare === text ? {} : { doubt: 'assumption' }),
  };
}

/** A column for the reader to fill in. */
export const empty = () => undefined;

/** A CSV file published at an address, from the site's root. */
export function spreadsheet<Row>(
  address: string,
  columns: Columns<Row>,
  readRows: (index: ContractIndex) => readonly Row[],
): PageFile {
  return { address, write: (index) => formatCsv(columns, readRows(index)) };
}

/** The download link of a spreadsheet. `before` describes its content. */
export function downloadNodes(csv: string, title: string, before = ''): Child {
  return [
    h('a', { id: fileAnchor(csv), href: csv, download: null }, title),
    ` (${before}para Excel e outras planilhas)`,
  ];
}
