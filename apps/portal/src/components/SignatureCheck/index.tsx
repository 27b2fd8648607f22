import type { ReactNode } from 'react';
import { verifiers, signatureWords as words } from '../../data/signatureCheck';

/**
 * Finds out in the page how a delivery was signed. The script loads when a reader turns to the tool
 * (`plugins/page-tools`) and works before and after React starts.
 */
export default function SignatureCheck(): ReactNode {
  return (
    <div className="page-tool" data-tool="signature" data-native="alone">
      <p className="needs-script">{words.needsScript}</p>
      <div className="signature-fields">
        <label>
          {words.secret}
          <input data-field="secret" {...PRIVATE} />
        </label>
        <label>
          {words.headers}
          <textarea
            data-field="headers"
            rows={6}
            {...PRIVATE}
            aria-describedby="conferir-cabecalhos"
          />
        </label>
        <p id="conferir-cabecalhos">{withCode(words.headersHint)}</p>
        <label>
          {words.body}
          <textarea data-field="body" rows={5} {...PRIVATE} />
        </label>
        <p>{words.private}</p>
        <button type="button" data-tool-run>
          {words.run}
        </button>
        <div role="status" data-answer />
        <Code />
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

/** Settings and verifier. The script fills in the text. */
function Code(): ReactNode {
  return (
    <div data-code hidden>
      <p>{withCode(words.settings)}</p>
      <Block caption={words.environment} code={<code data-settings data-language="bash" />} />
      <fieldset className="r-segments">
        <legend>{words.verifier}</legend>
        {verifiers.map(({ label, language }, at) => (
          <label key={language}>
            <input
              type="radio"
              name="signature-language"
              value={language}
              defaultChecked={at === 0}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Block caption={<span data-file />} code={<code data-verifier />} />
    </div>
  );
}

function Block({
  caption,
  code,
}: {
  readonly caption: ReactNode;
  readonly code: ReactNode;
}): ReactNode {
  return (
    <figure className="code-block" data-copied={words.copied}>
      <figcaption data-titled>{caption}</figcaption>
      <div>
        <button type="button" data-copy="code">
          {words.copy}
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the keyboard's focus */}
        <pre tabIndex={0}>{code}</pre>
      </div>
    </figure>
  );
}

/** Renders text between backticks as code. */
function withCode(text: string): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change
  return text.split('`').map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece));
}
