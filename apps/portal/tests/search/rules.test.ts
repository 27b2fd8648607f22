import { expect, it } from 'vitest';
import { dataPages } from '../../src/plugins/data-pages/options';
import { anchorOf, readRules } from '../../src/plugins/data-pages/rulesPage';
import { drawSample } from '../support/drawSample';
import { openSearch } from '../support/searchData';
import { addressesOf } from './measure';

it('finds a rule by its title', () => {
  const find = addressesOf(openSearch());
  const lost = drawSample(readRules(dataPages.rules.file), 20).filter(
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
