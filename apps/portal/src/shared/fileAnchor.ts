/** The anchor of the link by which readers take a file away, by the file's address. */
export function fileAnchor(address: string): string {
  return `arquivo-${address.slice(address.lastIndexOf('/') + 1)}`;
}
