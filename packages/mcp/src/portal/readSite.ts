import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareContracts } from '@frontier/sandbox/contracts';
import { INDEX, type SearchData, type SearchManifest } from '@frontier/search';
import { type Anchors, findAnchors } from './findAnchors.js';
import { type Journey, type JourneyStep, type Portal, QUESTIONS, type Question } from './Portal.js';

const JOURNEYS = '/docs/frontier/jornadas';
/** A line of `llms.txt`: `- [Title](https://host/route.md): What the page says.` */
const LISTED = /^- \[(.*)\]\((https?:\/\/[^/]+)(\/.*)\.md\)(?:: (.*))?$/;

/** Reads the published files of a built site. @throws {Error} with the name of a missing or invalid file. */
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
    anchors: readAnchors(folder, pages),
    journeys,
    questions: readQuestions(read(`${QUESTIONS}.csv`)),
    contracts: await prepareContracts(path.join(folder, 'contratos')),
    search: JSON.parse(read(data)) as SearchData,
  };
}

/** Reads the anchors of the published pages. Those of an operation are in its own Markdown. */
function readAnchors(folder: string, pages: Portal['pages']): Record<string, Anchors> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const route = routeOf(name);
      const textOf = (anchor: string) => {
        const [operationId] = anchor.split('.', 1);
        const owner = [`${route}/${operationId}`, route].find((one) => Object.hasOwn(pages, one));
        return owner === undefined ? undefined : { route: owner, text: pages[owner] ?? '' };
      };
      return findAnchors(readFileSync(path.join(folder, name), 'utf8'), textOf);
    });
  return Object.assign({}, ...found);
}

function routeOf(name: string): string {
  const route = `/${name.split(path.sep).join('/')}`.replace(/\.[^.]+$/, '');
  return route === '/index' ? '/' : route;
}

/** Makes links relative to the root, replaces twins by pages, and names the question in marks of assumptions. */
function shortenLinks(markdown: string, origin: string): string {
  return markdown
    .replaceAll(`](${origin}/`, '](/')
    .replaceAll(
      /\]\((\/[^)\s#]*)\.md(#[^)\s]*)?\)/g,
      (_link, route, anchor = '') => `](${route}${anchor})`,
    )
    .replaceAll(/\[leitura nossa\]\([^)\s]*\/perguntas#([\w-]+)\)/g, '[leitura nossa: $1]');
}

/** The steps of a journey, from its numbered headings, with the operations they link to. */
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

/** Parses the published table by its column names. */
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

/** Parses CSV with semicolons (RFC 4180); blank rows are dropped. */
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
