let started: Promise<unknown> | undefined;

/** Starts React once; resolves when it has taken the page over. After a failure, the next call tries again. */
export function startReact(): Promise<unknown> {
  started ??= Promise.all([
    import(/* webpackChunkName: "react" */ '@docusaurus/core/lib/client/clientEntry.js'),
    untilHydrated(),
  ]).catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

function untilHydrated(): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const check = () => root.dataset.hasHydrated === 'true' && resolve();
    new MutationObserver(check).observe(root, { attributeFilter: ['data-has-hydrated'] });
    check();
  });
}
