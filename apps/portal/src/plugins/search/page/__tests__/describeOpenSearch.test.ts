import { expect, it } from 'vitest';
import { describeOpenSearch } from '..';

const site = {
  name: 'Q & A',
  description: 'Busca em <Docs>',
  url: 'https://docs.example/base/',
  icon: 'img/a.svg',
};

it('describes the search by addresses of the site, as XML', () => {
  const description = describeOpenSearch(site);
  expect(description).toContain('<ShortName>Q &amp; A</ShortName>');
  expect(description).toContain('<Description>Busca em &lt;Docs&gt;</Description>');
  expect(description).toContain('>https://docs.example/base/img/a.svg<');
  expect(description).toContain('template="https://docs.example/base/busca?q={searchTerms}"');
});

it('refuses a name that OpenSearch has no room for', () => {
  expect(() => describeOpenSearch({ ...site, name: 'x'.repeat(17) })).toThrow(
    'up to 16 characters',
  );
});
