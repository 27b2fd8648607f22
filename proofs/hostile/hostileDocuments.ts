import { byteDocuments } from './documents/byteDocuments';
import { chainDocuments } from './documents/chainDocuments';
import { holderDocuments } from './documents/holderDocuments';
import { injectionDocuments } from './documents/injectionDocuments';
import { keywordDocuments } from './documents/keywordDocuments';
import { kindDocuments } from './documents/kindDocuments';
import { limitDocuments } from './documents/limitDocuments';
import { markdownDocuments } from './documents/markdownDocuments';
import { nameDocuments } from './documents/nameDocuments';
import { partDocuments } from './documents/partDocuments';
import { referenceDocuments } from './documents/referenceDocuments';
import { schemaDocuments } from './documents/schemaDocuments';
import { shapeDocuments } from './documents/shapeDocuments';
import { sharedDocuments } from './documents/sharedDocuments';
import { sizeDocuments } from './documents/sizeDocuments';
import { textDocuments } from './documents/textDocuments';
import { triedDocuments } from './documents/triedDocuments';
import { yamlDocuments } from './documents/yamlDocuments';
import { yamlNodeDocuments } from './documents/yamlNodeDocuments';
import { yamlSizeDocuments } from './documents/yamlSizeDocuments';
import type { HostileDocument } from './HostileDocument';

/** Those that may cost time or memory: what `npm run proofs -- hostile` tries. */
export const costlyDocuments: readonly HostileDocument[] = [
  ...shapeDocuments,
  ...schemaDocuments,
  ...limitDocuments,
  ...sizeDocuments,
  ...partDocuments,
  ...textDocuments,
  ...yamlDocuments,
  ...yamlSizeDocuments,
  ...chainDocuments,
  ...keywordDocuments,
  ...triedDocuments,
  ...holderDocuments,
  ...sharedDocuments,
  ...yamlNodeDocuments,
  ...markdownDocuments,
];

/** Every document of the corpus. */
export const hostileDocuments: readonly HostileDocument[] = [
  ...costlyDocuments,
  ...referenceDocuments,
  ...injectionDocuments,
  ...byteDocuments,
  ...nameDocuments,
  ...kindDocuments,
];
