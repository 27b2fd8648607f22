import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { DescribedCall } from '../../src/control/describeCalls.js';
import { type Draft, type Preset, startDraft } from './callForm.js';
import { FaultForm } from './FaultForm.js';
import { FormFields } from './FormFields.js';
import { formatJson } from './jsonText.js';
import { PreparedState } from './PreparedState.js';
import {
  CopyButton,
  Field,
  JsonBlock,
  Label,
  Method,
  Notice,
  OutsideLink,
  Pairs,
  RuleList,
  Select,
} from './parts.js';
import { guideOfCall, IS_TAB, referenceOf } from './routes.js';
import { unsent, useShell } from './Shell.js';
import { type CallAnswer, sendCall } from './session.js';

const CUT = 'Sem resposta: a conexão caiu, ou o simulador não está no ar.';

export interface CallPanelProps {
  call: DescribedCall;
  preset?: Preset;
  /** Keeps the form under this key while the console is open. The empty key is the contract's example, with its state. */
  keep: string;
  /** The way to the next step of a journey. */
  onward?: {
    title: string;
    isDone: boolean;
    go: () => void;
    succeed: (draft: Draft, answer: string) => void;
  };
}

interface KeptForm {
  draft: Draft;
  isEdited?: boolean;
  answer?: CallAnswer;
  /** The simulator's run that the answer is from. */
  run?: string | undefined;
}

/** Forms and their responses, which going back restores. */
const keptForms = new Map<string, KeptForm>();

export function CallPanel({ call, preset, keep, onward }: CallPanelProps): ReactNode {
  const { account, isPreparing, look, pulse } = useShell();
  const key = `${call.id} ${keep}`;
  const [form, setForm] = useState<KeptForm>(
    () => keptForms.get(key) ?? { draft: startDraft(call, preset) },
  );
  const { draft } = form;
  const run = pulse?.run;
  const answer = form.run === run ? form.answer : undefined;
  const change = (after: Partial<KeptForm>) => {
    const next = { ...(keptForms.get(key) ?? form), ...after };
    keptForms.set(key, next);
    setForm(next);
  };
  const edit = (next: Draft) => {
    unsent.set(key, next.body);
    change({ draft: next, isEdited: true });
  };
  const [sending, setSending] = useState<AbortController>();
  const [arrived, setArrived] = useState(0);
  const [fault, setFault] = useState('');
  const result = useRef<HTMLElement>(null);

  // Scrolls the response into the viewport, also below a long form.
  useEffect(() => {
    const top = result.current?.getBoundingClientRect().top ?? 0;
    const isSeen = top > 0 && top < window.innerHeight * 0.7;
    if (arrived > 0 && !isSeen) result.current?.scrollIntoView({ block: 'start' });
  }, [arrived]);

  const send = async () => {
    const controller = new AbortController();
    setSending(controller);
    setFault('');
    try {
      const next = await sendCall(call, draft, account, controller.signal);
      change({ answer: next, run });
      if (next.status < 300) {
        unsent.delete(key);
        onward?.succeed(draft, next.body);
      }
      void look(!form.isEdited && (keep === '' || onward !== undefined));
      setArrived((before) => before + 1);
    } catch (error) {
      const isGivenUp = controller.signal.aborted;
      // The browser's text for a lost connection is in the browser's language.
      const isCut = error instanceof TypeError;
      const text = error instanceof Error && !isCut ? error.message : CUT;
      setFault(isGivenUp ? 'Você desistiu antes da resposta.' : text);
    }
    setSending(undefined);
  };

  const isBusy = isPreparing || sending !== undefined;
  return (
    <article className="call" aria-label={call.summary}>
      <header>
        <h1>{call.summary}</h1>
        <p className="route">
          <Method method={call.method} />
          <code>{call.path}</code>
          <OutsideLink href={guideOfCall(call)}>Guia</OutsideLink>
          <OutsideLink href={referenceOf(call)}>Referência</OutsideLink>
        </p>
        <p className="muted description">{call.description}</p>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void send();
        }}
      >
        <div className="buttons send">
          <button type="submit" className={onward?.isDone ? '' : 'primary'} aria-disabled={isBusy}>
            {sending ? 'Executando…' : 'Executar'}
          </button>
          {sending && (
            <button type="button" onClick={() => sending.abort()}>
              Desistir
            </button>
          )}
          {onward && (
            <button type="button" className={onward.isDone ? 'primary' : ''} onClick={onward.go}>
              {onward.isDone ? onward.title : 'Pular este passo'}
            </button>
          )}
        </div>
        {call.secured && <AccountChoice />}
        {keep === '' && <PreparedState call={call} />}
        <FormFields call={call} draft={draft} onChange={edit} />
      </form>
      <section ref={result} className="result" aria-label="Resposta">
        {/* A screen reader says the status alone, since a body may have hundreds of lines. */}
        <p className="hidden" role="status">
          {!sending && (fault || (answer && `Resposta: ${answer.status} ${answer.statusText}`))}
        </p>
        {fault !== '' && <Notice isFault>{fault}</Notice>}
        {answer && <AnswerView answer={answer} />}
        {!answer && fault === '' && <Notice>A resposta aparece aqui.</Notice>}
      </section>
      <FaultForm call={call} />
    </article>
  );
}

function AccountChoice(): ReactNode {
  const { account, accounts, callAs } = useShell();
  const known = accounts.map(({ apiKey }, index): [string, string] => [
    apiKey,
    index === 0 ? 'Conta dos guias' : `Conta ${apiKey.slice(0, 8)}`,
  ]);
  return (
    <Field label="Chamar como">
      <Select
        value={account?.apiKey ?? ''}
        options={[...known, ['', 'Sem token']]}
        onChange={({ target }) => callAs(target.value)}
      />
    </Field>
  );
}

/** Notes on parts of an answer that only work in an installed simulator. */
const TAB_NOTES = {
  '"webhookDelivery"':
    'Quem respondeu à entrega foi o receptor embutido nesta aba. O endereço configurado não recebeu nada.',
  '"http://localhost/arquivos/':
    'O endereço do arquivo só existe dentro desta aba, e o navegador não o abre. O simulador instalado serve o arquivo.',
};

function AnswerView({ answer }: { answer: CallAnswer }): ReactNode {
  const { body, headers, isRenewed, milliseconds, rules, status, statusText } = answer;
  const formatted = useMemo(() => formatJson(body), [body]);
  return (
    <div className="answer">
      <div className="answer-head">
        <h2>Resposta</h2>
        <Label text={`${status} ${statusText}`.trim()} />
        <span className="muted time">{milliseconds} ms</span>
        {body !== '' && <CopyButton text={formatted} label="Copiar resposta" />}
      </div>
      {isRenewed && <p className="muted">O token não valia mais, e a página pediu outro.</p>}
      {body === '' ? (
        <p className="muted">Sem corpo.</p>
      ) : (
        <JsonBlock text={body} label="Corpo da resposta" />
      )}
      {IS_TAB &&
        Object.entries(TAB_NOTES).map(
          ([part, note]) => body.includes(part) && <Notice key={part}>{note}</Notice>,
        )}
      <section>
        <RuleList ids={rules} />
      </section>
      <section>
        <h3>Cabeçalhos</h3>
        <Pairs of={headers} />
      </section>
    </div>
  );
}
