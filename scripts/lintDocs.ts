import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lintPage } from './lint-docs/lintPage';

/* npm run lint:docs: every guide, post and Markdown page; a name with `_` is a part of a page. */
const files = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)[^_/][^/]*\.mdx?$/.test(name))
    .map((name) => path.join(folder, name))
    .sort(),
);
const faults = files.flatMap((file) => lintPage(file, readFileSync(file, 'utf8')));
for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
console.log(`${files.length} pages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
