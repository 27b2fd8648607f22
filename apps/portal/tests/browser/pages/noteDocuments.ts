import type { Page } from '@playwright/test';

/** The paths of the documents that the browser loads from here on, in their order. */
export function noteDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}
