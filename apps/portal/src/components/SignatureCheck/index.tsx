import type { ReactNode } from 'react';

/**
 * Finds out in the page how a delivery was signed. The script loads when a reader turns to the tool
 * (`plugins/page-tools`).
 */
export default function SignatureCheck(): ReactNode {
  return (
    <div className="page-tool" data-tool="signature">
      <p className="needs-script">
        Com JavaScript, esta página experimenta as combinações em uma entrega que você colar aqui.
        Sem ele, use o comando abaixo.
      </p>
      <div className="signature-fields">
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
          Em linhas, em JSON ou como o Node e o curl os mostram. Uma linha de{' '}
          <code>entregas.jsonl</code> ou uma entrega dos vetores já traz o corpo.
        </p>
        <label>
          Corpo, como chegou
          <textarea data-field="body" rows={5} {...PRIVATE} />
        </label>
        <p>O cálculo é feito nesta página: nada é enviado nem guardado.</p>
        <button type="button" data-tool-run>
          Conferir
        </button>
        <div role="status" data-answer />
        <Settings />
      </div>
    </div>
  );
}

/** The browser does not store, correct or send the typed text. */
const PRIVATE = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  translate: 'no',
} as const;

/** Settings of the verifier. The script fills in the text. */
function Settings(): ReactNode {
  return (
    <div data-code hidden>
      <p>
        Ajuste assim o ambiente do <a href="#o-verificador">verificador</a>, com o seu segredo em{' '}
        <code>WEBHOOK_SEGREDO</code>:
      </p>
      <figure className="code-block" data-copied="Copiado">
        <figcaption data-titled>Ambiente</figcaption>
        <div>
          <button type="button" data-copy="code">
            Copiar
          </button>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the keyboard's focus */}
          <pre tabIndex={0}>
            <code data-settings data-language="bash" />
          </pre>
        </div>
      </figure>
    </div>
  );
}
