import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import MarkdownMenu from '../../../components/MarkdownMenu';
import SiteMenu from '../../../components/SiteMenu';
import { Breadcrumbs, type Crumb } from '../../../components/StructuredData';
import styles from './ReferenceRoute.module.css';
import StaticHtml, { type StaticHtmlData } from './StaticHtml';

interface ReferenceRouteProps {
  readonly title: string;
  readonly description: string;
  readonly references: readonly ReferenceLink[];
  readonly area: Crumb;
  readonly staticHtml: StaticHtmlData;
}

export default function ReferenceRoute(props: ReferenceRouteProps): ReactNode {
  const { area, title, description, references, staticHtml } = props;
  const { pathname } = useLocation();
  const crumbs = [area, { name: title, route: pathname }];
  return (
    <Layout title={title} description={description}>
      <SiteMenu />
      <Breadcrumbs crumbs={crumbs} />
      <ReferenceSwitch references={references} />
      <main>
        <div className={styles.markdownPage}>
          <MarkdownMenu route={pathname} />
        </div>
        <StaticHtml staticHtml={staticHtml} key={staticHtml.key} />
      </main>
    </Layout>
  );
}

export interface ReferenceLink {
  readonly label: string;
  readonly route: string;
}

function ReferenceSwitch({ references }: Pick<ReferenceRouteProps, 'references'>): ReactNode {
  const current = useLocation().pathname.replace(/\/$/, '');
  return (
    <nav className={`screen-only ${styles.switch}`} aria-label="Referências">
      <ul>
        {references.map(({ label, route }) => (
          <li key={route}>
            <Link
              to={route}
              className={`area-${route.split('/').at(-2)}`}
              aria-current={route === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
