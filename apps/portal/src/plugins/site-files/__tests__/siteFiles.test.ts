import { describe, expect, it } from 'vitest';
import { findArea, pictureOf } from '../client/pictureOf';

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
    expect(findArea(titles, pathname)).toBe(area);
    expect(pictureOf(area)).toBe(picture);
  });
});
