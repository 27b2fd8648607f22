/* npm run reference -- contract.yaml --out page.html: the reference of one contract as one page or Markdown file. */

// React checks each element unless this is set before it is loaded.
process.env.NODE_ENV ??= 'production';

import('./reference/main').then(async ({ main }) => {
  process.exitCode = await main(process.argv.slice(2), (line) => console.error(line));
});
