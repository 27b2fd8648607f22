/** Names that some system takes for a device, or that mean a folder. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|^\.|[. ]$/i;
/** What no file's name may have in it somewhere, and what an address would read as more than a name. */
const SIGNS = /[\p{Cc}<>:"/\\|?*#%]/u;
/** Characters of a name; with what the command adds it stays below the 255 bytes of most systems. */
const LONGEST = 220;

/** What is wrong with the names of pages, as files of one folder. */
export function checkNames(names: readonly string[]): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const name of names) {
    const shown = JSON.stringify(name.slice(0, 60));
    if (RESERVED.test(name) || SIGNS.test(name)) problems.push(`name: ${shown}`);
    if (Buffer.byteLength(name) > LONGEST) problems.push(`long name: ${shown}`);
    const folded = name.toLowerCase();
    if (seen.has(folded)) problems.push(`name twice: ${shown}`);
    seen.add(folded);
  }
  return problems;
}
