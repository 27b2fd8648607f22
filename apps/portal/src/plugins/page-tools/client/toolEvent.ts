/** Dispatched on a tool's button. The tool's script handles it on the document once loaded. */
export const TOOL_EVENT = 'portal:tool';

/** Name of the `meta` with the script address of each tool. */
export const TOOLS_META = 'page-tools';

/** Entry of the session storage, which `/experimente` writes before it opens the tool: JSON of texts by field. */
export const HANDED = 'frontier-entrega';

/** The delivery that was handed over; `null` without one, or without storage. */
export function readHanded(): string | null {
  try {
    return sessionStorage.getItem(HANDED);
  } catch {
    return null;
  }
}
