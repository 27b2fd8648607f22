import type { Operation, Sample, SecurityScheme } from '@frontier/openapi';
import { createContext, useContext } from 'react';
import type { Badge, Note } from './links.js';
import type { Direction } from './presence.js';

/** Data and functions that every component of the reference may use. */
export interface RenderTools {
  /** Contract Markdown → safe HTML. `page` keeps headings; in a `field` they become bold paragraphs. */
  readonly markdown: (text: string, kind: 'page' | 'field') => string;
  /** Code → HTML with one class per token kind; code this package wrote has forms it knows. */
  readonly highlight: (code: string, grammar: string, isWritten?: boolean) => string;
  readonly samples: (operation: Operation) => readonly Sample[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** Address of an operation, tag, shared schema or security scheme, on the reference's page. */
  readonly linkTo: (anchor: string) => string;
  /** Takes down that an address names the element given this `id`; returns the id. */
  readonly mark: <Id extends string | undefined>(anchor: Id) => Id;
  /** The site's word beside the place that an anchor names. */
  readonly badgeOf: (anchor: string) => Badge | undefined;
  /** The site's note at the head of the object that an anchor names. */
  readonly noteAt: (anchor: string) => Note | undefined;
  /** Level of the headings inside an operation. */
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

const DirectionContext = createContext<Direction>('sent');

export const DirectionProvider = DirectionContext.Provider;

/** The direction of the part being rendered; by default that of a request, which is the stricter. */
export function useDirection(): Direction {
  return useContext(DirectionContext);
}
