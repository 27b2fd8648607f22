import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { openSearch } from '../../../apps/portal/tests/support/searchData';
import { formatAnswer } from '../openSearch';

function run(options: readonly string[], input = '') {
  const command = ['--import', 'tsx', 'scripts/search.ts', ...options];
  return spawnSync(process.execPath, command, { input, encoding: 'utf8' });
}

describe('the search on the command line', () => {
  it('answers each line of the input with a line of JSON, as the site does', () => {
    const queries = ['liberar bloqueio', 'asdfgh'];
    const { status, stdout } = run(['--json'], `${queries.join('\n')}\n`);
    expect(status).toBe(0);
    const search = openSearch();
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(
      queries.map((query) => ({
        query,
        results: search(query).results.map(({ kind, title, url }) => ({ url, title, kind })),
      })),
    );
  });

  it('says how it is used, without a query', () => {
    const { status, stderr, stdout } = run([]);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('npm run --silent search');
  });

  it('prints what a person reads', () => {
    const search = openSearch();
    const answer = formatAnswer(search('liberar bloqueio'));
    expect(answer).toContain('Liberar bloqueio (Guia › Pós-emissão)');
    expect(answer).toContain(
      '  /docs/frontier/pos-emissao/api#liberarBloqueio\n  POST /api/v1/bloqueios/{id}/liberar',
    );
    expect(formatAnswer(search('asdfgh'))).toContain('Nenhum resultado. O mais próximo:');
  });
});
