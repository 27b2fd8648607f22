import { createContext, type ReactNode, useContext } from 'react';
import type { Labels } from '../labels';
import type { Sample } from '../model/types/sample';
import type { SchemaNode } from '../model/types/schema';
import type { SecurityScheme } from '../model/types/security';
import type { Operation } from '../model/types/service';

/** What every component of the reference is given instead of fetching it. */
export interface RenderTools {
  readonly labels: Labels;
  /** Contract Markdown → safe HTML. `block` keeps headings; otherwise they become bold paragraphs. */
  readonly markdown: (text: string, kind: 'page' | 'field') => string;
  /** Code → HTML with one class per token kind. */
  readonly highlight: (code: string, grammar: string) => string;
  readonly samples: (operation: Operation) => readonly Sample[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** Address of an operation, tag, shared schema or security scheme, on whichever page it stands. */
  readonly linkTo: (anchor: string) => string;
}

/** Shows what a nested schema contains; handed down so that the parts of the tree need not import its root. */
export type RenderBody = (schema: SchemaNode, depth: number, unfolded?: boolean) => ReactNode;

const Context = createContext<RenderTools | undefined>(undefined);

export const RenderToolsProvider = Context.Provider;

/** @throws {Error} outside a `RenderToolsProvider`. */
export function useRenderTools(): RenderTools {
  const tools = useContext(Context);
  if (!tools) throw new Error('reference components need a RenderToolsProvider around them');
  return tools;
}
