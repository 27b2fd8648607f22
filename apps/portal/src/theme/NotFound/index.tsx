import { PageMetadata } from '@docusaurus/theme-common';
import Original from '@theme-original/NotFound';
import type { ReactNode } from 'react';

/** The not-found page with a description for search engines and previews. */
export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata description="Este endereço não existe no portal. Veja por onde seguir." />
      <Original />
    </>
  );
}
