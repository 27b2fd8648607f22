import { isUtf8 } from 'node:buffer';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SentFile } from '../domain/files.js';
import { parseExact, UnreadableJsonError } from '../exact/exactJson.js';
import { type ReadForm, readForm, refuseBody } from '../services/bodyReading.js';

/** Maximum bytes of a JSON body, and of a whole form. */
export const BODY_LIMIT = 1024 * 1024;
const FILE_LIMIT = 10 * 1024 * 1024;

const filesOf = new WeakMap<FastifyRequest, ReadForm['files']>();

/** The files of a parsed form. */
export function readFiles(request: FastifyRequest): ReadonlyMap<string, SentFile> {
  return filesOf.get(request) ?? new Map();
}

/**
 * Adds parsers for JSON that keep all digits, and for forms. In a form's body a file is represented by its name;
 * `readFiles` returns its bytes.
 */
export async function readBodies(server: FastifyInstance): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const text = decode(bytes, request.headers['content-type'] ?? '');
      try {
        return text === '' ? undefined : parseExact(text);
      } catch (error) {
        if (error instanceof UnreadableJsonError) throw refuseBody('corpo', error.message);
        throw error;
      }
    },
  );
  await server.register(multipart, {
    limits: { fileSize: FILE_LIMIT, files: 4, fields: 20, fieldSize: 64 * 1024 },
  });
  server.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const { body, files } = await readParts(request);
    request.body = body;
    filesOf.set(request, files);
  });
}

/** Refuses other encodings than UTF-8 (RFC 8259), which decoding would corrupt silently. */
function decode(bytes: Buffer, contentType: string): string {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) {
    throw refuseBody('Content-Type', `o corpo deve vir em UTF-8, e não em ${charset}`);
  }
  if (!isUtf8(bytes)) throw refuseBody('corpo', 'os bytes não são UTF-8');
  return bytes.toString('utf8');
}

async function readParts(request: FastifyRequest): Promise<ReadForm> {
  const parts: [string, string | SentFile][] = [];
  if (!/;\s*boundary=/i.test(request.headers['content-type'] ?? '')) {
    throw refuseBody('Content-Type', 'multipart/form-data deve trazer o seu boundary');
  }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') parts.push([part.fieldname, String(part.value)]);
      else {
        const { fieldname, filename: name, mimetype: mediaType } = part;
        parts.push([fieldname, { name, mediaType, bytes: await part.toBuffer() }]);
      }
    }
  } catch {
    throw refuseBody('corpo', 'o formulário não se pode ler, ou um arquivo passa de 10 MiB');
  }
  return readForm(parts);
}
