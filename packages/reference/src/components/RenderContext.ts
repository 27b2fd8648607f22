import type { Operation, Sample } from '@frontier/openapi';
import { createContext, useContext } from 'react';
import type { SiteLink } from '../blocks/links.js';
import type { Site } from '../blocks/SchemaDescriber.js';

export interface RenderTools extends Site {
  /** Renders the contract's Markdown as safe HTML. `page` keeps headings; in a `field` they become bold paragraphs. */
  readonly markdown: (text: string, kind: 'page' | 'field') => string;
  readonly highlight: (code: string, grammar: string) => string;
  readonly samples: (operation: Operation) => readonly Sample[];
  readonly runOf?: ((operationId: string) => SiteLink) | undefined;
  /** A remark of the site below the example answers of calls. */
  readonly answerNote?: SiteLink | undefined;
  /** Short caution about sending a call again, linked to its explanation. */
  readonly cautionOf?: ((operation: Operation) => SiteLink | undefined) | undefined;
  readonly sectionLevel: 3 | 4;
}

const ToolsContext = createContext<RenderTools | undefined>(undefined);

export const RenderToolsProvider = ToolsContext.Provider;

/** @throws {Error} outside a `RenderToolsProvider`. */
export function useRenderTools(): RenderTools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('reference components need a RenderToolsProvider around them');
  return tools;
}
