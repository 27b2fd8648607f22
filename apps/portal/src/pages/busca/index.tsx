import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import SiteFrame from '../../components/SiteFrame';
import { searchPage, withoutSearch } from '../../data/searchPage';
import { SEARCH_FAILED } from '../../plugins/search/client/awaitSearch';
import { loadCode } from '../../shared/browser/loadCode';
import styles from './styles.module.css';

const load = () =>
  import(/* webpackChunkName: "busca" */ '../../plugins/search/client/SearchResults');

/** The page of results (`/busca?q=…`). Its canonical address has no query. */
export default function SearchPage(): ReactNode {
  const [Results, setResults] = useState<ComponentType>();
  useEffect(() => {
    const start = async () => {
      const code = await loadCode(load, SEARCH_FAILED, start);
      if (code) setResults(() => code.default);
    };
    start();
  }, []);
  return (
    <Layout
      title="Busca"
      description="Busca na documentação: guias, operações, campos, textos de erro, eventos e termos."
    >
      <SiteFrame>
        <h1>Busca</h1>
        {Results ? <Results /> : <StartPages />}
      </SiteFrame>
    </Layout>
  );
}

/** Links to what is searched for most, without scripts and until the search has loaded. */
function StartPages(): ReactNode {
  return (
    <>
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
    </>
  );
}
