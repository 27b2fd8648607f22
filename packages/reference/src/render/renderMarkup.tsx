import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RenderTools, RenderToolsProvider } from '../components/RenderContext.js';
import type { DescriptionKind } from './adaptDescription.js';

/** An HTML fragment with its anchors. */
export interface Markup {
  readonly html: string;
  /** Every `id` that an address may name. */
  readonly anchors: readonly string[];
}

/** Data and functions that a renderer passes to its components. */
export type MarkupTools = Omit<RenderTools, 'markdown' | 'mark'> & {
  readonly describe: (text: string, kind: DescriptionKind) => Markup;
};

/** Renders a component to HTML and collects the anchors that it marks. */
export function renderMarkup(element: ReactElement, { describe, ...tools }: MarkupTools): Markup {
  const anchors = new Set<string>();
  const value: RenderTools = {
    ...tools,
    mark: (anchor) => {
      if (anchor !== undefined) anchors.add(anchor);
      return anchor;
    },
    markdown: (text, kind) => {
      const description = describe(text, kind);
      for (const anchor of description.anchors) anchors.add(anchor);
      return description.html;
    },
  };
  const html = renderToStaticMarkup(
    <RenderToolsProvider value={value}>{element}</RenderToolsProvider>,
  );
  return { html, anchors: [...anchors] };
}
