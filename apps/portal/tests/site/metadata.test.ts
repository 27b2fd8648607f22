import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { socialAreas } from '../../src/data/socialAreas';
import { findPictureArea, pictureOf } from '../../src/plugins/site-files/client/pictureOf';
import { BUILD, pages } from './support/readPages';
import { readPngSize } from './support/readPng';

it.each(['title', 'description'])('every page has a %s of its own', (key) => {
  const values = new Map<string, string[]>();
  for (const { metadata, name } of pages) {
    const value = metadata.get(key) ?? '';
    values.set(value, [...(values.get(value) ?? []), name]);
  }
  expect(values.get('')).toBeUndefined();
  expect([...values.values()].filter((names) => names.length > 1)).toEqual([]);
});

it('every page has the picture of its area, with its size and its words', () => {
  const shown = new Set<string>();
  for (const { metadata, name, route } of pages) {
    const image = pictureOf(findPictureArea(socialAreas, route));
    expect(metadata.get('og:image'), name).toBe(portal.siteUrl + image);
    expect(metadata.get('twitter:image'), name).toBe(portal.siteUrl + image);
    expect(metadata.get('twitter:card'), name).toBe('summary_large_image');
    expect(metadata.get('og:type'), name).toMatch(/^(article|website)$/);
    expect(metadata.get('og:image:alt'), name).toMatch(/^Frontier Tech Docs: \S/);
    const said = [metadata.get('og:image:width'), metadata.get('og:image:height')].map(Number);
    const bytes = readFileSync(path.join(BUILD, image));
    expect(readPngSize(bytes), name).toEqual(said);
    expect(said).toEqual([1200, 630]);
    expect(bytes.byteLength, image).toBeLessThan(100 * 1024);
    shown.add(image);
  }
  expect(shown.size).toBe(Object.keys(socialAreas).length);
});
