/* The subset of Postman's formats in use: collections 2.1 and environments. */

export interface Collection {
  readonly info: {
    readonly _postman_id: string;
    readonly name: string;
    readonly description: string;
    readonly schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
  };
  readonly auth: Auth;
  readonly event: readonly Script[];
  readonly item: readonly (Folder | Item)[];
}

export interface Folder {
  readonly id: string;
  readonly name: string;
  readonly item: readonly (Folder | Item)[];
}

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly event: readonly Script[];
  readonly request: Request;
  readonly response: readonly SavedResponse[];
}

export interface Script {
  readonly listen: 'prerequest' | 'test';
  readonly script: { readonly type: 'text/javascript'; readonly exec: readonly string[] };
}

type Auth =
  | { readonly type: 'noauth' }
  | { readonly type: 'bearer'; readonly bearer: readonly (Pair & { readonly type: 'string' })[] };

export interface Request {
  readonly method: string;
  readonly description?: string;
  readonly auth?: Auth;
  readonly header: readonly Pair[];
  readonly url: Url;
  readonly body?: Body;
}

export interface Url {
  readonly raw: string;
  readonly host: readonly string[];
  readonly path: readonly string[];
  readonly query: readonly Field[];
  readonly variable: readonly Field[];
}

export interface Pair {
  readonly key: string;
  readonly value: string;
}

export interface Field extends Pair {
  readonly description?: string;
  readonly disabled?: boolean;
}

export type Body =
  | { readonly mode: 'raw'; readonly raw: string; readonly options: object }
  | { readonly mode: 'file'; readonly file: { readonly src: string } }
  | { readonly mode: 'urlencoded'; readonly urlencoded: readonly Pair[] }
  | { readonly mode: 'formdata'; readonly formdata: readonly FormPart[] };

export type FormPart =
  | { readonly key: string; readonly type: 'text'; readonly value: string }
  | { readonly key: string; readonly type: 'file'; readonly src: string };

export interface SavedResponse {
  readonly id: string;
  readonly name: string;
  readonly originalRequest: Request;
  readonly status: string;
  readonly code: number;
  readonly header: readonly Pair[];
  readonly body?: string;
  readonly cookie: readonly [];
  readonly _postman_previewlanguage: string;
}

export interface Environment {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (Pair & {
    readonly type: 'default' | 'secret';
    readonly enabled: true;
  })[];
  readonly _postman_variable_scope: 'environment';
}
