import siteConfig from '@generated/docusaurus.config';

/** Deadline for the site's response. */
const TIMEOUT_MS = 5000;

/** Whether a full load would reach the site; `navigator.onLine` is not reliable. */
export async function canReload(): Promise<boolean> {
  try {
    await fetch(siteConfig.baseUrl, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}
