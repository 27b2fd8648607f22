import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Props } from './';

/**
 * The documentation's sidebar, loaded when it is first wanted: with the chunk that holds it on guides,
 * so that it is there already on a guide, and loaded once on the way to one. Each opening tries again
 * if it could not be had.
 *
 * @param isWanted whether the place it is for is open.
 * @param onLeave called when the reader follows one of its links.
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
