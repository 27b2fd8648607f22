import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareContracts } from '@frontier/sandbox/contracts';
import { INDEX, type SearchData, type SearchManifest } from '@frontier/search';
import { type Journey, type JourneyStep, type Portal, QUESTIONS, type Question } from './Portal.js';

const JOURNEYS = '/docs/frontier/jornadas';
/** A line of `llms.txt`: `- [Title](https://host/route.md): What the page says.` */
const LISTED = /^- \[(.*)\]\((https?:\/\/[^/]+)(\/.*)\.md\)(?:: (.*))?$/;

/** Reads a built site, by its published files alone. @throws Error naming the file that is missing or no site's */
export async function readSite(folder: string): Promise<Portal> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const listed = read('llms.txt')
    .split('\n')
    .flatMap((line) => {
      const [, title, origin, route, description = ''] = LISTED.exec(line) ?? [];
      return title && origin && route ? [{ title, origin, route, description }] : [];
    });
  const origin = listed[0]?.origin;
  if (origin === undefined) throw new Error(`${folder}/llms.txt: lists no page`);
  const pages = Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !name.startsWith('.well-known'))
      .sort()
      .map((name) => [routeOf(name), shortenLinks(read(name), origin)]),
  );
  const { data } = JSON.parse(read(INDEX)) as SearchManifest;
  const journeys = listed
    .filter(({ route }) => route.startsWith(`${JOURNEYS}/`))
    .map(({ description, route, title }): Journey => {
      const steps = readSteps(pages[route] ?? '');
      return { name: path.posix.basename(route), route, title, description, steps };
    });
  return {
    origin,
    pages,
    journeys,
    questions: readQuestions(read(`${QUESTIONS}.csv`)),
    contracts: await prepareContracts(path.join(folder, 'contratos')),
    search: JSON.parse(read(data)) as SearchData,
  };
}

function routeOf(name: string): string {
  const route = `/${name.split(path.sep).join('/')}`.slice(0, -'.md'.length);
  return route === '/index' ? '/' : route;
}

/** Links from the portal's root, to pages instead of their twins; the mark of a reading names its question. */
function shortenLinks(markdown: string, origin: string): string {
  return markdown
    .replaceAll(`](${origin}/`, '](/')
    .replaceAll(
      /\]\((\/[^)\s#]*)\.md(#[^)\s]*)?\)/g,
      (_link, route, anchor = '') => `](${route}${anchor})`,
    )
    .replaceAll(/\[leitura nossa\]\([^)\s]*\/perguntas#([\w-]+)\)/g, '[leitura nossa: $1]');
}

/** The steps of a journey, which its headings number, with the calls that link to the reference. */
function readSteps(markdown: string): JourneyStep[] {
  return markdown
    .split(/^### Passo \d+: /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split(/^##? /m, 1)[0]?.split('\n') ?? [];
      const calls = lines.filter((line) => line.startsWith('**Chamada')).join('\n');
      const ids = [...calls.matchAll(/\/api\/(\w+)\)/g)].map(([, id]) => String(id));
      return { title, operationIds: [...new Set(ids)] };
    });
}

/** Columns of the published table, by the names they have there. */
function readQuestions(table: string): Question[] {
  const [head = [], ...rows] = readTable(table.replace(/^\uFEFF/, ''));
  return rows.map((row) => {
    const cell = (name: string): string => {
      const at = head.indexOf(name);
      if (at < 0) throw new Error(`${QUESTIONS}.csv: the column ${name} is missing`);
      return row[at] ?? '';
    };
    return {
      id: cell('id'),
      area: cell('área'),
      question: cell('pergunta'),
      isBlocking: cell('bloqueia') === 'sim',
      why: cell('o que depende'),
      meanwhile: cell('recomendação'),
      reading: cell('leitura deste portal'),
      operationIds: cell('chamadas').split(', ').filter(Boolean),
    };
  });
}

/** Rows of a table whose cells are parted by semicolons and quoted where they need it (RFC 4180). */
export function readTable(table: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of table.matchAll(
    /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== ';') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
