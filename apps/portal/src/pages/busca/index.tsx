import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import LinkCards from '../../components/LinkCards';
import { searchPage, withoutSearch } from '../../data/searchPage';
import styles from './styles.module.css';

/** Filled by the search's own script, with React or before it; React leaves it alone. */
const FILLED_BY_SCRIPT = { __html: '' };

/** The page of results (`/busca?q=…`), whose canonical address has no query. */
export default function SearchPage(): ReactNode {
  return (
    <Layout
      title="Busca"
      description="Busca na documentação: guias, operações, campos, textos de erro, eventos e termos."
    >
      <main id="conteudo" className={clsx('container', styles.page)}>
        <h1>Busca</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which only marks it as not React's */}
        <div data-search-page data-native="alone" dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
        <div className={styles.served}>
          <p>{withoutSearch}</p>
          <h2>Índices</h2>
          <LinkCards cards={searchPage.indexPages} compact />
        </div>
      </main>
    </Layout>
  );
}
