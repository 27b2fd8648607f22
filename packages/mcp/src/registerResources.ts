import type { McpServer } from '@modelcontextprotocol/server';
import type { Pages } from './portal/Pages.js';
import type { Portal } from './portal/Portal.js';

const TYPE = 'text/markdown';

/** Offers each page's Markdown as a resource, under its published address. */
export function registerResources(server: McpServer, portal: Portal, pages: Pages): void {
  for (const [route, text] of Object.entries(portal.pages)) {
    const address = pages.addressOf(`${route === '/' ? '/index' : route}.md`);
    const title = /^# (.+)$/m.exec(text)?.[1] ?? route;
    server.registerResource(route, address, { title, mimeType: TYPE }, ({ href: uri }) => ({
      contents: [{ uri, mimeType: TYPE, text }],
    }));
  }
}
