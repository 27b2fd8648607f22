import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const BUILD = 'build';

it('names no folder of the machine it was built on in any page, script or style', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|json)$/.test(name),
  );
  const folder = process.cwd();
  const naming = files.filter((name) =>
    readFileSync(path.join(BUILD, name), 'utf8').includes(folder),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});
