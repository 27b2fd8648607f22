import type { ReactNode } from 'react';
/**
 * Checks a pasted body of a call against the contract, in the page. The script loads when a reader opens the tool and
 * turns to it (`plugins/page-tools`).
 */
export default function BodyCheck({ operation }: { readonly operation: string }): ReactNode {
  const hint = `corpo-${operation}`;
  return (
    <details className="page-tool body-check">
      <summary>Conferir um corpo</summary>
      <div data-tool="body" data-operation={operation}>
        <label>
          Corpo em JSON
          <textarea
            rows={8}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            translate="no"
            aria-describedby={hint}
          />
        </label>
        <p id={hint}>
          A conferência é feita nesta página, pelo contrato: nada é enviado nem guardado. Ela não
          sabe de regras que o contrato não traz.
        </p>
        <button type="button" data-tool-run>
          Conferir
        </button>
        <div role="status" data-answer />
      </div>
    </details>
  );
}
