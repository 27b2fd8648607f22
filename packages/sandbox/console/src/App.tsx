import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Account } from '../../src/contract/Examples.js';
import type { DescribedService } from '../../src/control/describeCalls.js';
import { ControlError, control, pointOf, type RuleEntry, readPulse } from './api.js';
import { CallsPage } from './CallsPage.js';
import { Header } from './Header.js';
import { JourneysPage } from './JourneysPage.js';
import { LogPage } from './LogPage.js';
import { ObjectsPage } from './ObjectsPage.js';
import { Notice, Unknown } from './parts.js';
import { loadState, type Preparation, prepareState, writeState } from './prepareState.js';
import { readProgress, saveProgress } from './progress.js';
import { RulesPage } from './RulesPage.js';
import { IS_TAB, linkTo, useRoute } from './routes.js';
import { type Shell, ShellContext, unsent, useControlAnswer, usePulse } from './Shell.js';

/** The views by the first segment of their routes; a route of more than `most` segments is unknown. */
const VIEWS = [
  { slug: 'chamadas', title: 'Chamadas', Page: CallsPage, most: 2 },
  { slug: 'jornadas', title: 'Jornadas', Page: JourneysPage, most: 3 },
  { slug: 'objetos', title: 'Objetos', Page: ObjectsPage, most: 3 },
  { slug: 'registro', title: 'Registro', Page: LogPage, most: 1 },
  { slug: 'regras', title: 'Regras', Page: RulesPage, most: 2 },
] as const;

/** Milliseconds that a message is shown, unless the reader goes on before. A fault stays until a field is edited. */
const SHOWN = 6000;

interface Toast {
  text: string;
  isFault: boolean;
  undo?: (() => void) | undefined;
}

const DOWN = IS_TAB
  ? 'O simulador desta aba parou, talvez por falta de memória. Recarregue a página; se você guardou um estado, ele ainda está neste navegador.'
  : 'O simulador não responde. A página tenta de novo a cada segundo.';

interface AppProps {
  tools?: ReactNode;
  /** The state that the page has prepared before the console opens. */
  opening?: Preparation | undefined;
}

