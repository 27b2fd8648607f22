import type { Reader } from './defineRule.js';

export const aBoolean: Reader<boolean> = (value, place) => {
  if (typeof value === 'boolean') return value;
  throw new Error(`${place}: deve ser true ou false`);
};

/** A number that is zero or more. */
export const aNumber: Reader<number> = (value, place) => {
  if (typeof value === 'number' && value >= 0 && Number.isFinite(value)) return value;
  throw new Error(`${place}: deve ser um número, zero ou maior`);
};

/** A whole number from one to another. */
export function aWholeNumber(from: number, to: number): Reader<number> {
  return (value, place) => {
    const isWithin = Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
    if (isWithin) return Number(value);
    throw new Error(`${place}: deve ser um número inteiro, de ${from} a ${to}`);
  };
}

export const aText: Reader<string> = (value, place) => {
  if (typeof value === 'string') return value;
  throw new Error(`${place}: deve ser um texto`);
};

/** One of some words. */
export function oneOf<const Word extends string>(...words: Word[]): Reader<Word> {
  return (value, place) => {
    const word = words.find((candidate) => candidate === value);
    if (word !== undefined) return word;
    throw new Error(`${place}: deve ser ${words.join(' ou ')}`);
  };
}

export function listOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (value, place) => {
    if (!Array.isArray(value)) throw new Error(`${place}: deve ser uma lista`);
    return value.map((item, index) => read(item, `${place}[${index}]`));
  };
}

/** Values under names that the rules' file chooses. */
export function mapOf<Value>(read: Reader<Value>): Reader<ReadonlyMap<string, Value>> {
  return (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Error(`${place}: deve ser um mapa de nomes e valores`);
    }
    return new Map(
      Object.entries(value).map(([name, item]) => [name, read(item, `${place}.${name}`)]),
    );
  };
}
