import { createPolicy } from '../trusted/createPolicy';

const policy = createPolicy('scripts', { createScriptURL: readOwnAddress });

/**
 * Loads a script and runs it.
 *
 * @param url an address of the page's origin.
 * @returns whether it has run. After a failure it can be loaded again.
 * @throws {TypeError} for a script of another origin.
 */
export function loadScript(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(url);
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}

/** @throws for a script of another origin. */
function readOwnAddress(address: string): string {
  const { href, origin } = new URL(address, window.location.origin);
  if (origin !== window.location.origin) throw new TypeError(`${address} is of another site`);
  return href;
}
