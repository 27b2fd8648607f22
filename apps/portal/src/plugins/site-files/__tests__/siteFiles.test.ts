import { describe, expect, it } from 'vitest';
import { findArea, pictureOf } from '../client/pictureOf';
import { writeOpenSearch, writeSecurity } from '../siteTexts';

const SITE = 'https://docs.example';

describe('security.txt', () => {
  it('contains contacts, expiry, languages and its address', () => {
    const contact = {
      contacts: ['mailto:a@example.com', 'https://example.com/b'],
      policy: 'https://example.com/p',
    } as const;
    const written = new Date('2026-11-26T10:00:00-03:00');
    expect(writeSecurity(contact, SITE, written).split('\n')).toEqual([
      'Contact: mailto:a@example.com',
      'Contact: https://example.com/b',
      'Expires: 2027-11-21T13:00:00.000Z',
      'Preferred-Languages: pt-BR, en',
      'Canonical: https://docs.example/.well-known/security.txt',
      'Policy: https://example.com/p',
      '',
    ]);
  });
});

describe('the OpenSearch description', () => {
  const site = {
    title: '<Docs>',
    tagline: '',
    url: 'https://docs.example',
    baseUrl: '/base/',
    favicon: 'img/a.svg',
  };

  it('has addresses of the site, as XML', () => {
    const description = writeOpenSearch(site, 'Q & A');
    expect(description).toContain('<ShortName>Q &amp; A</ShortName>');
    expect(description).toContain('<Description>Busca em &lt;Docs&gt;</Description>');
    expect(description).toContain('>https://docs.example/base/img/a.svg<');
    expect(description).toContain('template="https://docs.example/base/busca?q={searchTerms}"');
  });

  it('refuses a name that OpenSearch has no room for', () => {
    expect(() => writeOpenSearch(site, 'x'.repeat(17))).toThrow('up to 16 characters');
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
    expect(findArea(titles, pathname)).toBe(area);
    expect(pictureOf(area)).toBe(picture);
  });
});
