import { describe, expect, it } from 'vitest';
import { createDevDownloads } from '../bundler';

const find = (address: string) =>
  address === '/a.csv' ? { type: 'text/csv', bytes: 'a;b' } : undefined;

function ask(url: string) {
  const list: unknown[] = ['the rest'];
  expect(createDevDownloads(find).setupMiddlewares(list)).toBe(list);
  const [handler, rest] = list as [(...given: unknown[]) => void, string];
  expect(rest).toBe('the rest');
  const answer = { type: '', body: '', isPassedOn: false };
  const response = {
    setHeader: (_name: string, value: string) => Object.assign(answer, { type: value }),
    end: (body: string) => Object.assign(answer, { body }),
  };
  handler({ url }, response, () => Object.assign(answer, { isPassedOn: true }));
  return answer;
}

describe('downloads of the development server', () => {
  it('are answered before anything else, whatever follows the address', () => {
    expect(ask('/a.csv?x=1')).toEqual({ type: 'text/csv', body: 'a;b', isPassedOn: false });
  });

  it('leave every other address to the site', () => {
    expect(ask('/b.csv')).toEqual({ type: '', body: '', isPassedOn: true });
  });
});
