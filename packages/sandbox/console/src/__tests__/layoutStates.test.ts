import { describe, expect, it } from 'vitest';
import type { DescribedLife } from '../../../src/control/stateChanges.js';
import { layoutStates } from '../layoutStates.js';

function life(states: string, ...ways: string[]): DescribedLife {
  const changes = ways.map((way) => {
    const [from = '', to = ''] = way.split('>');
    return { ...(from !== '' && { from }), to, by: 'decide', rules: [] };
  });
  return { kind: 'x', isSettable: true, states: states.split(''), changes };
}

describe('the picture of states', () => {
  it('lays them in the order that changes lead through them', () => {
    const { breadth, layers, outside, placed } = layoutStates(
      life('abcde', '>a', 'a>b', 'b>c', 'a>d'),
    );
    const layerOf = Object.fromEntries(placed.map(({ layer, state }) => [state, layer]));
    expect(layerOf).toEqual({ a: 0, b: 1, c: 2, d: 1 });
    expect([layers, breadth, outside]).toEqual([3, 2, ['e']]);
    expect(placed.filter(({ isBorn }) => isBorn).map(({ state }) => state)).toEqual(['a']);
  });

  it('leads a line past a layer through a slot of its own', () => {
    const { lines, placed } = layoutStates(life('abc', '>a', 'a>b', 'b>c', 'a>c'));
    const long = lines.find(({ from, to }) => from === 'a' && to === 'c');
    expect(long?.places).toHaveLength(3);
    const b = placed.find(({ state }) => state === 'b');
    expect(long?.places[1]).toMatchObject({ layer: 1, slots: 2 });
    expect(long?.places[1]?.slot).not.toBe(b?.slot);
  });

  it('draws a way back on the line of the way there', () => {
    const { lines } = layoutStates(life('ab', '>a', 'a>b', 'b>a'));
    expect(lines).toMatchObject([{ from: 'a', to: 'b', isBoth: true }]);
  });

  it('has a place for where an object is, also where no change leads', () => {
    const { outside, placed } = layoutStates(life('abc', '>a', 'a>b'), 'c');
    expect(placed.find(({ state }) => state === 'c')).toMatchObject({ layer: 0, isBorn: false });
    expect(outside).toEqual(['c']);
  });
});
