import { expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { type Page, pageAt, pages } from './support/readPages';

type Data = Readonly<Record<string, unknown>>;

const documents = pages.filter(({ plugin }) => plugin === 'docs' || plugin === 'api-reference');

function only(page: Page, type: string): Data {
  const found = page.data.filter((data) => data['@type'] === type);
  expect(found, `${page.name}: ${type}`).toHaveLength(1);
  return found[0] ?? {};
}

function canonicalOf({ links }: Page): string | undefined {
  return links.find(({ rel }) => rel === 'canonical')?.href;
}

it('structured data is one BreadcrumbList of existing pages on each guide and reference', () => {
  for (const page of documents) {
    const { itemListElement } = only(page, 'BreadcrumbList');
    const items = itemListElement as readonly Data[];
    expect(items.length, page.name).toBeGreaterThan(1);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    for (const { '@type': type, item, name } of items) {
      expect(type).toBe('ListItem');
      expect(name).toMatch(/\S/);
      expect(pageAt(new URL(String(item)).pathname), String(item)).toBeDefined();
    }
    expect(items[0]?.item).toBe(`${portal.siteUrl}/`);
    expect(items.at(-1)?.item, page.name).toBe(canonicalOf(page));
  }
  expect(documents.length).toBeGreaterThan(100);
});

it('structured data is a BlogPosting on each post', () => {
  const posts = pages.filter(({ data }) => data.some((found) => found['@type'] === 'BlogPosting'));
  for (const page of posts) {
    const post = only(page, 'BlogPosting');
    expect(post.headline).toMatch(/\S/);
    expect(post.datePublished).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(post.url).toBe(canonicalOf(page));
  }
  expect(posts).toHaveLength(4);
});
