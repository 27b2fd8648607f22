import { createPolicy } from '../trusted/createPolicy';

const policy = createPolicy('scripts', { createScriptURL: readOwnAddress });

/**
 * Loads scripts and runs them in order.
 *
 * @param urls addresses of the page's origin.
 * @returns the addresses that failed; their elements are removed, so they can be loaded again.
 * @throws {TypeError} for a script of another origin.
 */
export async function loadScripts(urls: readonly string[]): Promise<readonly string[]> {
  const missing = await Promise.all(urls.map(async (url) => ((await load(url)) ? [] : [url])));
  return missing.flat();
}

function load(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(url);
    script.async = false;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}

/** @throws for a script of another origin. */
function readOwnAddress(address: string): string {
  const { href, origin } = new URL(address, window.location.origin);
  if (origin !== window.location.origin) throw new TypeError(`${address} is of another site`);
  return href;
}
