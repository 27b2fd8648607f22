import siteConfig from '@generated/docusaurus.config';

/** How long the site may take to answer (ms). */
const PATIENCE = 5000;

/** Whether a full load would reach the site; a browser that calls itself online may be wrong. */
export async function canReload(): Promise<boolean> {
  try {
    await fetch(siteConfig.baseUrl, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return true;
  } catch {
    return false;
  }
}
