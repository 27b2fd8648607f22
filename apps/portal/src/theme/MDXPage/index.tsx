import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A page of `src/pages` written in Markdown: its text and its outline. */
export default function MDXPage({ content: Text }: Props): ReactNode {
  const { frontMatter, metadata, toc } = Text;
  const { title, description } = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata title={title} description={description} />
        <main id="conteudo" className={clsx('container', styles.page)}>
          <div className="col">
            <ContentVisibility metadata={metadata} />
            <article>
              <MDXContent>
                <Text />
              </MDXContent>
            </article>
          </div>
          {!frontMatter.hide_table_of_contents && toc.length > 0 && (
            <div className={styles.outline}>
              <TOC toc={toc} />
            </div>
          )}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
