import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { specs } from '../../__tests__/startSandbox.js';
import { prepareContracts } from '../prepareContracts.js';

it('names a file that is no OpenAPI document, and the place in it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contracts-'));
  const text = readFileSync(path.join(specs, 'autenticacao.yaml'), 'utf8');
  writeFileSync(path.join(folder, 'autenticacao.yaml'), text.replace('openapi: 3', 'openapi: 4'));
  expect(() => prepareContracts(folder)).toThrow(/autenticacao\.yaml:\d+:\d+ #\/openapi/);
  rmSync(folder, { recursive: true });
});
