import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Island, { type IslandData } from './Island';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly island: IslandData;
}

/** The page of one service's reference. */
export default function ReferenceRoute({ title, description, island }: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main>
        <Island island={island} key={island.key} />
      </main>
    </Layout>
  );
}
