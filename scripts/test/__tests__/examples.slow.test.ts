import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadService, modelService } from '@frontier/openapi';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';

const PACKAGES = ['openapi', 'reference', 'search', 'contract-diff', 'clients', 'sandbox'];

/*
 * Each public function has a correct example: a line like `reduceWord('ids') // 'id'` has that value.
 * Paths begin at the root of the repository. Examples use the packages' exports and these without an import.
 */
const contract = readFileSync('specs/operacao.yaml', 'utf8');
const request = { service: 'operacao', source: 'specs/operacao.yaml' };
const { document } = await loadService(request);
const service = modelService(document, { id: 'operacao', title: 'Operação' }, request.source);
const packages = await Promise.all(
  PACKAGES.map(async (name) => ({ name, module: await import(`@frontier/${name}`) })),
);
const scope = Object.assign(
  {
    contract,
    document,
    service,
    NO_WORDS: { equivalents: [], foreign: [], translations: [] },
  },
  ...packages.map(({ module }) => module),
);

/** The functions that a package exports, with the `@example` of each, in TypeScript. */
function readExamples(name: string, module: object) {
  const folder = `packages/${name}/src`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const text = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  return Object.entries(module)
    .filter(([, value]) => typeof value === 'function' && !/^class\b/.test(String(value)))
    .map(([exported]) => {
      const declared = new RegExp(
        `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:async )?function\\*? ${exported}\\b`,
      );
      const lines = declared.exec(text)?.[1]?.replace(/^ \* ?/gm, '') ?? '';
      return { exported, example: /@example\n([\s\S]*?)(?=\n@|\s*$)/.exec(lines)?.[1] };
    });
}

describe.each(packages)('@frontier/$name', ({ module, name }) => {
  it.each(readExamples(name, module))(
    'gives an example of $exported that is right',
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
