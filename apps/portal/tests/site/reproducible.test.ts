import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BUILD } from './support/readPages';

const SCRIPTS = path.join(BUILD, 'assets/js');

it('has no script whose names or modules depend on the folder or on earlier builds', () => {
  const scripts = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
  const runtime = scripts.filter((name) => name.startsWith('runtime~'));
  expect(runtime).toHaveLength(1);
  for (const name of scripts) {
    const code = readFileSync(path.join(SCRIPTS, name), 'utf8');
    expect(code, name).not.toContain(process.cwd());
    if (runtime.includes(name)) expect(code).toContain('function __webpack_require__(');
  }
});
