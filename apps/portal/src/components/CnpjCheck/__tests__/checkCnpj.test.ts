import { describe, expect, it } from 'vitest';
import { checkCnpj } from '../checkCnpj';

describe('checkCnpj', () => {
  it('accepts a right number with or without punctuation', () => {
    expect(checkCnpj('04821357000191').state).toBe('valid');
    expect(checkCnpj('04.821.357/0001-91').state).toBe('valid');
  });

  it('returns the right check digits of a wrong number', () => {
    expect(checkCnpj('04821357000192')).toEqual({
      digits: '04821357000192',
      expected: '91',
      state: 'wrong',
    });
  });

  it('works the digits out as soon as there are twelve', () => {
    expect(checkCnpj('048213570001')).toMatchObject({ expected: '91', state: 'incomplete' });
    expect(checkCnpj('04821357000')).toMatchObject({ expected: '', state: 'incomplete' });
  });

  it('refuses zeros alone and extra digits', () => {
    expect(checkCnpj('00000000000000').state).toBe('zeros');
    expect(checkCnpj('048213570001911').state).toBe('too-long');
  });
});
