import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import SiteFrame from '../../components/SiteFrame';
import { searchPage, withoutSearch } from '../../data/searchPage';
import styles from './styles.module.css';

/** The search's script fills the element, with React or before it. React leaves the content unchanged. */
const FILLED_BY_SCRIPT = { __html: '' };

/** The page of results (`/busca?q=…`). Its canonical address has no query. */
export default function SearchPage(): ReactNode {
  return (
    <Layout
      title="Busca"
      description="Busca na documentação: guias, operações, campos, textos de erro, eventos e termos."
    >
      <SiteFrame>
        <div className={styles.page}>
          <h1>Busca</h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which only marks it as not React's */}
          <div data-search-page dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
          <div className={styles.served}>
            <p>{withoutSearch}</p>
            <div className={styles.starts}>
              {searchPage.startPages.map(({ pages, title }) => (
                <section key={title}>
                  <h2>{title}</h2>
                  <ul>
                    {pages.map((page) => (
                      <li key={page.to}>
                        <Link to={page.to}>{page.title}</Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </div>
        </div>
      </SiteFrame>
    </Layout>
  );
}
