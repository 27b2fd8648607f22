import type { ReactNode } from 'react';
import type { LoggedExchange, LoggedMessage } from '../../src/server/CallLog.js';
import { JsonBlock, Notice } from './parts.js';
import { linkTo } from './routes.js';
import { useControlAnswer } from './Shell.js';

/** Request and response of a logged call, with a way to its filled form. */
export function ExchangeView({ id }: { id: string }): ReactNode {
  const { answer, fault } = useControlAnswer<LoggedExchange>(`log/${id}`, 0);
  if (fault) return <Notice isFault>{fault}</Notice>;
  if (!answer) return null;
  const { operation, request, response } = answer;
  return (
    <>
      {operation !== undefined && (
        <p>
          <a href={linkTo(['chamadas', operation], { pedido: id })}>Enviar de novo</a>
        </p>
      )}
      <MessageView title="Pedido" message={request} />
      {response && <MessageView title="Resposta" message={response} />}
    </>
  );
}

function MessageView({ message, title }: { message: LoggedMessage; title: string }): ReactNode {
  const { body, headers, isCut } = message;
  return (
    <details>
      <summary>{title}</summary>
      <dl className="pairs">
        {Object.entries(headers).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {body !== null && body !== '' && <JsonBlock text={body} label={`Corpo: ${title}`} />}
      {isCut && <p className="muted">Do corpo, só o começo fica no registro.</p>}
    </details>
  );
}
