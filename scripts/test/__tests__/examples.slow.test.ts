import { readFileSync } from 'node:fs';
import { loadService, modelService } from '@frontier/openapi';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { readExamples } from '../readExamples';

const PACKAGES = ['openapi', 'reference', 'search', 'contract-diff', 'clients', 'sandbox'] as const;

/*
 * Each public function has a correct example: a line like `reduceWord('ids') // 'id'` has that value.
 * Paths begin at the root of the repository. Examples use the packages' exports and these without an import.
 */
const contract = readFileSync('specs/operacao.yaml', 'utf8');
const request = { service: 'operacao', source: 'specs/operacao.yaml' };
const { document } = await loadService(request);
const service = modelService(document, { id: 'operacao', title: 'Operação' }, request.source);
const scope = Object.assign(
  {
    contract,
    document,
    service,
    NO_WORDS: { equivalents: [], foreign: [], translations: [] },
  },
  ...(await Promise.all(PACKAGES.map((name) => import(`@frontier/${name}`)))),
);

describe.each(PACKAGES)('@frontier/%s', (name) => {
  it.each(readExamples(`packages/${name}/src/index.ts`))(
    'gives an example of $name that is right',
    async ({ example = '' }) => {
      expect(example).not.toBe('');
      const checked = example.replace(
        /^(?!\s)(?!(?:const|let) )(.+?);? \/\/ (.+)$/gm,
        (_, expression, value) => `expect(await ${expression}).toEqual(${value});`,
      );
      const { code } = transformSync(`async function run() {${checked}\n}`, { loader: 'ts' });
      await new Function('expect', ...Object.keys(scope), `${code}return run();`)(
        expect,
        ...Object.values(scope),
      );
    },
  );
});
