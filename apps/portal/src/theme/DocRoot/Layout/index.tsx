import BackToTopButton from '@theme/BackToTopButton';
import type { Props } from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';
import SiteFrame from '../../../components/SiteFrame';

export default function DocRootLayout({ children }: Props): ReactNode {
  return (
    <SiteFrame>
      <BackToTopButton />
      {children}
    </SiteFrame>
  );
}
