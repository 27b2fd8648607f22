/** Asks for scripts that will be run later. */
export function fetchAhead(urls: readonly string[]): void {
  for (const href of urls) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href });
    document.head.append(link);
  }
}
