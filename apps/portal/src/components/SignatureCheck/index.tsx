import CodeBlock from '@theme/CodeBlock';
import { createElement, Fragment, type ReactNode } from 'react';
import type { ResultDescription } from '../../plugins/page-tools/signature/describeResult';
import PageTool, { PRIVATE, type ToolAnswer, type ToolTexts } from '../PageTool';

const load = () =>
  import(/* webpackChunkName: "assinatura" */ '../../plugins/page-tools/signature/describeResult');

/** Finds out in the page how a delivery was signed (`plugins/page-tools`). */
export default function SignatureCheck(): ReactNode {
  return (
    <div className="page-tool">
      <p className="needs-script">
        Com JavaScript, esta página experimenta as combinações em uma entrega que você colar aqui.
        Sem ele, use o comando abaixo.
      </p>
      <PageTool
        name="signature"
        load={load}
        take={takeHanded}
        answer={async ({ describeDelivery }, { body = '', headers = '', secret = '' }) =>
          describeAnswer(await describeDelivery(secret, headers, body))
        }
      >
        <label>
          Segredo
          <input data-field="secret" {...PRIVATE} />
        </label>
        <label>
          Cabeçalhos da entrega
          <textarea
            data-field="headers"
            rows={6}
            {...PRIVATE}
            aria-describedby="conferir-cabecalhos"
          />
        </label>
        <p id="conferir-cabecalhos">
          Em linhas ou em JSON. Uma linha de <code>entregas.jsonl</code> ou uma entrega dos vetores
          já traz o corpo.
        </p>
        <label>
          Corpo, como chegou
          <textarea data-field="body" rows={5} {...PRIVATE} />
        </label>
        <p>O cálculo é feito nesta página: nada é enviado nem guardado.</p>
      </PageTool>
    </div>
  );
}

/** Entry of the session storage, which `/experimente` writes before it opens the tool: JSON of texts by field. */
const HANDED = 'frontier-entrega';

/** The delivery of the simulator that was handed over, with its secret. */
function takeHanded(): ToolTexts | undefined {
  try {
    const handed = sessionStorage.getItem(HANDED);
    sessionStorage.removeItem(HANDED);
    return handed ? (JSON.parse(handed) as ToolTexts) : undefined;
  } catch {
    // Without storage nothing is handed over.
    return undefined;
  }
}

function describeAnswer({ kind, lines, settings, title }: ResultDescription): ToolAnswer {
  const text = (
    <>
      <p>
        <strong>{title}.</strong>
      </p>
      {lines.map((line) => (
        <p key={line}>{withCode(line)}</p>
      ))}
    </>
  );
  return { kind, text, more: settings.length > 0 && <Settings settings={settings} /> };
}

/** Text between backticks as code. */
function withCode(line: string): ReactNode {
  const pieces = line.split('`');
  const nodes = pieces.map((piece, at) =>
    at % 2 === 1 ? createElement('code', null, piece) : piece,
  );
  return createElement(Fragment, null, ...nodes);
}

/** Settings of the verifier, for a shell. */
function Settings({ settings }: Pick<ResultDescription, 'settings'>): ReactNode {
  const lines = settings.map(([name, value]) => `export ${name}=${quote(value)}`);
  return (
    <div data-settings>
      <p>
        Ajuste assim o ambiente do <a href="#o-verificador">verificador</a>, com o seu segredo em{' '}
        <code>WEBHOOK_SEGREDO</code>:
      </p>
      <CodeBlock title="Ambiente">{lines.join('\n')}</CodeBlock>
    </div>
  );
}

/** Quotes a text as one shell word. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
