import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import NotFound from '@theme/NotFound';
import type { ReactNode } from 'react';
import type { Crumb } from '../../../components/StructuredData';
import type { PageSource } from '../storage/FurtherPage';
import ReferenceRoute from './ReferenceRoute';
import type { ReferenceLink } from './ReferenceSwitch';
import { useFurtherPage } from './useFurtherPage';

interface Props {
  readonly route: { readonly path: string };
  readonly location: { readonly pathname: string };
  readonly area: Crumb;
  /** The first page of the reference. */
  readonly reference: Crumb;
  readonly pages: PageSource;
  readonly references: readonly ReferenceLink[];
}

/** Every page of a reference below its first, by the last part of the address. */
export default function FurtherPages(props: Props): ReactNode {
  const { area, location, pages, reference, references, route } = props;
  const slug = decodeURI(location.pathname)
    .slice(route.path.length + 1)
    .replace(/\/$/, '');
  const page = useFurtherPage(pages, slug);
  if (page === 'absent') return <NotFound />;
  if (page === 'pending') return <Layout>{null}</Layout>;
  if ('error' in page) {
    return (
      <Layout>
        <main>
          <Loading {...page} isLoading={false} pastDelay timedOut={false} />
        </main>
      </Layout>
    );
  }
  const { anchors, description, html, key, title } = page;
  return (
    <ReferenceRoute
      title={title}
      description={description}
      references={references}
      area={area}
      reference={reference}
      island={{ key, html, anchors }}
    />
  );
}