export function App({ opening, tools }: AppProps): ReactNode {
  const { path } = useRoute();
  const { pulse, log, isDown, look, pauses, version } = usePulse();
  const [apiKey, setApiKey] = useState<string>();
  const [toast, setToast] = useState<Toast>();
  const [preparation, setPreparation] = useState(opening);
  const [isPreparing, setPreparing] = useState(false);
  const [kept, setKept] = useState<string>();
  const [goBack, setGoBack] = useState<() => void>();
  const main = useRef<HTMLElement>(null);

  const { answer: found = [] } = useControlAnswer<DescribedService[]>('operations', pulse?.run);
  const services = useMemo(() => sortServices(found), [found]);
  const { answer: rules = [] } = useControlAnswer<RuleEntry[]>('rules', version);
  useEffect(() => {
    if (!toast) return;
    const { isFault } = toast;
    const hide = () => setToast(undefined);
    const timer = isFault ? undefined : window.setTimeout(hide, SHOWN);
    const goOn = ({ target }: Event) => {
      if (isFault || (target instanceof Element && target.closest('a, button'))) hide();
    };
    const event = isFault ? 'input' : 'click';
    document.addEventListener(event, goOn);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener(event, goOn);
    };
  }, [toast]);

  const showFault = (text: string) => setToast({ text, isFault: true });
  const here = pulse && pointOf(pulse);
  const prepared = preparation?.at === here ? preparation : undefined;
  if (here !== undefined && kept === undefined) setKept(here);
  const isChanged = here !== kept;
  const lookAfter: Shell['look'] = async (isStep) => {
    const after = await look();
    if (isStep && !isChanged && after) setKept(pointOf(after));
  };
  useEffect(() => {
    const ask = (event: Event) => {
      // The state of an installed simulator outlives the page.
      if ((IS_TAB && isChanged) || unsent.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const attempt: Shell['attempt'] = async (task, done, { canUndo, isKept, refuse, to } = {}) => {
    const from = window.location.hash;
    const reached = readProgress();
    let former: Blob | undefined;
    let fault: string | undefined;
    setToast(undefined);
    try {
      if (canUndo) former = await loadState();
      await task();
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      fault = error.message;
    }
    const after = await look();
    if (fault === undefined && to) window.location.hash = to;
    const restore = async () => {
      if (former) await writeState(former);
      if (reached) saveProgress({ ...reached, run: (await readPulse()).run });
      setGoBack(undefined);
    };
    const undo = former && (() => attempt(restore, 'O estado anterior voltou.', { to: from }));
    if (fault === undefined && isKept && after) {
      setKept(pointOf(after));
      if (!prepared && undo) setGoBack(() => undo);
    }
    if (fault !== undefined) (refuse ?? showFault)(fault);
    else if (done !== undefined) setToast({ text: done, isFault: false, undo });
    return fault === undefined;
  };
  const callControl: Shell['callControl'] = (call, body, done, refuse) => {
    const task = () => control<void>(call, body);
    // The state of an installed simulator has other users, too.
    return attempt(task, done, { canUndo: IS_TAB, refuse });
  };
  const replaceState: Shell['replaceState'] = async (point, done, to) => {
    const task = async () => {
      if (!point) await control('POST reset', {});
      setPreparation(point && (await prepareState(point)));
    };
    if (isPreparing) return;
    pauses.current = true;
    setPreparing(true);
    await attempt(task, done, { canUndo: true, isKept: true, to: to && linkTo(to) });
    setPreparing(false);
    pauses.current = false;
  };

  const accounts = useMemo(() => listAccounts(rules), [rules]);
  const account =
    apiKey === '' ? undefined : (accounts.find((one) => one.apiKey === apiKey) ?? accounts[0]);
  const [first = VIEWS[0].slug] = path;
  const view = VIEWS.find(({ most, slug }) => slug === first && path.length <= most);
  const shell: Shell = {
    services,
    rules,
    accounts,
    account,
    callAs: setApiKey,
    version,
    pulse,
    log,
    look: lookAfter,
    goBack,
    attempt,
    callControl,
    prepared,
    isPreparing,
    replaceState,
    showToast: (text) => setToast({ text, isFault: false }),
  };
  return (
    <ShellContext value={shell}>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        Ir para o conteúdo
      </button>
      <Header current={view?.slug} tabs={VIEWS} tools={tools} />
      {isDown && <Notice isFault>{DOWN}</Notice>}
      <main ref={main} tabIndex={-1} aria-busy={isPreparing}>
        {services.length > 0 && rules.length > 0 ? (
          view ? (
            <view.Page />
          ) : (
            <Unknown to={[]}>nenhuma parte do simulador é {path.join('/')}</Unknown>
          )
        ) : (
          <Notice>Lendo o simulador…</Notice>
        )}
      </main>
      <div className="toast" role="status">
        {isPreparing && <p>Preparando o estado…</p>}
        {toast && (
          <p className={toast.isFault ? 'toast-fault' : ''}>
            {toast.text}
            {toast.undo && (
              <button type="button" className="quiet" onClick={toast.undo}>
                Desfazer
              </button>
            )}
            <button type="button" className="quiet" onClick={() => setToast(undefined)}>
              Fechar
            </button>
          </p>
        )}
      </div>
    </ShellContext>
  );
}

function listAccounts(rules: readonly RuleEntry[]): Account[] {
  const own = rules.find(({ id }) => id === 'contas')?.parameters.contas ?? {};
  return Object.entries(own as Record<string, string[] | null>).flatMap(([apiKey, secrets]) => {
    const [secretKey] = secrets ?? [];
    return secretKey === undefined ? [] : [{ apiKey, secretKey }];
  });
}

/** The services at the beginning of a title's life; the others follow in alphabetical order. */
const FIRST = ['autenticacao', 'onboarding'];

function sortServices(services: readonly DescribedService[]): DescribedService[] {
  const isFirst = ({ service }: DescribedService) => FIRST.includes(service);
  return [...services].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}
