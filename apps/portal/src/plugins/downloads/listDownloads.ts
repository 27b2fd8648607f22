import { writeBruno } from './bruno/writeBruno';
import type { DownloadKind } from './Download';
import { writePostman } from './postman/writePostman';
import { writeContracts } from './writeContracts';
import { writeSbom } from './writeSbom';
import { writeTypes } from './writeTypes';

/** Everything the page of downloads offers, in its order; archive and sums of all of it follow (`makeDownloads`). */
export const DOWNLOADS: readonly DownloadKind[] = [
  { id: 'contratos', make: writeContracts },
  { id: 'postman', make: writePostman },
  { id: 'bruno', make: writeBruno },
  { id: 'tipos', make: writeTypes },
  { id: 'inventario', make: writeSbom },
];
