import type { Peer } from '../harness/types';
import { ours } from './ours/peer';
import { redoc } from './redoc/peer';
import { scalar } from './scalar/peer';
import { swaggerUi } from './swagger-ui/peer';

/** Every line of the table, in its order. */
export const PEERS: readonly Peer[] = [scalar, swaggerUi, redoc, ...ours];
