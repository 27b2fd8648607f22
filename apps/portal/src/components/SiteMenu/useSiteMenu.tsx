import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Props } from './';

/**
 * Loads the documentation's sidebar when it is first needed, in the chunk that guides load too. A failed load is retried
 * at the next opening.
 *
 * @param isWanted whether the container of the sidebar is open.
 * @param onLeave called when the reader follows a link of the sidebar.
 */
export function useSiteMenu(isWanted: boolean, onLeave: () => void): ReactNode {
  const [Menu, setMenu] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || Menu) return;
    setFailed(false);
    import(/* webpackChunkName: "sidebar" */ './index').then(
      (module) => setMenu(() => module.default),
      () => setFailed(true),
    );
  }, [isWanted, Menu]);
  if (Menu) return <Menu isShown={isWanted} onLeave={onLeave} />;
  return hasFailed ? (
    <p role="alert">A lista de páginas não chegou. Feche o menu e abra-o de novo.</p>
  ) : null;
}
