import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeCaddy } from './writeCaddy';
import { writeNginxHost } from './writeHost';
import { writeNginxMaps, writeNginxSite } from './writeNginx';
import { writeTable } from './writeTable';

const README = 'README.md';
const BEGIN = '<!-- headers: made by `npm run deploy:files` -->';
const END = '<!-- end of headers -->';

/**
 * Makes every file of `deploy/` that says headers.
 *
 * @param folder `deploy/` itself, whose README keeps all but its tables.
 * @param host name of the site, as in its addresses.
 * @returns the text of each file by its path in the folder.
 * @throws {Error} when the README does not say where the tables stand.
 */
export function listDeployFiles(folder: string, host: string): ReadonlyMap<string, string> {
  const readme = readFileSync(path.join(folder, README), 'utf8');
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${README} lacks the lines ${BEGIN} and ${END}.`);
  return new Map([
    ['nginx/maps.conf', writeNginxMaps()],
    ['nginx/site.conf', writeNginxSite()],
    ['nginx/portal.conf', writeNginxHost(host)],
    ['caddy/Caddyfile', writeCaddy(host)],
    [README, `${readme.slice(0, begin)}${BEGIN}\n\n${writeTable()}\n\n${readme.slice(end)}`],
  ]);
}
