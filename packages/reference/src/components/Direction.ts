import { createContext, useContext } from 'react';
import type { OperationKind } from '../model/types/service.js';

/** Whether the reader's system writes what is described, or reads it. */
export type Direction = 'sent' | 'received';

const Context = createContext<Direction>('sent');

export const DirectionProvider = Context.Provider;

/** The direction of what is being shown; where nothing says it, as strict as a request. */
export function useDirection(): Direction {
  return useContext(Context);
}

/** A call's request is sent; that of a webhook or callback reaches the reader. Answers go the other way. */
export function directionOf(kind: OperationKind, part: 'request' | 'response'): Direction {
  return (kind === 'path') === (part === 'request') ? 'sent' : 'received';
}
