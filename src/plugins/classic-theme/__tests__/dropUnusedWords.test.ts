import { expect, it } from 'vitest';
import { dropUnusedWords } from '../dropUnusedWords';

it('keeps the words of parts that pages show', () => {
  const shown = {
    'theme.docs.paginator.next': 'Próxima',
    'theme.tags.tagsPageTitle': 'Etiquetas',
  };
  const unused = { 'theme.docs.versions.latestVersionLinkLabel': 'versão mais recente' };
  expect(dropUnusedWords({ ...shown, ...unused })).toEqual(shown);
});
