import path from 'node:path';

/** Class of a notice that stands in a text in place of data; the loader knows such a text by it. */
export const AWAITING = 'contrato-com-falhas';

/** Guides, posts and pages. Without the slash Docusaurus would take a rule for a plugin's own of MDX. */
const TEXTS = /[\\/][^\\/]+\.mdx?$/;

/**
 * Bundler rules by which, under `npm start`, texts that show a notice in place of data are compiled anew
 * when the data is written; none in a build.
 *
 * @param file of the data.
 */
export function awaitData(file: string) {
  if (process.env.NODE_ENV === 'production') return [];
  const loader = path.join(__dirname, 'awaitDataLoader.mjs');
  return [
    {
      test: TEXTS,
      enforce: 'post' as const,
      use: [{ loader, options: { file, mark: AWAITING } }],
    },
  ];
}
