import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RenderTools, RenderToolsProvider } from '../components/RenderContext.js';
import type { DescriptionKind } from './adaptDescription.js';

/** A piece of HTML. */
export interface Markup {
  readonly html: string;
  /** Every `id` in it that an address can name. */
  readonly anchors: readonly string[];
}

/** Data and functions that a renderer gives its components. */
export type MarkupTools = Omit<RenderTools, 'markdown' | 'mark'> & {
  readonly describe: (text: string, kind: DescriptionKind) => Markup;
};

/** Renders components to HTML, and collects the anchors that they mark. */
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
