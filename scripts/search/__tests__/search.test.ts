import { expect, it } from 'vitest';
import { openSearch } from '../../../apps/portal/tests/support/searchData';
import { formatAnswer } from '../openSearch';

it('prints what a person reads', () => {
  const search = openSearch();
  const answer = formatAnswer(search('liberar bloqueio'));
  expect(answer).toContain('Liberar bloqueio (Guia › Pós-emissão)');
  expect(answer).toContain(
    '  /docs/frontier/pos-emissao/api#liberarBloqueio\n  POST /api/v1/bloqueios/{id}/liberar',
  );
  expect(formatAnswer(search('webhuuk'))).toMatch(
    /^Nenhum resultado\. O mais próximo:\n\nAPI de Webhook/,
  );
  expect(formatAnswer(search('asdfgh'))).toBe('Nenhum resultado.');
});
