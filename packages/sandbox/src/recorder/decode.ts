import { decodeJwt } from 'jose';

/** A part of a path without its escapes; as it is written if they are invalid. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The times of a JWT's claims in seconds; `undefined` for another value, or a token without them. */
export function readTimes(token: string): { iat: number; exp: number } | undefined {
  try {
    const { exp, iat } = decodeJwt(token);
    return typeof iat === 'number' && typeof exp === 'number' ? { iat, exp } : undefined;
  } catch {
    return undefined;
  }
}
