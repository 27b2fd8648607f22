/** What the buttons of some HTML open (`popovertarget`), by their ids. */
export function openedIn(html: string): readonly string[] {
  return [...new Set(Array.from(html.matchAll(/ popovertarget="([^"]+)"/g), ([, id = '']) => id))];
}
