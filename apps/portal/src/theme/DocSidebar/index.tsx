import { useWindowSize } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type { ReactNode } from 'react';

/** The sidebar beside a guide. On a phone it is in the menu of every page (`Navbar/MobileSidebar`). */
export default function DocSidebar(props: Props): ReactNode {
  return useWindowSize() === 'mobile' ? null : <DocSidebarDesktop {...props} />;
}
