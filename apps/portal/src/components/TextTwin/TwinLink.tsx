import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { twinOf } from '../../plugins/text-twins/twinOf';

/** Links to the page's text twin for programs. The page of wrong addresses has none. */
export default function TwinLink(): ReactNode {
  const { pathname } = useLocation();
  if (pathname === '/404.html') return null;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinOf(pathname)} />
    </Head>
  );
}
