import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every page of the built site by its route; those that only lead on have no application. */
export function listRoutes(): string[] {
  return readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .filter((name) => readFileSync(path.join('build', name), 'utf8').includes('__docusaurus'))
    .map((name) => `/${name.replace(/(index)?\.html$/, '')}`)
    .sort();
}
