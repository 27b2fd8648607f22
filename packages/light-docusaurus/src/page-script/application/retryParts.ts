import registry from '@generated/registry';
import { START_AGAIN, START_FAILED } from '../browser/events';

/** A module of a page; some fetch what they need before they can be shown. */
interface Part {
  readonly prepare?: () => Promise<void>;
}

/**
 * Makes the loading of a page's part survive a failure. As long as React does not run, it is tried
 * again when the page script says so: Docusaurus loads a page's parts once before it starts, and
 * never starts when one fails. Later a failure is passed on.
 */
function loadPart<T extends Part>(load: () => Promise<T>): () => Promise<T> {
  return async function attempt(): Promise<T> {
    try {
      const part = await load();
      await part.prepare?.();
      return part;
    } catch (error) {
      if (window.docusaurusRoot) throw error;
      console.warn(error);
      const again = new Promise((resolve) =>
        document.addEventListener(START_AGAIN, resolve, { once: true }),
      );
      document.dispatchEvent(new Event(START_FAILED));
      await again;
      return attempt();
    }
  };
}

// Before the application makes its routes, which take each part's loader from this table.
if (typeof window !== 'undefined') {
  for (const part of Object.values(registry)) part[0] = loadPart(part[0]);
}
