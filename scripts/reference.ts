/* npm run reference -- contract.yaml --out page.html: writes the reference of one contract as HTML or Markdown. */

// React reads this when it is loaded; otherwise it runs its slow development checks.
process.env.NODE_ENV ??= 'production';

import('./reference/main').then(async ({ main }) => {
  process.exitCode = await main(process.argv.slice(2), (line) => console.error(line));
});
