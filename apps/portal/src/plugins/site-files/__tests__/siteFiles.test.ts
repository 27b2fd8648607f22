import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPictureArea, pictureOf } from '../client/pictureOf';

/** The value of a design token in light colours. */
function readToken(token: string): string {
  const styles = readFileSync('packages/reference/src/styles/tokens.css', 'utf8');
  return new RegExp(`--${token}:\\s*([^;]+);`).exec(styles)?.[1] ?? 'no value';
}

describe('design tokens', () => {
  const light = readToken('site-focus');

  it.each([
    ['apps/portal/static/img/logo.svg', light],
    ['apps/portal/static/img/favicon.svg', light],
    ['packages/sandbox/console/index.html', light.replace('#', '%23')],
  ])('give %s the accent %s', (file, accent) => {
    expect(readFileSync(file, 'utf8')).toContain(accent);
  });

  it.each(['font-text', 'font-mono'])('begin --%s with a face that pages load', (token) => {
    const family = readToken(token).split(',')[0];
    const faces = readFileSync('apps/portal/src/css/fonts.css', 'utf8');
    expect(faces).toContain(`font-family: ${family};\n  font-weight: 400 700;`);
  });
});

describe('the area of a page', () => {
  const titles = { '/': 'Portal', '/docs': 'Mapa', '/docs/frontier/emissao': 'Emissão' };

  it.each([
    ['/', '/', '/img/social.png'],
    ['/blog', '/', '/img/social.png'],
    ['/docs', '/docs', '/img/social/docs.png'],
    ['/docs/frontier/emissaoX', '/docs', '/img/social/docs.png'],
    [
      '/docs/frontier/emissao/api',
      '/docs/frontier/emissao',
      '/img/social/docs/frontier/emissao.png',
    ],
  ])('of %s is %s', (pathname, area, picture) => {
    expect(findPictureArea(titles, pathname)).toBe(area);
    expect(pictureOf(area)).toBe(picture);
  });
});
