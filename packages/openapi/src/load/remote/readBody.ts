import type { IncomingMessage } from 'node:http';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { entryOf } from '../../json.js';
import {
  codeOf,
  type Deadline,
  describeFailure,
  describeLateness,
  RemoteError,
} from './RemoteError.js';

/** The content encodings we accept. */
export const ENCODINGS = 'gzip, br';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
};
const CUT = /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|Z_BUF_ERROR)$/;
const BAD_PACKING = /^(Z_|ERR_?_)/;

/** The decoded body of a response. */
export interface ResponseBody {
  readonly bytes: Uint8Array;
  /** Whether the transfer marks the end of the body: by its length, by chunks, or by its encoding. */
  readonly delimited: boolean;
}

/**
 * Reads and decodes the body of a response.
 *
 * @param maxBytes limit of the decoded body.
 * @throws {RemoteError} if it is too large, truncated, late, or not encoded as its headers claim.
 */
export async function readBody(
  response: IncomingMessage,
  address: URL,
  maxBytes: number,
  deadline: Deadline,
): Promise<ResponseBody> {
  const { headers } = response;
  const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase();
  const createDecoder = entryOf(DECODERS, encoding);
  if (!createDecoder) {
    const found = `a body packed as "${encoding}" (Content-Encoding), which was not asked for`;
    throw new RemoteError(found, {
      mend: 'Have the host say in Content-Encoding what it sends: gzip, br, or nothing.',
    });
  }
  const packed = encoding !== '' && encoding !== 'identity';
  const length = headers['content-length'];
  if (!packed && Number(length) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    await pipeline(
      response,
      createDecoder(),
      async (unpacked: AsyncIterable<Uint8Array>) => {
        for await (const chunk of unpacked) {
          size += chunk.byteLength;
          if (size > maxBytes) throw tooLarge(maxBytes);
          chunks.push(chunk);
        }
      },
      { signal: deadline.signal },
    );
  } catch (error) {
    // The pipeline may report the error of another of its steps.
    if (size > maxBytes) throw tooLarge(maxBytes);
    if (deadline.signal.aborted) throw describeLateness(deadline, error);
    const code = codeOf(error);
    if (CUT.test(code)) throw cutShort(size, error);
    if (packed && BAD_PACKING.test(code)) {
      const found = `a body that is not ${encoding}, although its Content-Encoding says so`;
      throw new RemoteError(found, {
        cause: error,
        mend: 'Have the host say in Content-Encoding what it sends: gzip, br, or nothing.',
      });
    }
    throw describeFailure(error, address, deadline);
  }
  const chunked = headers['transfer-encoding'] !== undefined;
  return {
    bytes: Buffer.concat(chunks),
    delimited: length !== undefined || chunked || packed,
  };
}

function cutShort(size: number, cause: unknown): RemoteError {
  const mend = 'Try again; if it stays so, look at the host.';
  return new RemoteError(`a body cut short: it broke off after ${size} bytes`, {
    cause,
    mend,
    passing: true,
  });
}

function tooLarge(max: number): RemoteError {
  return new RemoteError(`more than ${max} bytes`, {
    mend: 'Split the document into smaller services.',
  });
}
