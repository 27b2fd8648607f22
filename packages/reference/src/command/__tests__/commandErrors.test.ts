import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../labels/languageTables.js';
import { describeCommandError } from '../commandErrors.js';

afterEach(() => vi.unstubAllEnvs());

describe('describeCommandError', () => {
  it('names the documents of a failure it does not know, asks for a report, and shows no stack', () => {
    vi.stubEnv('DEBUG', '');
    const said = describeCommandError(new TypeError('x is undefined'), LANGUAGES.en, [
      'a.yaml',
      'b.yaml',
    ]);
    expect(said).toMatch(/^a\.yaml, b\.yaml: .+: x is undefined\. Please report this/);
    expect(said).not.toContain('    at ');
  });

  it('shows the stack to whoever asks', () => {
    vi.stubEnv('DEBUG', '1');
    expect(describeCommandError(new TypeError('x'), LANGUAGES.en, ['a.yaml'])).toContain('    at ');
  });

  it('takes the limits of the engine for what they are: too large a document', () => {
    vi.stubEnv('DEBUG', '');
    const said = describeCommandError(new RangeError('Invalid string length'), LANGUAGES.pt, [
      'a.yaml',
    ]);
    expect(said).toContain('[a.yaml] a.yaml');
    expect(said).toContain('mais do que cabe de uma vez (Invalid string length)');
    expect(said).toContain('como corrigir: Divida o documento');
  });
});
