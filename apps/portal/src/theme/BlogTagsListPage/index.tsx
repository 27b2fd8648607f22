import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogTagsListPage';
import Original from '@theme-original/BlogTagsListPage';
import type { ReactNode } from 'react';

/** The list of tags with a description for search engines and previews. */
export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Os assuntos das publicações do blog, com quantas há de cada um." />
      <Original {...props} />
    </>
  );
}
