import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

interface Props {
  /** An object of schema.org, with its type. */
  readonly data: { readonly '@type': string } & Readonly<Record<string, unknown>>;
}

/** What search engines read of a page, as JSON-LD; no text can end its element. */
export default function StructuredData({ data }: Props): ReactNode {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <Head>
      <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
