import { isObject } from '../../json.js';
import { COST, type WorkBudget } from '../WorkBudget.js';
import { listMade, type Made, objectMade, plain } from './Made.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Values like one that was made, and unlike it, for lists without repetition; all of it counts as work. */
export function* differing(made: Made, count: number, work: WorkBudget): Generator<Made> {
  const { value } = made;
  for (let index = 2; index < count + 2; index += 1) {
    work.spend(COST.make);
    if (typeof value === 'number') {
      yield plain(value + index - 1);
      yield plain(value * index);
    }
    if (typeof value === 'boolean') yield plain(!value);
    if (typeof value === 'string') {
      const mark = String(index);
      yield plain(`${value}${mark}`);
      yield plain(`${value.slice(0, -mark.length)}${mark}`);
      yield plain(`${mark}${value.slice(mark.length)}`);
      yield plain(`${value.slice(0, -1)}${LETTERS[index % LETTERS.length]}`);
    }
    if (Array.isArray(value) && value.length > 0)
      yield listMade(value.map((item) => changed(item, index, work)));
    if (isObject(value)) {
      const [name] = Object.keys(value);
      for (const key of Object.keys(value)) {
        const members = Object.entries(value).map(([member, item]): [string, Made] => [
          member,
          member === key ? changed(item, index, work) : asMade(item),
        ]);
        yield objectMade(new Map(members));
      }
      if (name === undefined) return;
    }
  }
}

function changed(value: Made['value'], index: number, work: WorkBudget): Made {
  work.spend(COST.make);
  const whole = asMade(value);
  for (const other of differing(whole, index, work)) {
    if (typeof value === 'boolean' || String(other.value).includes(String(index))) return other;
  }
  return whole;
}

function asMade(value: Made['value']): Made {
  return { value, text: JSON.stringify(value, null, 2), size: 1, isCut: false };
}
