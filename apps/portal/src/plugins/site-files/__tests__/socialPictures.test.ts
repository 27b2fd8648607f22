import { describe, expect, it } from 'vitest';
import { findArea, pictureOf } from '../client/pictureOf';
import { drawPicture, findWords, wrapText } from '../drawPicture';
import { drawPng } from '../drawPng';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"/>';
const token = (name: string) => (name === 'site-surface' ? '#ffffff' : '#123456');
const frame = { site: 'Portal', logo: LOGO, token };

describe('the picture of an area', () => {
  it('is the same bytes each time, and another for other words', () => {
    const draw = (title: string) =>
      Buffer.from(drawPng(drawPicture({ title, text: 'Uma frase.' }, 'key', frame)));
    expect(draw('Emissão').equals(draw('Emissão'))).toBe(true);
    expect(draw('Emissão').equals(draw('Operação'))).toBe(false);
  });

  it('writes what is said as text, not as markup', () => {
    expect(drawPicture({ title: 'A & <b>' }, 'key', frame)).toContain('A &amp; &lt;b&gt;');
  });

  it('takes smaller letters for longer titles, and refuses one that fits in none', () => {
    const sizeOf = (title: string) =>
      Number(/font-size="(\d+)"[^>]*>Notas/.exec(drawPicture({ title }, 'key', frame))?.[1]);
    expect(sizeOf('Notas comerciais e debêntures, por API')).toBeLessThan(sizeOf('Notas'));
    const long = 'palavra '.repeat(30).trim();
    expect(() => drawPicture({ title: long }, 'key', frame)).toThrow(
      `O título "${long}" não cabe na figura da sua área: encurte-o.`,
    );
  });
});

describe('the words of a picture', () => {
  const guides = [{ permalink: '/docs/emissao/', title: 'Emissão', description: 'O caminho.' }];

  it('are those of the guide at the route, unless the area has its own', () => {
    expect(findWords({ route: '/docs/emissao', icon: 'deed' }, guides)).toEqual({
      title: 'Emissão',
      text: 'O caminho.',
    });
    const says = { title: 'Blog' };
    expect(findWords({ route: '/blog', icon: 'pen', says }, guides)).toBe(says);
  });

  it('are asked for when there is no such guide', () => {
    expect(() => findWords({ route: '/docs/pix', icon: 'deed' }, guides)).toThrow(
      'a área /docs/pix não tem guia',
    );
  });

  it('stand in as few lines as they need, of about the same length', () => {
    const wrap = (text: string) => wrapText(text, 12, (line) => line.length);
    expect(wrap('um dois tres quatro')).toEqual(['um dois', 'tres quatro']);
    expect(wrap('curto')).toEqual(['curto']);
    expect(wrap('palavracomprida e curta')).toEqual(['palavracomprida', 'e curta']);
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
