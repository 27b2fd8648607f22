import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { headerOf, typeOf } from '../../deploy/contentTypes';
import { listen } from '../../scripts/test/listen';

/**
 * Runs first in each page and records its faults, since WebDriver reports neither errors nor violations. It precedes
 * the page's policy, which therefore does not apply to it.
 */
const PROBE = `<script>window.faults = [];
for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
  addEventListener(type, (event) => faults.push([type, event.message ?? event.reason ?? '', event.violatedDirective ?? '', event.blockedURI ?? ''].join(' ').trim()), true);
}</script>`;

const BUILD = path.resolve('build');

/** Serves `build/` without its headers, each page with a probe for faults. */
export async function serveSite() {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = findFile(decodeURIComponent(pathname));
    const isPage = file.endsWith('.html');
    const bytes = readFileSync(file);
    const type = typeOf(file.slice(BUILD.length));
    response.writeHead(file.endsWith('/404.html') ? 404 : 200, {
      'Content-Type': type ? headerOf(type) : 'application/octet-stream',
    });
    response.end(isPage ? bytes.toString('utf8').replace('<head>', `<head>${PROBE}`) : bytes);
  });
  return listen(server);
}

function findFile(pathname: string): string {
  const place = path.join(BUILD, path.normalize(pathname));
  const files = [place, `${place.replace(/\/$/, '')}.html`, path.join(place, 'index.html')];
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile();
  return files.find(isFile) ?? path.join(BUILD, '404.html');
}
