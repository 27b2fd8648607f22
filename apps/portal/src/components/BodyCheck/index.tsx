import type { ReactNode } from 'react';
import { bodyWords as words } from '../../data/bodyCheck';

/**
 * Checks a pasted body of a call against the contract, in the page. The script loads when a reader opens the tool and
 * turns to it (`plugins/page-tools`), and works before and after React starts.
 */
export default function BodyCheck({ operation }: { readonly operation: string }): ReactNode {
  const hint = `corpo-${operation}`;
  return (
    <details className="page-tool body-check" data-native="alone">
      <summary>{words.open}</summary>
      <div data-tool="body" data-operation={operation}>
        <label>
          {words.body}
          <textarea
            rows={8}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            translate="no"
            aria-describedby={hint}
          />
        </label>
        <p id={hint}>{words.private}</p>
        <button type="button" data-tool-run>
          {words.run}
        </button>
        <div role="status" data-answer />
      </div>
    </details>
  );
}
