import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder.js';
import { specs } from '../../__tests__/startSandbox.js';
import { prepareContracts } from '../prepareContracts.js';

it('names a file that is no OpenAPI document, and the place in it', () => {
  const text = readFileSync(path.join(specs, 'autenticacao.yaml'), 'utf8');
  const folder = makeTempFolder({ 'autenticacao.yaml': text.replace('openapi: 3', 'openapi: 4') });
  expect(() => prepareContracts(folder)).toThrow(/autenticacao\.yaml:\d+:\d+ #\/openapi/);
});
