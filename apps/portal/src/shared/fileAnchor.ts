/** Anchor of the download link of a file, derived from the file's address. */
export function fileAnchor(address: string): string {
  return `arquivo-${address.slice(address.lastIndexOf('/') + 1)}`;
}
