import { useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import TextTwin from '../../../components/TextTwin';
import Island, { type IslandData } from './Island';
import { type ReferenceLink, ReferenceSwitch } from './ReferenceSwitch';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly references: readonly ReferenceLink[];
  readonly island: IslandData;
}

/** The page of one service's reference, and the way to the others. */
export default function ReferenceRoute(props: Props): ReactNode {
  const { title, description, references, island } = props;
  const { pathname } = useLocation();
  return (
    <Layout title={title} description={description}>
      <ReferenceSwitch references={references} />
      <main>
        <div className="container">
          <TextTwin route={pathname} />
        </div>
        <Island island={island} key={island.key} />
      </main>
    </Layout>
  );
}
