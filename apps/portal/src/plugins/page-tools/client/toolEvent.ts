/** Dispatched on a tool's button, and heard on the document by the tool's script, once that has come. */
export const TOOL_EVENT = 'portal:tool';

/** Name of the `meta` that says where the script of each tool is. */
export const TOOLS_META = 'page-tools';
