import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadCode } from '../../shared/browser/loadCode';

/** Texts of the fields, by their names. */
export type ToolTexts = Readonly<Record<string, string>>;

/** Attributes of a field whose text the browser does not store, correct or send. */
export const PRIVATE = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  translate: 'no',
} as const;

export interface ToolAnswer {
  readonly kind: 'fits' | 'nearly' | 'none';
  readonly text: ReactNode;
  /** Shown below the answer. */
  readonly more?: ReactNode;
}

interface Props<Code> {
  readonly name: string;
  /** Starts when a reader turns to the tool. */
  readonly load: () => Promise<Code>;
  readonly answer: (code: Code, texts: ToolTexts) => ToolAnswer | Promise<ToolAnswer>;
  /** Texts that the fields begin with, once. */
  readonly take?: () => ToolTexts | undefined;
  /** Fields with `data-field`. */
  readonly children: ReactNode;
}

/** Fields with a button that checks them in the page. Their texts are never sent, stored or put into an address. */
export default function PageTool<Code>({
  answer,
  children,
  load,
  name,
  take,
}: Props<Code>): ReactNode {
  const box = useRef<HTMLFieldSetElement>(null);
  const [shown, setShown] = useState<ToolAnswer>();
  const isReady = useIsBrowser();

  async function run(): Promise<void> {
    const code = await loadCode(load, 'A ferramenta não carregou', run);
    if (!code) return;
    const texts = readTexts(box.current);
    const given = await answer(code, texts);
    // The texts may have changed meanwhile.
    if (JSON.stringify(readTexts(box.current)) === JSON.stringify(texts)) setShown(given);
  }
  const prepare = () => void load().catch(() => {});

  useEffect(() => {
    const write = (texts: ToolTexts) => {
      for (const field of listFields(box.current))
        field.value = texts[field.dataset.field ?? ''] ?? '';
      setShown(undefined);
    };
    const texts = take?.();
    if (texts) write(texts);
    // A page in the back-forward cache keeps no text.
    const forget = () => write({});
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, [take]);
  return (
    <fieldset
      ref={box}
      data-tool={name}
      // Given texts are shown without a sign from the reader.
      data-needs-react={take && ''}
      onPointerEnter={prepare}
      onFocus={prepare}
      // The answer is about the previous text.
      onInput={() => setShown(undefined)}
    >
      {children}
      <button type="button" data-tool-run disabled={!isReady} onClick={run}>
        Conferir
      </button>
      <div role="status" data-answer data-result={shown?.kind}>
        {shown?.text}
      </div>
      {shown?.more}
    </fieldset>
  );
}

function listFields(box: Element | null): HTMLInputElement[] {
  return [...(box?.querySelectorAll<HTMLInputElement>('[data-field]') ?? [])];
}

function readTexts(box: Element | null): ToolTexts {
  return Object.fromEntries(listFields(box).map(({ dataset, value }) => [dataset.field, value]));
}
