/** Dispatched on a tool's button. The tool's script handles it on the document once loaded. */
export const TOOL_EVENT = 'portal:tool';

/** Name of the `meta` with the script address of each tool. */
export const TOOLS_META = 'page-tools';
