import type { NameValue } from '../model/types/sample.js';

/** One call as the sample printers take it. */
export interface HarRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: NameValue[];
  readonly queryString: NameValue[];
  readonly cookies: NameValue[];
  readonly httpVersion: string;
  readonly headersSize: number;
  readonly bodySize: number;
  readonly postData?: {
    readonly mimeType: string;
    readonly text?: string;
    readonly params?: { name: string; value: string; fileName?: string }[];
  };
}
