import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSearch } from '../createSearch.js';
import { TermReader } from '../indexGroups.js';
import type { Group } from '../Search.js';
import { runInSlices, type Steps } from '../steps.js';

const ENTRIES = 300;
const TEXT = 'o que se diz de um campo, '.repeat(8);

/** A page with many fields, each with unique words. */
const page: Group = {
  kind: 'guide',
  page: '/guia',
  area: '',
  trail: ['Guias'],
  anchor: '',
  title: 'Guia',
  text: TEXT,
  names: [],
  entries: Array.from({ length: ENTRIES }, (_, at) => ({
    kind: 'section',
    anchor: `campo-${at}`,
    title: `Campo ${at}`,
    text: `${TEXT} palavra${at}`,
    names: [`campo${at}`],
  })),
};
const words = { equivalents: [], forms: [], foreign: [], translations: [] };
const { read } = TermReader.prototype;

afterEach(() => {
  TermReader.prototype.read = read;
  vi.restoreAllMocks();
});

describe('openSearch', () => {
  it('reads the texts of one entry in a step, however many a page has', () => {
    let characters = 0;
    TermReader.prototype.read = function (text) {
      characters += text.length;
      return read.call(this, text);
    };
    const steps: number[] = [];
    const work = openSearch({ areas: [], groups: [page], words });
    for (; !work.next().done; characters = 0) steps.push(characters);
    expect(Math.max(...steps)).toBeLessThan(2 * TEXT.length);
    expect(steps.filter((count) => count > 0)).toHaveLength(1 + ENTRIES);
    // Listing roots takes further steps.
    expect(steps.length).toBeGreaterThan(2 * ENTRIES);
  });
});

describe('runInSlices', () => {
  it('pauses after a few milliseconds of steps, and before it gives their value', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let done = 0;
    function* work(): Steps<string> {
      for (done = 1; done <= 12; done += 1) {
        now += 1;
        yield;
      }
      return 'made';
    }
    const pauses: number[] = [];
    const { postMessage } = MessagePort.prototype;
    vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (
      this: MessagePort,
      message: unknown,
    ) {
      pauses.push(done);
      postMessage.call(this, message);
    });
    await expect(runInSlices(work())).resolves.toBe('made');
    expect(pauses).toEqual([5, 10, 13]);
  });
});
