/** Characters of HTML after which there is one. */
const PAUSE_AFTER = 50_000;

/**
 * Puts pauses into a long page. A browser reads, and lays out, what has arrived of a document in one run, and answers
 * no tap until it ends; after a script it takes the next task first.
 *
 * @param before how the parts of a page begin that a pause may stand before: inside of HTML that React keeps as it is.
 */
export function addPauses(html: string, before: string): string {
  let last = 0;
  return html.replaceAll(before, (tag, at: number) => {
    if (at - last < PAUSE_AFTER) return tag;
    last = at;
    return `<script>0</script>${tag}`;
  });
}
