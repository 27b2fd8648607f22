import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { portal } from '../../portal.config';

const BUILD = 'build';
const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');

describe('the search', () => {
  it('is offered to browsers by every page, with an address of the site', () => {
    const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .filter((name) => !/<meta http-equiv="?refresh/i.test(read(name)));
    const lacking = pages.filter(
      (name) => !/<link rel="?search[" ][^>]*opensearch\.xml/.test(read(name)),
    );
    expect(lacking).toEqual([]);
    expect(read('opensearch.xml')).toContain(`template="${portal.siteUrl}/busca?q={searchTerms}"`);
  });

  it('has one page for search engines, whatever is searched', () => {
    expect(read('busca.html')).toMatch(
      new RegExp(`<link[^>]*rel="?canonical"? href="?${portal.siteUrl}/busca[" ]`),
    );
    expect(read('sitemap.xml')).toContain('/busca<');
  });

  it('costs a page nothing but its address', () => {
    expect(read('index.html')).not.toMatch(/<script[^>]*busca/);
    expect(read('index.html')).not.toMatch(/<link rel="?(preload|prefetch)[^>]*busca/);
  });
});
