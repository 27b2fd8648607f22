import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { readExamples } from '../readExamples';

const PACKAGES = ['openapi', 'reference', 'search', 'contract-diff', 'clients'] as const;

/*
 * Each public function has an example, which is right: a line such as `isLiteral('a') // false` gives that value. Names
 * of the packages can be used without an import, and paths begin at the root of the repository.
 */
const scope = Object.assign(
  {},
  ...(await Promise.all(PACKAGES.map((name) => import(`@frontier/${name}`)))),
);

describe.each(PACKAGES)('@frontier/%s', (name) => {
  it.each(readExamples(`packages/${name}/src/index.ts`))(
    'gives an example of $name that is right',
    async ({ example = '' }) => {
      expect(example).toContain('// ');
      const checked = example.replace(
        /^(?!\s)(?!(?:const|let) )(.+?);? \/\/ (.+)$/gm,
        (_, expression, value) => `expect(await ${expression}).toEqual(${value});`,
      );
      const { code } = transformSync(`async function run() {${checked}\n}`, { loader: 'ts' });
      expect.hasAssertions();
      await new Function('expect', ...Object.keys(scope), `${code}return run();`)(
        expect,
        ...Object.values(scope),
      );
    },
  );
});
