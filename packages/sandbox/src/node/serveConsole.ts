import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { findBuiltFile } from '../packageFiles.js';
import { type HttpEnv, respond } from '../server/HttpCall.js';

/** Allows only the simulator's own files and calls, and no markup from strings. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export function serveConsole(): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const rewriteRequestPath = (url: string) => url.replace('/_sandbox/', '/');
  const sendFile = serveStatic<HttpEnv>({ root: findBuiltFile('console'), rewriteRequestPath });
  for (const url of ['/', '/_sandbox/:file{[^/]+\\.(?:js|css|woff2)}']) {
    app.get(url, etag({ retainedHeaders: ['etag', ...Object.keys(HEADERS)] }), (call, next) => {
      for (const [name, value] of Object.entries(HEADERS)) call.header(name, value);
      return sendFile(call, next);
    });
  }
  app.get('/_sandbox/', (call) => respond(call, 302, undefined, { location: '/' }));
  return app;
}
