import { copyText } from '@frontier/reference/browser';
import {
  type ChangeEvent,
  type ComponentProps,
  memo,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useId,
} from 'react';
import { formatJson, scanJson } from './jsonText.js';
import { linkTo } from './routes.js';
import { type Shell, useShell } from './Shell.js';
import { toneOf } from './words.js';

/** A state or status code; the colour repeats the text's meaning. */
export function Label({ text }: { text: string }): ReactNode {
  return <span className={`tag r-${toneOf(text)}`}>{text}</span>;
}

export function Method({ method }: { method: string }): ReactNode {
  return <span className={`method r-${method.toLowerCase()}`}>{method}</span>;
}

export function Prose({ text }: { text: string }): ReactNode {
  return text.split('`').map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
  );
}

export function CopyButton({ text, label }: { text: string; label: string }): ReactNode {
  const { showToast } = useShell();
  const copy = async () => (await copyText(text)) && showToast('Copiado.');
  return (
    <button type="button" className="quiet" onClick={copy}>
      {label}
    </button>
  );
}

export function Popover({
  id,
  label,
  ...content
}: PropsWithChildren<{ id: string; label: ReactNode; onToggle?: () => void }>) {
  return (
    <>
      <button type="button" popoverTarget={id}>
        {label}
      </button>
      <div id={id} className="popover" popover="auto" {...content} />
    </>
  );
}

interface ControlButtonProps {
  call: Parameters<Shell['callControl']>[0];
  body: object;
  done: string;
  className?: string;
  children: ReactNode;
}

export function ControlButton({ call, body, done, ...button }: ControlButtonProps): ReactNode {
  const { callControl } = useShell();
  return <button type="button" {...button} onClick={() => callControl(call, body, done)} />;
}

interface FileButtonProps {
  accept: string;
  onFile: (file: File) => unknown;
  children: ReactNode;
}

export function FileButton({ accept, onFile, children }: FileButtonProps): ReactNode {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <label className="button">
      {children}
      <input type="file" accept={accept} className="hidden" onChange={take} />
    </label>
  );
}

interface AdvanceButtonProps {
  hours: number;
  text: string;
  className?: string;
}

export function AdvanceButton({ hours, text, ...button }: AdvanceButtonProps): ReactNode {
  const done = `O relógio avançou ${text}.`;
  return (
    <ControlButton call="PUT clock" body={{ advance: hours * 3600 }} done={done} {...button}>
      + {text}
    </ControlButton>
  );
}

type FormProps = PropsWithChildren<{ className?: string; onSend: (fields: FormData) => unknown }>;

/** A form whose fields keep their values, also when its call is refused. React empties a form with an `action`. */
export function Form({ onSend, ...form }: FormProps): ReactNode {
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    />
  );
}

