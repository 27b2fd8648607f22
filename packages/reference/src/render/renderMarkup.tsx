import type { ReactElement } from 'react';
import { type RenderTools, RenderToolsProvider } from '../components/RenderContext.js';
import type { DescriptionKind } from './adaptDescription.js';
import type { Markup } from './rendered.js';
import { writeElement } from './writeElement.js';

/** What a renderer gives its components; what they mark is taken down here. */
export type MarkupTools = Omit<RenderTools, 'markdown' | 'mark'> & {
  readonly describe: (text: string, kind: DescriptionKind) => Markup;
};

/** Renders components to HTML, and takes down the anchors they mark. */
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
  const html = writeElement(<RenderToolsProvider value={value}>{element}</RenderToolsProvider>);
  // Text was added to text; looking into it makes one of them, which takes a fraction of the memory.
  html.charCodeAt(0);
  return { html, anchors: [...anchors] };
}
