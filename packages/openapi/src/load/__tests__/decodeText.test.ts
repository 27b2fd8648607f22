import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../words/phrase.js';
import { decodeText } from '../decodeText.js';
import { SpecError } from '../SpecError.js';

const origin = { service: 'teste', source: 'teste.yaml' };

function faultOf(bytes: Uint8Array): string {
  try {
    decodeText(bytes, origin);
  } catch (error) {
    if (error instanceof SpecError) return error.describe(ENGLISH);
    throw error;
  }
  return '';
}

describe('decodeText', () => {
  it('reads UTF-8, with a mark at its beginning or a replacement character of its own', () => {
    expect(decodeText(Buffer.from('\ufeffação \ufffd'), origin)).toBe('ação \ufffd');
  });

  it.each([
    ['Latin 1', Buffer.from('a: 1\nb: ação\n', 'latin1'), 'teste.yaml:2', 'byte 10, 0xe7'],
    ['a cut character', Buffer.from('a: ã').subarray(0, 4), 'teste.yaml:1', 'byte 4, 0xc3'],
    [
      'what comes after a replacement character of its own',
      Buffer.concat([Buffer.from('\ufffd\n\ufffd\n'), Buffer.from([0xff])]),
      'teste.yaml:3',
      'byte 9, 0xff',
    ],
    ['UTF-16 with its mark', Buffer.from('\ufeffa: 1', 'utf16le'), 'teste.yaml:1', 'UTF-16'],
    ['UTF-16 without it', Buffer.from('a: 1', 'utf16le').swap16(), 'teste.yaml:1', 'UTF-16'],
    ['NUL', Buffer.from('a: 1\nb: \0\n'), 'teste.yaml:2', 'a NUL byte'],
  ])('refuses %s, with the line', (_, bytes, place, found) => {
    const fault = faultOf(bytes);
    expect(fault).toContain(`${place}\n`);
    expect(fault).toContain(found);
  });
});
