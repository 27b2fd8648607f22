import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type { ReactNode } from 'react';

/** The list of authors with a description for search engines and previews. */
export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Quem escreve no blog deste portal e quantas publicações cada pessoa tem." />
      <Original {...props} />
    </>
  );
}
