import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/* Test double of the process that builds the site: `node makeSite.mjs <folder> <how>`. */
const [folder, how] = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
for (const name of ['404.html', 'index.html', 'sitemap.xml']) {
  writeFileSync(path.join(folder, name), `${name}, depois`);
}
if (how === 'fail') process.exit(1);
// Runs until it is ended.
if (how === 'work') {
  writeFileSync(path.join(folder, 'pid'), String(process.pid));
  setInterval(() => {}, 60_000);
}
