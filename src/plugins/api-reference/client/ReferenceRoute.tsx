import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
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
  return (
    <Layout title={title} description={description}>
      <ReferenceSwitch references={references} />
      <main>
        <Island island={island} key={island.key} />
      </main>
    </Layout>
  );
}