export function Pairs({ of }: { of: readonly (readonly [ReactNode, ReactNode])[] }): ReactNode {
  return (
    <dl className="pairs">
      {of.map(([term, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no state
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Maximum of coloured names and values; longer JSON is shown plain. */
const COLOURED = 10_000;
/** Maximum characters of a value that never breaks, such as an identifier in quotes. */
const WHOLE = 38;

/** Code that scrolls, as a landmark that the keyboard reaches. */
export function CodeBlock({ children, label }: { children: ReactNode; label: string }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be focusable
    // biome-ignore lint/a11y/useSemanticElements: preformatted text that is also a landmark
    <pre className="code" tabIndex={0} aria-label={label} role="region">
      {children}
    </pre>
  );
}

/** Formatted JSON, or any other text unchanged. Views render again each second: a long text is formatted once. */
export const JsonBlock = memo(({ text, label }: { text: string; label: string }) => (
  <CodeBlock label={label}>
    <PaintedJson text={formatJson(text)} />
  </CodeBlock>
));

interface JsonEditorProps {
  label: string;
  text: string;
  fault: string | undefined;
  /** Shown after the fault. */
  note?: string;
  onChange: (text: string) => void;
}

export function JsonEditor({ label, text, fault, note = '', onChange }: JsonEditorProps) {
  const id = useId();
  return (
    <>
      <div className="editor">
        <pre aria-hidden="true">
          <PaintedJson text={text} />
          {'\n'}
        </pre>
        <textarea
          aria-label={label}
          value={text}
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p id={id} className="fault" aria-live="polite">
        {fault && `${fault} ${note}`}
      </p>
    </>
  );
}

/** The colour of a piece; other values have that of keywords. */
const JSON_COLOURS: Readonly<Record<string, string>> = { key: 'tp', string: 'ts', number: 'tn' };

/** A JSON text in colours, with the whitespace of its author. */
function PaintedJson({ text }: { text: string }): ReactNode {
  const { pieces } = scanJson(text);
  if (pieces.length > COLOURED) return text;
  const ends = [0, ...pieces.map(({ end }) => end)];
  const painted = pieces.map(({ end, kind, start }, index) => [
    text.slice(ends[index], start),
    <span
      key={start}
      className={`${JSON_COLOURS[kind] ?? 'tk'}${end - start > WHOLE ? '' : ' json-whole'}`}
    >
      {text.slice(start, end)}
    </span>,
  ]);
  return [...painted, text.slice(ends.at(-1))];
}

/** Links to the rules that shaped a response. Their titles are true for every value of their parameters. */
export function RuleList({ ids }: { ids: readonly string[] }): ReactNode {
  const { rules } = useShell();
  if (ids.length === 0) return <p className="muted">Nenhuma regra do simulador.</p>;
  return (
    <>
      <p className="muted">{ids.length === 1 ? 'Regra' : 'Regras'} do simulador:</p>
      <ul className="rules">
        {ids.map((id) => (
          <li key={id}>
            <a href={linkTo(['regras', id])}>{rules.find((one) => one.id === id)?.title ?? id}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

type FieldProps = PropsWithChildren<{ label: ReactNode; hint?: ReactNode; className?: string }>;

export function Field({ label, hint, children, className = '' }: FieldProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the children contain the control
    <label className={`field ${className}`}>
      <span className="label">{label}</span>
      {children}
      {hint && <span className="hint">{hint}</span>}
    </label>
  );
}

interface SelectProps extends ComponentProps<'select'> {
  options: readonly (string | readonly [value: string, label: string])[];
  /** Label of the option without a value; there is none without a label. */
  empty?: string | undefined;
}

export function Select({ options, empty, ...select }: SelectProps): ReactNode {
  return (
    <select {...select}>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map((option) => {
        const [one, label] = typeof option === 'string' ? [option, option] : option;
        return (
          <option key={one} value={one}>
            {label}
          </option>
        );
      })}
    </select>
  );
}

type OutsideLinkProps = PropsWithChildren<{ href: string; className?: string }>;

/** A link that opens a new tab, because the simulator's state ends with its own. */
export function OutsideLink({ href, className, children }: OutsideLinkProps): ReactNode {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="hidden"> (abre outra aba)</span>
    </a>
  );
}

/** Names the view in the browser's title; `undefined` while there is no name. */
export function useTitle(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined) document.title = `${text} · Simulador das Frontier APIs`;
  }, [text]);
}

/** Says that an address leads to no view. @param props.to the nearest known route */
export function Unknown({ children, to }: PropsWithChildren<{ to: readonly string[] }>): ReactNode {
  useTitle('Endereço desconhecido');
  return (
    <Notice isFault>
      Este endereço não leva a nada: {children}. <a href={linkTo(to)}>Voltar ao que existe</a>
    </Notice>
  );
}

export function Notice({ children, isFault }: PropsWithChildren<{ isFault?: boolean }>): ReactNode {
  return <p className={isFault ? 'notice notice-fault' : 'notice'}>{children}</p>;
}
