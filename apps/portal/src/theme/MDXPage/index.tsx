import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import PlainPage from '../../components/PlainPage';

export default function MDXPage({ content: Text }: Props): ReactNode {
  const { metadata, toc } = Text;
  const { title, description } = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata title={title} description={description} />
        <PlainPage outline={toc.length > 0 && <TOC toc={toc} />}>
          <ContentVisibility metadata={metadata} />
          <article className="markdown">
            <MDXContent>
              <Text />
            </MDXContent>
          </article>
        </PlainPage>
      </Layout>
    </HtmlClassNameProvider>
  );
}
