import { portal } from '../../../portal.config';
import { LOCAL_SIMULATOR } from '../../shared/simulatorAddress';

export const downloads = {
  /** Prefix of links in the files, without a final slash. */
  site: portal.siteUrl,
  /** Path of the folder for generated files. The reference plugin publishes the contracts. */
  folder: '/downloads',
  /** File name prefix of files for all services. */
  name: 'frontier',
  title: 'Frontier APIs',
  /** Ids by which Postman knows the collection and the environment again when a reader imports them anew. */
  collectionId: '615232d5-2755-8415-ae07-0427e57bdcfd',
  environmentId: '4ec24d29-908f-8c80-a547-c0c36ed65afb',
  /** Address of the simulator, with id and name of its Postman environment. */
  simulator: {
    address: LOCAL_SIMULATOR,
    id: 'aeedfe40-f6cf-84d0-ad42-fc67e57e4682',
    title: 'Simulador local',
  },
  /** The call that gets the token for all others: its operationId, and response fields with token and expiry. */
  token: { operation: 'gerarTokenDeAcesso', value: 'accessToken', expiry: 'expiresAt' },
};

export interface DownloadFile {
  /** Path from the site's root. Its last segment is the unique file name. */
  readonly address: string;
  readonly what: string;
  readonly version?: string;
  /** For files of one service: its id and name, and the file's format, unique within the service. */
  readonly service?: Readonly<Record<'id' | 'title' | 'format', string>>;
  readonly bytes: Uint8Array;
}
