import {
  english,
  loadReference,
  renderMarkdown,
  renderReference,
  SpecError,
  type SpecFault,
} from '@frontier/reference';
import { checkNames } from './checkNames';
import { checkPage } from './checkPage';

/** What came of one document. */
export interface Tried {
  /** `page`, or which fault is told first (`HostileDocument.expected`). */
  readonly outcome: string;
  /** What is wrong with its pages, or with how its faults are told. */
  readonly problems: readonly string[];
}

/** Words that only describe a value of the document: what was expected says more. */
const VALUES = ['found.nothing', 'found.list', 'found.object', 'found.emptyObject'];
const SOURCE = 'hostile.yaml';

/**
 * Reads a document and writes its pages in two layouts and as Markdown.
 *
 * @throws whatever is no fault of the document: a defect of ours.
 */
export async function tryDocument(content: string | Uint8Array): Promise<Tried> {
  try {
    return { outcome: 'page', problems: await writePages(content) };
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    const [first] = error.faults;
    if (!first) throw error;
    return { outcome: classOf(first), problems: error.faults.flatMap(checkFault) };
  }
}

async function writePages(content: string | Uint8Array): Promise<string[]> {
  const service = await loadReference(SOURCE, { read: async () => Buffer.from(content) });
  const problems = new Set<string>();
  const names: string[] = [];
  for (const layout of ['page', 'operation'] as const) {
    const options = { labels: english, downloads: [], layout, addressOf: (slug: string) => slug };
    for (const output of renderReference(service, options)) {
      if (layout === 'operation' && output.slug !== '') names.push(output.slug);
      if (output.kind !== 'page') continue;
      for (const problem of checkPage(output.html)) problems.add(problem);
    }
  }
  for (const problem of checkNames(names)) problems.add(problem);
  for (const page of renderMarkdown(service, {
    labels: english,
    layout: 'page',
    addressOf: String,
  })) {
    if (page.markdown.trim() === '') problems.add('Markdown: empty');
  }
  return [...problems];
}

function classOf({ expected, found }: SpecFault): string {
  const name = typeof found === 'object' ? found.name : '';
  if (name.startsWith('found.') && !VALUES.includes(name)) return name;
  return typeof expected === 'object' ? expected.name : expected;
}

/** A fault says where it is and how to mend it. */
function checkFault({ line, mend, pointer, source }: SpecFault): string[] {
  const isPlaced = source === SOURCE && (line !== undefined || pointer !== undefined);
  return isPlaced && mend !== '' ? [] : ['a fault without its place'];
}
