import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { BUILD, pageAt } from './support/readPages';

const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');

describe('the search', () => {
  it('has one page for search engines, whatever is searched', () => {
    const { links = [] } = pageAt('/busca') ?? {};
    const canonical = links.find(({ rel }) => rel === 'canonical');
    expect(canonical?.href).toBe(`${portal.siteUrl}/busca`);
    expect(read('sitemap.xml')).toContain('/busca<');
  });
});
