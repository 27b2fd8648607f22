import type { Peer } from '../harness/types';
import { docusaurusGuide } from './docusaurus-guide/peer';
import { fumadocs } from './fumadocs/peer';
import { openapiDocs } from './openapi-docs/peer';
import { ours } from './ours/peer';
import { redoc } from './redoc/peer';
import { redocusaurus } from './redocusaurus/peer';
import { scalar } from './scalar/peer';
import { starlight } from './starlight/peer';
import { swaggerUi } from './swagger-ui/peer';

/** Every line of the table, in its order. */
export const PEERS: readonly Peer[] = [
  redocusaurus,
  openapiDocs,
  scalar,
  swaggerUi,
  redoc,
  fumadocs,
  starlight,
  docusaurusGuide,
  ...ours,
];
