import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar/Desktop';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import SiteMenu from '../../components/SiteMenu';
import styles from './styles.module.css';

export default function BlogLayout({ sidebar, toc, children, ...layout }: Props): ReactNode {
  return (
    <Layout {...layout}>
      <SiteMenu />
      <div className={clsx('container', styles.frame)}>
        {sidebar && sidebar.items.length > 0 && <BlogSidebar sidebar={sidebar} />}
        <main id="conteudo" className={styles.text}>
          {children}
        </main>
        {toc && (
          <nav className={styles.outline} aria-label="Nesta página">
            {toc}
          </nav>
        )}
      </div>
    </Layout>
  );
}
