/** What the buttons of some HTML open (`popovertarget`, which React writes as `popoverTarget`), by their ids. */
export function openedIn(html: string): readonly string[] {
  return [...new Set(Array.from(html.matchAll(/ popovertarget="([^"]+)"/gi), ([, id = '']) => id))];
}
