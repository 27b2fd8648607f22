import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import PlainPage from '../../components/PlainPage';
import { searchPage, withoutSearch } from '../../data/searchPage';
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
        {isBrowser ? <SearchResults /> : <StartPages />}
      </PlainPage>
    </Layout>
  );
}

/** Links to the pages that are searched for most, without scripts and before they run. */
function StartPages(): ReactNode {
  const sources = { ...searchPage, search: undefined, limit: 0 };
  return (
    <>
      <p>{withoutSearch}</p>
      <div className="search search-page" data-needs-react>
        <SearchSections view={describeView({ query: '' }, sources)} />
      </div>
    </>
  );
}
