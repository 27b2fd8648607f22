import { listMoves } from '../plugins/data-pages/describePages';
import type { Move } from '../plugins/data-pages/moved/Move';
import { dataPages } from './dataFiles';

/** Every address of the site that moved, read anew. */
export const allMoves = (): readonly Move[] => listMoves(dataPages);
