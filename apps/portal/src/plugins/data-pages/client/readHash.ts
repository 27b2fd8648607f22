/** The decoded anchor of the page's address; unchanged if it is not encoded correctly. */
export function readHash(): string {
  const anchor = window.location.hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
