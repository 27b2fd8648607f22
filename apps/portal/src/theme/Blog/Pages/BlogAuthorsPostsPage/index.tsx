import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import Original from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type { ReactNode } from 'react';

/** The posts of one author with a description for search engines and previews. */
export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={`Publicações de ${props.author.name}. ${props.author.description ?? ''}`}
      />
      <Original {...props} />
    </>
  );
}
