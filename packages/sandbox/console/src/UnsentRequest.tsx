import type { ReactNode } from 'react';
import type { LoggedDelivery } from '../../src/server/CallLog.js';
import { CodeBlock, CopyButton } from './parts.js';

type Unsent = NonNullable<LoggedDelivery['unsent']>;

/** The guide with the tool that finds how a delivery was signed. */
const CHECKER = '/docs/frontier/webhook/autenticacao#conferir-uma-entrega';
/** The tool reads a delivery from here when its page opens. */
const HANDED = 'frontier-entrega';

export function UnsentRequest({ request, secret }: Unsent): ReactNode {
  const { body } = request;
  const head = writeHeaders(request);
  const text = `${head}\n\n${body}`;
  return (
    <>
      <p className="muted">
        O receptor embutido nesta aba respondeu 200, e nada foi enviado ao endereço configurado.
        Esta seria a requisição:
      </p>
      <CodeBlock label="A requisição da entrega">{text}</CodeBlock>
      <div className="buttons">
        <button type="button" onClick={() => openChecker({ secret, headers: head, body })}>
          Conferir a assinatura
          <span className="hidden"> (abre outra aba)</span>
        </button>
        <CopyButton text={text} label="Copiar a requisição" />
      </div>
    </>
  );
}

function writeHeaders({ headers, method, url }: Unsent['request']): string {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${pathname}${search}`, ...lines].join('\n');
}

/** Opens the checker with texts for its fields in a new tab, which gets a copy of this tab's session storage. */
function openChecker(fields: Readonly<Record<string, string>>): void {
  try {
    window.sessionStorage.setItem(HANDED, JSON.stringify(fields));
    window.open(CHECKER, '_blank');
    window.sessionStorage.removeItem(HANDED);
  } catch {
    // Without storage the checker opens empty.
    window.open(CHECKER, '_blank');
  }
}
