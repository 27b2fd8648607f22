import type { ParsedDocument, Service } from '@frontier/openapi';

/** Options of the plugin. */
export interface DownloadOptions {
  /** Address of the folder of all files made here. Contracts are published by the reference. */
  readonly folder: string;
  /** Beginning of the names of files for all services: `frontier`. */
  readonly name: string;
  /** Name of the collection of calls. */
  readonly title: string;
  /** How the collection of calls gets the token that all other calls carry. */
  readonly token: TokenOptions;
}

/** Names of the contract that gives the token. */
export interface TokenOptions {
  /** operationId of the call. */
  readonly operation: string;
  /** Field of its answer that holds the token. */
  readonly value: string;
  /** Field of its answer that says until when it is good, a date and time. */
  readonly expiry: string;
}

/** One service's contract, as the site publishes it. */
export interface Contract {
  readonly id: string;
  /** Name the portal gives the service. */
  readonly title: string;
  /** Address of the document, byte by byte as its host serves it. */
  readonly address: string;
  readonly bytes: Uint8Array;
  readonly document: ParsedDocument;
  readonly service: Service;
}

/** Input of the files besides the contracts. */
export interface DownloadSite extends DownloadOptions {
  /** Address of the site itself, without a slash at its end: links in files must work from outside. */
  readonly url: string;
}

/** One file to take away. */
export interface DownloadFile {
  /** Address from the site's root; its last part is the file's name, which no other file has. */
  readonly address: string;
  /** Description on the page. */
  readonly what: string;
  /** The contract's version, where the file is of one contract. */
  readonly version?: string;
  /** For files of one service: the service's name and the format, which differs between its files. */
  readonly service?: { readonly title: string; readonly format: string };
  /** Media type, with its charset. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Files made in one way. A table of the page shows one kind or several. */
export interface DownloadKind {
  /** Name in a guide: `<DownloadFiles kind="contratos" />`. */
  readonly id: string;
  readonly make: (
    contracts: readonly Contract[],
    site: DownloadSite,
  ) => readonly DownloadFile[] | Promise<readonly DownloadFile[]>;
}
