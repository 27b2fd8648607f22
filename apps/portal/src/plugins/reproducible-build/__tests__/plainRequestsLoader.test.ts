import { expect, it } from 'vitest';
import plainRequests from '../plainRequestsLoader.mjs';

it('names the loaders of a picture alike in every folder', () => {
  const write = (folder: string) =>
    `src: require("!${folder}/node_modules/url-loader/dist/cjs.js?limit=10000&name=assets/images/[name]-[contenthash].[ext]&fallback=${folder}/node_modules/file-loader/dist/cjs.js!./a.svg").default + "Texto!"`;
  const plain =
    'src: require("!url-loader?limit=10000&name=assets/images/[name]-[contenthash].[ext]&fallback=file-loader!./a.svg").default + "Texto!"';
  expect(plainRequests(write('/a'))).toBe(plain);
  expect(
    plainRequests(
      write('C:\\\\um caminho\\\\b')
        .replaceAll('/node_modules/', '\\\\node_modules\\\\')
        .replaceAll('/dist/', '\\\\dist\\\\'),
    ),
  ).toBe(plain);
});

it('names the loader of a file that a guide links to, and keeps its options', () => {
  const request =
    '"!/a/node_modules/file-loader/dist/cjs.js?name=[name].[ext]&emitFile=false!./a.pdf"';
  expect(plainRequests(request)).toBe('"!file-loader?name=[name].[ext]&emitFile=false!./a.pdf"');
});

it('refuses a loader that it does not know, whose path would be in every id', () => {
  expect(() => plainRequests('require("!/a/other-loader.js?x!./a.svg")')).toThrow(
    'reproducible-build: a request contains an unknown loader: /a/other-loader.js',
  );
});
