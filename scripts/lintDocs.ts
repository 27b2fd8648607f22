import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { portal } from '../apps/portal/portal.config';
import { readQuestions } from '../apps/portal/src/shared/readings/readQuestions';
import { countGaps, reportGaps } from './lint-docs/gaps';
import { findMissingWords, lintPage } from './lint-docs/lintPage';
import { isFault, type Page, parsePage } from './lint-docs/parsePage';
import {
  checkQuestionLink,
  findUnusedReadings,
  listQuestionLinks,
} from './lint-docs/questionLinks';
import { reportWords } from './lint-docs/words';

/* npm run lint:docs: every guide, post and Markdown page; a name with `_` is a part of a page. */
const QUESTIONS = 'apps/portal/docs/frontier/perguntas.yml';
const pages = ['apps/portal/docs', 'apps/portal/blog', 'apps/portal/src/pages'].flatMap((folder) =>
  listFiles(folder, /(^|\/)[^_/][^/]*\.mdx?$/),
);
const questions = readQuestions(QUESTIONS);
const data = listFiles('apps/portal/docs', /\.yml$/);
/* Words of the search and old addresses are on no page; rules of the simulator are. */
const shown = [
  ...data.filter((file) => !['busca.yml', 'enderecos.yml'].includes(path.basename(file))),
  'packages/sandbox/src/rules/rules.yml',
];
const contracts = portal.services.map(({ snapshot }) => snapshot);

const faults = pages.flatMap((file) =>
  lintPage(file, readText(file)).map(({ line, message }) => `${file}:${line} ${message}`),
);
const links = [...pages, ...data, ...contracts].flatMap((file) =>
  listQuestionLinks(readText(file)).map((link) => ({ ...link, file })),
);
faults.push(
  ...links.flatMap((link) => {
    const fault = checkQuestionLink(link, questions);
    return fault ? [`${link.file}:${link.line} ${fault}`] : [];
  }),
  ...findUnusedReadings(questions, links),
);

const read = pages.flatMap(parseFile);
const guides = read.filter(({ file }) => file.startsWith('apps/portal/docs/'));
faults.push(...findMissingWords(guides).map((word) => `docs: nenhum guia usa a palavra "${word}"`));

for (const fault of faults) console.error(fault);
console.log(reportGaps(read.map(countGaps)));
console.log(
  reportWords(guides, new Map(shown.map((file) => [path.basename(file), readText(file)]))),
);
console.log(`${pages.length} pages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

function listFiles(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

function parseFile(file: string): Page[] {
  const page = parsePage(file, readText(file));
  return isFault(page) ? [] : [page];
}
