import { readFileSync } from 'node:fs';
import path from 'node:path';
import { overlayOf } from '@frontier/openapi';
import { portal } from '../apps/portal/portal.config';
import { dataPages } from '../apps/portal/src/plugins/data-pages/options';
import { readQuestions } from '../apps/portal/src/shared/assumptions/readQuestions';
import { listOutputFiles } from './deploy/finishOutput';
import {
  checkQuestionLink,
  findUnusedAssumptions,
  listContractQuestions,
  listQuestionLinks,
} from './lint-docs/questionLinks';
import { lintPage } from './lint-docs/rules';

/* npm run lint:docs: every guide, post and Markdown page; names with `_` are partials. */
const pages = ['apps/portal/docs', 'apps/portal/blog', 'apps/portal/src/pages'].flatMap((folder) =>
  findFiles(folder, /(^|\/)[^_/][^/]*\.mdx?$/),
);
const questions = readQuestions(dataPages.questions.file);
const data = [
  ...findFiles('apps/portal/docs', /\.yml$/),
  ...portal.services.map(({ snapshot }) => overlayOf(snapshot)),
];

const faults = pages.flatMap((file) =>
  lintPage(file, readFileSync(file, 'utf8')).map(
    ({ line, message }) => `${file}:${line} ${message}`,
  ),
);
const links = [
  ...[...pages, ...data].flatMap((file) =>
    listQuestionLinks(readFileSync(file, 'utf8')).map((link) => ({ ...link, file })),
  ),
  ...portal.services.flatMap(({ snapshot }) => listContractQuestions(snapshot)),
];
faults.push(
  ...links.flatMap((link) => {
    const fault = checkQuestionLink(link, questions);
    return fault ? [`${link.file}:${link.line} ${fault}`] : [];
  }),
  ...findUnusedAssumptions(questions, links),
);

for (const fault of faults) console.error(fault);
console.log(`${pages.length} pages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

function findFiles(folder: string, name: RegExp): string[] {
  return listOutputFiles(folder).flatMap((file) =>
    name.test(file) ? path.join(folder, file) : [],
  );
}
