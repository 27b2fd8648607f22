import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeBlock from '@theme/CodeBlock';
import { createElement, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { checkSignature, type SignatureAnswer } from './checkSignature';

/** Attributes of a field whose text the browser does not store, correct or send. */
const PRIVATE = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  translate: 'no',
} as const;

/**
 * Finds out in the page how a delivery was signed. The texts are never sent, stored or put into an address. `/experimente`
 * hands a delivery over in the session storage.
 */
export default function SignatureCheck(): ReactNode {
  const box = useRef<HTMLFieldSetElement>(null);
  const [answer, setAnswer] = useState<SignatureAnswer>();
  const isReady = useIsBrowser();

  useEffect(() => {
    const write = (texts: Readonly<Record<string, string>>) => {
      for (const field of listFields(box.current)) field.value = texts[field.name] ?? '';
      setAnswer(undefined);
    };
    const handed = takeHanded();
    if (handed) write(handed);
    // A page in the back-forward cache keeps no text.
    const forget = () => write({});
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);

  async function run(): Promise<void> {
    const fields = listFields(box.current);
    const {
      body = '',
      headers = '',
      secret = '',
    } = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    setAnswer(await checkSignature({ secret, headers, body }));
  }

  return (
    <div className="page-tool">
      <p className="needs-script">
        Com JavaScript, esta página experimenta as combinações em uma entrega que você colar aqui.
        Sem ele, use o comando abaixo.
      </p>
      <fieldset
        ref={box}
        data-tool="signature"
        // Shows a delivery from the simulator at once, before the reader touches the form.
        data-needs-react=""
        // The answer is about the previous text.
        onInput={() => setAnswer(undefined)}
      >
        <label>
          Segredo
          <input name="secret" {...PRIVATE} />
        </label>
        <label>
          Cabeçalhos da entrega
          <textarea name="headers" rows={6} {...PRIVATE} aria-describedby="conferir-cabecalhos" />
        </label>
        <p id="conferir-cabecalhos">
          Em linhas ou em JSON. Cole aqui inteira uma linha de <code>entregas.jsonl</code> ou uma
          entrega dos vetores, que já traz o corpo.
        </p>
        <label>
          Corpo, como chegou
          <textarea name="body" rows={5} {...PRIVATE} />
        </label>
        <p>O cálculo é feito nesta página: nada é enviado nem guardado.</p>
        <button type="button" className="button button--primary" disabled={!isReady} onClick={run}>
          Conferir
        </button>
        <div role="status" data-answer data-result={answer?.kind}>
          {answer && (
            <p>
              <strong>{answer.title}.</strong>
            </p>
          )}
          {answer?.lines.map((line) => (
            <p key={line}>{withCode(line)}</p>
          ))}
        </div>
        {answer && answer.settings.length > 0 && <Settings settings={answer.settings} />}
      </fieldset>
    </div>
  );
}

function listFields(box: Element | null): HTMLInputElement[] {
  return [...(box?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
}

/** Entry of the session storage, which `/experimente` writes before it opens the page: JSON of texts by field. */
const HANDED = 'frontier-entrega';

function takeHanded(): Readonly<Record<string, string>> | undefined {
  try {
    const handed = sessionStorage.getItem(HANDED);
    sessionStorage.removeItem(HANDED);
    return handed ? JSON.parse(handed) : undefined;
  } catch {
    // Without storage nothing is handed over.
    return undefined;
  }
}

/** Text between backticks as code. */
function withCode(line: string): ReactNode {
  const nodes = line
    .split('`')
    .map((piece, at) => (at % 2 === 1 ? createElement('code', null, piece) : piece));
  return createElement(Fragment, null, ...nodes);
}

function Settings({ settings }: Pick<SignatureAnswer, 'settings'>): ReactNode {
  const lines = settings.map(
    ([name, value]) => `export ${name}='${value.replaceAll("'", "'\\''")}'`,
  );
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
