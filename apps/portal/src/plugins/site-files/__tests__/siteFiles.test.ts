import { describe, expect, it } from 'vitest';
import { drawFilled, writeIco } from '../icons';
import { writeManifest, writeSecurity } from '../siteTexts';

const SITE = 'https://docs.example';

describe('security.txt', () => {
  it('says whom to tell, until when, in which languages and where it stands', () => {
    const contact = {
      contacts: ['mailto:a@example.com', 'https://example.com/b'],
      expires: '2030-01-31T00:00:00Z',
      policy: 'https://example.com/p',
    };
    expect(writeSecurity(contact, SITE, ['pt-BR', 'en']).split('\n')).toEqual([
      'Contact: mailto:a@example.com',
      'Contact: https://example.com/b',
      'Expires: 2030-01-31T00:00:00Z',
      'Preferred-Languages: pt-BR, en',
      'Canonical: https://docs.example/.well-known/security.txt',
      'Policy: https://example.com/p',
      '',
    ]);
  });
});

describe('icons', () => {
  it('stand one behind the other in an .ico, each where the list says', () => {
    const pngs = [Buffer.from('first'), Buffer.from('second')];
    const ico = Buffer.from(writeIco(pngs.map((png, index) => ({ size: 16 * (index + 1), png }))));
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
    expect([ico[6], ico[6 + 16]]).toEqual([16, 32]);
    const offset = ico.readUInt32LE(6 + 16 + 12);
    expect(ico.subarray(offset, offset + ico.readUInt32LE(6 + 16 + 8)).toString()).toBe('second');
  });

  it('fill the square for systems that cut a shape of their own', () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="2" height="2"><rect width="2" height="2" fill="#fff"/></svg>';
    const draw = (part: number) => Buffer.from(drawFilled(logo, '#123456', 10, part));
    expect(draw(0.5).equals(draw(0.9))).toBe(false);
  });
});

it('writes the manifest with the language and the colours of the page', () => {
  const site = { title: 'Portal', tagline: 'Tudo', baseUrl: '/', language: 'pt-BR', color: '#fff' };
  expect(JSON.parse(writeManifest(site))).toMatchObject({
    name: 'Portal',
    lang: 'pt-BR',
    background_color: '#fff',
    theme_color: '#fff',
  });
});
