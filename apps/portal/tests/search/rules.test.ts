import { expect, it } from 'vitest';
import { dataPages } from '../../src/plugins/data-pages/options';
import { anchorOf, readRules } from '../../src/plugins/data-pages/rulesPage';
import { openSearch } from '../support/searchData';
import { addressesOf } from './measure';

it('finds each rule by its title', () => {
  const find = addressesOf(openSearch());
  const lost = readRules(dataPages.rules.file).filter(
    (rule) =>
      !find(`regra ${rule.title}`)
        .slice(0, 5)
        .includes(`${dataPages.rules.route}#${anchorOf(rule)}`),
  );
  expect(lost.map(({ title }) => title)).toEqual([]);
  expect(find('regra situacao do cadastro')[0]).toBe(
    '/docs/frontier/sandbox/regras#regra-situacao-do-cadastro',
  );
});
