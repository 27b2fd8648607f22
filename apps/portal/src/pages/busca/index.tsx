import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import PlainPage from '../../components/PlainPage';
import { withoutSearch } from '../../data/searchPage';
import { describeView } from '../../plugins/search/client/describeView';
import SearchResults, { SearchSections } from '../../plugins/search/client/SearchResults';

/** The page of results (`/busca?q=…`). Its canonical address has no query. */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <Layout
      title="Busca"
      description="Busca na documentação: guias, chamadas, campos, textos de erro, eventos e termos."
    >
      <PlainPage>
        <h1>Busca</h1>
        {isBrowser ? (
          <SearchResults />
        ) : (
          <>
            <p>{withoutSearch}</p>
            <div className="search search-page" data-needs-react>
              <SearchSections view={describeView({ query: '' }, { search: undefined, limit: 0 })} />
            </div>
          </>
        )}
      </PlainPage>
    </Layout>
  );
}
