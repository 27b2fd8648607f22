/** Characters of HTML between two pauses, at least. */
const PAUSE_AFTER = 50_000;

/**
 * Adds pauses to a long page. A browser parses and lays out all received HTML in one task and answers no tap
 * meanwhile; a script element ends that task.
 *
 * @param before opening tag before which a pause may be added. It must be in HTML that React does not hydrate.
 */
export function addPauses(html: string, before: string): string {
  let last = 0;
  return html.replaceAll(before, (tag, at: number) => {
    if (at - last < PAUSE_AFTER) return tag;
    last = at;
    return `<script>0</script>${tag}`;
  });
}
