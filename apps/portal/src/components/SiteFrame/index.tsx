import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import version from '@generated/docusaurus-plugin-content-docs/default/version-current.json';
import DocRootLayout from '@theme/DocRoot/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The page's outline, at its right. */
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of guides around a page that is none: the same sidebar, left edge and width of text. */
export default function SiteFrame({ outline, children }: Props): ReactNode {
  const [name = '', items = []] = Object.entries(version.docsSidebars)[0] ?? [];
  return (
    <DocsSidebarProvider name={name} items={items}>
      <DocRootLayout>
        <div className={clsx('row', styles.row)}>
          <div id="conteudo" className={clsx('col', styles.text)}>
            {children}
          </div>
          {outline && <div className={clsx('col col--3', styles.outline)}>{outline}</div>}
        </div>
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}
