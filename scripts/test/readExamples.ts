import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A public function with the example of its documentation. */
export interface DocumentedFunction {
  readonly name: string;
  /** TypeScript; undefined without an example. */
  readonly example: string | undefined;
}

/**
 * Lists the functions that an index file exports, with the `@example` of each.
 *
 * @param index path of the file, from the working directory.
 * @returns functions of the index and of the files it re-exports from, in the order of the index.
 */
export function readExamples(index: string): DocumentedFunction[] {
  const source = readFileSync(index, 'utf8');
  const exported = [...source.matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, names = '', from = '']) => {
      const file = path.join(path.dirname(index), from.replace(/\.js$/, ''));
      const text = readFileSync([`${file}.ts`, `${file}.tsx`].find(existsSync) ?? file, 'utf8');
      const wanted = names.split(',').map((name) => name.trim().split(' as ')[0]);
      return functionsOf(text).filter(({ name }) => wanted.includes(name));
    },
  );
  return [...exported, ...functionsOf(source)];
}

function functionsOf(text: string): DocumentedFunction[] {
  const found = text.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:async )?function\*? (\w+)/g,
  );
  return [...found].map(([, comment = '', name = '']) => {
    const lines = comment.replace(/^ \* ?/gm, '');
    return { name, example: /@example\n([\s\S]*?)(?=\n@|\s*$)/.exec(lines)?.[1] };
  });
}
