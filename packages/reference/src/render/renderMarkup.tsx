import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RenderTools, RenderToolsProvider } from '../components/RenderContext.js';

/** Renders a component of the reference to HTML. */
export function renderMarkup(element: ReactElement, tools: RenderTools): string {
  return renderToStaticMarkup(<RenderToolsProvider value={tools}>{element}</RenderToolsProvider>);
}
