import { expect, it } from 'vitest';
import { serveFiles } from '../files';

const files = [{ address: '/a.csv', read: () => 'a;b' }];

function ask(url: string) {
  const list: unknown[] = ['the rest'];
  const { devServer } = serveFiles(false, () => files) as {
    readonly devServer: { readonly setupMiddlewares: (list: unknown[]) => unknown[] };
  };
  expect(devServer.setupMiddlewares(list)).toBe(list);
  const [handler] = list as [(...given: unknown[]) => void];
  const answer = { type: '', body: '', isPassedOn: false };
  const response = {
    setHeader: (_name: string, value: string) => Object.assign(answer, { type: value }),
    end: (body: string) => Object.assign(answer, { body }),
  };
  handler({ url }, response, () => Object.assign(answer, { isPassedOn: true }));
  return answer;
}

it('files of the development server are served first, with or without a query', () => {
  expect(ask('/a.csv?x=1')).toEqual({
    type: 'text/csv; charset=utf-8',
    body: 'a;b',
    isPassedOn: false,
  });
});

it('files of the development server leave every other address to the site', () => {
  expect(ask('/b.csv')).toEqual({ type: '', body: '', isPassedOn: true });
});
