import { Buffer } from 'node:buffer';
import type { HostileDocument } from '../HostileDocument';
import { one, openapi } from '../makeDocuments';

const TEXT = openapi({});
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const GZIP = Buffer.from('1f8b0800000000000003', 'hex');

/** Files that are no document at all, or not in the encoding that is asked for. */
export const byteDocuments: readonly HostileDocument[] = [
  one('bytes: none', 'found.emptyFile', ''),
  one('bytes: a line end', 'found.emptyFile', '\n'),
  one('bytes: a comment', 'expected.openapiObject', '# openapi: 3.1.0\n'),
  one('bytes: a word', 'expected.openapiObject', 'openapi\n'),
  one('bytes: a number', 'expected.openapiObject', '5\n'),
  one('bytes: null', 'expected.openapiObject', 'null\n'),
  one('bytes: a list', 'expected.openapiObject', '[]\n'),
  one('bytes: an empty object', 'expected.quotedOpenapiVersion', '{}\n'),
  one('bytes: UTF-16, little end first', 'found.utf16', utf16(`\ufeff${TEXT}`)),
  one('bytes: UTF-16, big end first', 'found.utf16', utf16(`\ufeff${TEXT}`).swap16()),
  one('bytes: UTF-16 without its mark', 'found.utf16', utf16(TEXT)),
  one('bytes: Latin 1', 'found.notUtf8', Buffer.from(TEXT.replace('"T"', '"Emissão"'), 'latin1')),
  one('bytes: cut within a character', 'found.notUtf8', Buffer.from(`${TEXT}ã`).subarray(0, -1)),
  one(
    'bytes: a surrogate',
    'found.notUtf8',
    Buffer.concat([Buffer.from(TEXT), Buffer.from('eda080', 'hex')]),
  ),
  one(
    'bytes: longer than needed',
    'found.notUtf8',
    Buffer.concat([Buffer.from(TEXT), Buffer.from('c080', 'hex')]),
  ),
  one('bytes: NUL in a text', 'found.nulByte', TEXT.replace('"T"', '"T\0"')),
  one('bytes: NUL at the end', 'found.nulByte', `${TEXT}\0\0\0`),
  one('bytes: nothing but NUL', 'found.nulByte', Buffer.alloc(100_000)),
  one('bytes: a picture', 'found.notUtf8', PNG),
  one('bytes: compressed', 'found.notUtf8', GZIP),
  one(
    'bytes: a page',
    'expected.validSyntax',
    '<!doctype html>\n<html><head><title>Sign in: please</title></head></html>\n',
  ),
  one('bytes: control characters', 'page', openapi({ 'x-a': '\u001b]0;x\u0007' })),
  one('bytes: control characters, raw', 'page', `${TEXT.slice(0, -1)},"x-a":"\u001b[31m"}`),
  one('bytes: line separators', 'page', `${TEXT.slice(0, -1)},"x-a":"\u2028\u2029\u0085"}`),
  one('bytes: half characters', 'page', `${TEXT.slice(0, -1)},"x-a":"\\ud800"}`),
  one('bytes: noncharacters', 'page', openapi({ 'x-a': '\uffff\ufffe\u{10ffff}' })),
];

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}
