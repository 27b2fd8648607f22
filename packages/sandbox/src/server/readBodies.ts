import { isUtf8 } from 'node:buffer';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SentFile } from '../domain/files.js';
import { isKeepable, parseExact, UnreadableJsonError } from '../exact/exactJson.js';
import { Refusal } from '../work/Work.js';

/** Maximum bytes of a JSON body, and of a whole form. */
export const BODY_LIMIT = 1024 * 1024;
const FILE_LIMIT = 10 * 1024 * 1024;

const filesOf = new WeakMap<FastifyRequest, Map<string, SentFile>>();

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
        if (error instanceof UnreadableJsonError)
          throw Refusal.of('invalid', 'corpo', error.message);
        throw error;
      }
    },
  );
  await server.register(multipart, {
    limits: { fileSize: FILE_LIMIT, files: 4, fields: 20, fieldSize: 64 * 1024 },
  });
  server.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readForm(request);
  });
}

/** Refuses other encodings than UTF-8 (RFC 8259), which decoding would corrupt silently. */
function decode(bytes: Buffer, contentType: string): string {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) {
    throw Refusal.of('invalid', 'Content-Type', `o corpo deve vir em UTF-8, e não em ${charset}`);
  }
  if (!isUtf8(bytes)) throw Refusal.of('invalid', 'corpo', 'os bytes não são UTF-8');
  return bytes.toString('utf8');
}

async function readForm(request: FastifyRequest): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  const files = new Map<string, SentFile>();
  try {
    for await (const part of request.parts()) {
      const text = part.type === 'file' ? part.filename : String(part.value);
      if (!isKeepable(text) || !isKeepable(part.fieldname)) {
        throw Refusal.of('invalid', '/', 'um texto tem um caractere que não se pode guardar');
      }
      fields.set(part.fieldname, text);
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        files.set(part.fieldname, { name: part.filename, mediaType: part.mimetype, bytes });
      }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw Refusal.of('invalid', '/', 'o formulário não se pode ler, ou um arquivo passa de 10 MiB');
  }
  filesOf.set(request, files);
  return Object.fromEntries(fields);
}
