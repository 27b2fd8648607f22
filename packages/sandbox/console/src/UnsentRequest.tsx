import type { ReactNode } from 'react';
import type { OutgoingRequest } from '../../src/webhooks/buildRequest.js';
import { CodeBlock, CopyButton } from './parts.js';

/** The guide with the tool that finds how a delivery was signed. */
const CHECKER = '/docs/frontier/webhook/autenticacao#conferir-uma-entrega';
/** The tool reads a delivery from here when its page opens. */
const HANDED = 'frontier-entrega';

/** A delivery that the tab built but could not send, with a way to the signature checker. */
export function UnsentRequest({ request }: { request: OutgoingRequest }): ReactNode {
  const text = writeRequest(request);
  return (
    <>
      <p className="muted">
        Uma aba não tem receptor: nada foi enviado, e a entrega conta como respondida com 200. Este
        seria o pedido:
      </p>
      <CodeBlock label="O pedido da entrega">{text}</CodeBlock>
      <div className="buttons">
        <button type="button" onClick={() => openChecker(text)}>
          Conferir a assinatura
          <span className="hidden"> (abre outra aba)</span>
        </button>
        <CopyButton text={text} label="Copiar o pedido" />
      </div>
    </>
  );
}

function writeRequest({ body, headers, method, url }: OutgoingRequest): string {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${pathname}${search}`, ...lines, '', body].join('\n');
}

/** Opens the checker in a new tab, which gets a copy of this tab's session storage. */
function openChecker(text: string): void {
  try {
    window.sessionStorage.setItem(HANDED, text);
    window.open(CHECKER, '_blank');
    window.sessionStorage.removeItem(HANDED);
  } catch {
    // Without storage the checker opens empty.
    window.open(CHECKER, '_blank');
  }
}
