import { describe, expect, it } from 'vitest';
import { WorkBudget } from '../../WorkBudget.js';
import { followsPattern, stringForPattern as make } from '../patterns.js';

const ANY = Number.POSITIVE_INFINITY;

const stringForPattern = (pattern: string, low: number, high: number) =>
  make(pattern, low, high, new WorkBudget(10_000_000));

describe('stringForPattern', () => {
  it.each([
    '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
    '^[A-Z]{2}[0-9A-Z]{9}\\d$',
    '^(\\d{11}|\\d{14})$',
    '^(?:a|b)c+$',
    '^\\(\\d{2}\\) \\d{4,5}-\\d{4}$',
    '^[^@]+@[^@.]+\\.[a-z]{2,}$',
    '^[)(]x\\)$',
    '^(?<ano>\\d{4})-(\\d{2}){2}$',
    '^([a-z]+\\.){2}[a-z]+$',
    '^#(?:[0-9a-f]{3}){1,2}$',
    '^\\p{L}+$',
    'a|b$',
    '^.{5,}$',
    '^(?!x).*$',
    '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}$',
    '^(?:x|[^\\s\\S])$',
    '\\bx\\b',
  ])('matches %s', (pattern) => {
    const text = stringForPattern(pattern, 0, ANY);
    expect(text).toMatch(new RegExp(pattern, 'u'));
  });

  it('keeps the wanted length', () => {
    expect(stringForPattern('^[a-z]{2,20}\\d*$', 15, 20)).toMatch(/^(?=.{15,20}$)[a-z]{2,20}\d*$/);
    expect(stringForPattern('^[a-z]{2,5}$', 9, 20)).toBeUndefined();
    expect(stringForPattern('^[a-z]{9}$', 0, 5)).toBeUndefined();
  });

  it('takes another branch for another length', () => {
    expect(stringForPattern('^(\\d{11}|\\d{14})$', 14, 14)).toMatch(/^\d{14}$/);
    expect(stringForPattern('^([a-z]{2} ?)+$', 8, 9)).toMatch(/^(?=.{8,9}$)([a-z]{2} ?)+$/);
  });

  it.each(['^(a|b)-\\1$', '(?=a)b', '^\\Bx', 'a^b', 'a$b', '(', '^[]$', 'a{9000}', '^(?<=a)b$'])(
    'gives nothing for %s',
    (pattern) => {
      expect(stringForPattern(pattern, 0, ANY)).toBeUndefined();
    },
  );

  /** Each would keep a machine busy for longer than it will stand, if tried against its own text. */
  it.each([
    `^${'a{0,199}'.repeat(12)}\\B$`,
    `^${'a{0,199}'.repeat(12)}b[^\\s\\S]$`,
    `^(${'a?'.repeat(40)}${'a'.repeat(40)})$`,
    '^(\\)z{0}x{60}|x+x+)+\\B.$',
    '^((a+)+)+$',
    '^(a|a)*b$',
    `${'('.repeat(90)}a${')'.repeat(90)}`,
    '^(((a{50}){50}){50}){50}$',
  ])('never tries %s', (pattern) => {
    const text = stringForPattern(pattern, 150, 190);
    expect(text === undefined || text.length >= 150).toBe(true);
  });
});

describe('followsPattern', () => {
  const follows = (pattern: string, text: string) =>
    followsPattern(pattern, text, new WorkBudget(10_000_000));

  it('tells long texts', () => {
    expect(follows('^(?:[a-z]|\\d)+$', 'a'.repeat(600))).toBe(true);
    expect(follows('^(?:[a-z]|\\d)+$', `${'a'.repeat(599)}-`)).toBe(false);
  });

  it.each([
    ['^(a|a)*b$', 'a'.repeat(40)],
    ['(?:){100000}', 'a'],
    [`^(?:${'(b|'.repeat(90)}a${')'.repeat(90)})+b$`, 'a'.repeat(600)],
    ['a', 'a'.repeat(601)],
    ['(?<=a)b', 'ab'],
  ])('gives nothing for %s where that takes too long, or it is not read', (pattern, text) => {
    expect(follows(pattern, text)).toBe(undefined);
  });
});
