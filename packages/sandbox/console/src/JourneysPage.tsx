import { type ReactNode, useEffect, useRef } from 'react';
import type { DescribedJourney, JourneyStep } from '../../src/story/Story.js';
import { control } from './api.js';
import { CallPanel } from './CallPanel.js';
import type { Draft } from './callForm.js';
import { addChanges, followChanges } from './followChanges.js';
import { Notice, OutsideLink, Unknown, useTitle } from './parts.js';
import { listCalls, progressIn, readProgress, saveProgress } from './progress.js';
import { guideOf, linkTo, useRoute } from './routes.js';
import { findCall, useControlAnswer, useShell } from './Shell.js';
import { writeDay } from './words.js';

export function JourneysPage(): ReactNode {
  const { path, query } = useRoute();
  const [, name, position] = path;
  const { pulse } = useShell();
  const { answer: journeys, fault } = useControlAnswer<DescribedJourney[]>('journeys', pulse?.run);
  if (fault !== undefined) return <Notice isFault>{fault}</Notice>;
  if (!journeys) return <Notice>Lendo…</Notice>;
  if (name === undefined) return <JourneyList journeys={journeys} />;
  const journey = journeys.find((one) => one.name === name);
  if (!journey) return <Unknown to={['jornadas']}>não há jornada de nome {name}</Unknown>;
  const { steps } = journey;
  const passo = query.get('passo');
  // A step may have several calls: it begins with the first one.
  const wantedAt = passo === null ? 1 : steps.findIndex(({ step }) => String(step) === passo) + 1;
  const at = Number(position ?? 0);
  // The journey's end comes after its last step.
  if (wantedAt === 0 || !Number.isInteger(at) || at < 0 || at > steps.length + 1) {
    const asked = passo ?? position;
    return <Unknown to={['jornadas', name]}>esta jornada não tem o passo {asked}</Unknown>;
  }
  const next = journeys.find((one) => one.name === journey.next.journey);
  return <Walk key={name} journey={journey} next={next} position={at} wantedAt={wantedAt} />;
}

function JourneyList({ journeys }: { journeys: readonly DescribedJourney[] }): ReactNode {
  const { pulse } = useShell();
  useTitle('Jornadas');
  return (
    <div className="page">
      <h1>Jornadas</h1>
      <p className="lead">
        As jornadas dos guias, passo a passo. Ao começar uma jornada, o simulador vai ao estado do
        primeiro dia dela.
      </p>
      <ol className="journeys">
        {journeys.map((journey) => {
          const { begins, name, steps, title } = journey;
          const { position } = progressIn(name, pulse?.run);
          const current = steps[position - 1];
          return (
            <li key={name}>
              <a className="card" href={linkTo(['jornadas', name, String(position)])}>
                <strong>{title}</strong>
                <span className="muted">
                  {steps.at(-1)?.step} passos, a partir de {writeDay(begins)}
                  {position > 0 &&
                    ` · ${current ? `em andamento, no passo ${current.step}` : countDone(journey, pulse?.run)}`}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** How many calls of an ended journey were made. */
function countDone(journey: DescribedJourney, run: string | undefined): string {
  const calls = listCalls(journey, run);
  const { length } = calls.filter(({ isDone }) => isDone);
  return length === calls.length ? 'concluída' : `${length} de ${calls.length} chamadas feitas`;
}

interface WalkProps {
  journey: DescribedJourney;
  next?: DescribedJourney | undefined;
  /** The current step, counted from 1; 0 before the journey has begun. */
  position: number;
}

/** @param wantedAt where the journey is to begin */
function Walk({ journey, next, position, wantedAt }: WalkProps & { wantedAt: number }): ReactNode {
  const { name, steps, title } = journey;
  const { pulse, replaceState } = useShell();
  const run = pulse?.run;
  const current = steps[position - 1];
  const calls = listCalls(journey, run);
  useEffect(() => {
    const known = readProgress();
    // An address may lead to a journey while another one is under way.
    const isOther = known?.run === run && known?.name !== name;
    if (run && position > 0 && !isOther) saveProgress({ ...progressIn(name, run), position });
  }, [run, name, position]);
  const wanted = steps[wantedAt - 1];
  const ended = position > steps.length ? `Fim da jornada · ${title}` : title;
  useTitle(current ? `Passo ${current.step}: ${current.title} · ${title}` : ended);
  const begin = (at: number) => {
    const { step = 1 } = steps[at - 1] ?? {};
    const done = `O simulador está no começo do passo ${step}.`;
    return replaceState({ journey: name, step }, done, ['jornadas', name, String(at)]);
  };
  return (
    <div className="with-list has-one">
      {/* A phone folds the list, also after a step was chosen in it. */}
      <details
        key={`${position} ${run}`}
        className="list steps"
        open={window.matchMedia('(min-width: 62rem)').matches}
      >
        <summary>Passos da jornada</summary>
        <ol>
          {steps.map((one, index) => {
            const at = index + 1;
            const isAgain = steps[index - 1]?.step === one.step;
            const isDone = calls.some((call) => call.at === at && call.isDone);
            return (
              <li key={at} aria-current={at === position ? 'step' : undefined}>
                <span className="step-number" aria-hidden="true">
                  {isDone ? '✓' : one.step}
                </span>
                {isDone && <span className="hidden">Feito: </span>}
                {at < position || (isDone && at > position) ? (
                  <a className="step-link" href={linkTo(['jornadas', name, String(at)])}>
                    {one.title}
                  </a>
                ) : (
                  one.title
                )}
                {!isAgain && (
                  <button
                    type="button"
                    className="quiet"
                    title="Troca o estado do simulador pelo do começo deste passo"
                    aria-label={`Ir ao passo ${one.step}: ${one.title}`}
                    onClick={() => begin(at)}
                  >
                    Ir
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      </details>
      <div className="beside">
        <a className="back" href={linkTo(['jornadas'])}>
          ← Todas as jornadas
        </a>
        {current ? (
          <Step key={`${position} ${run}`} journey={journey} position={position} step={current} />
        ) : position > steps.length ? (
          <Ended journey={journey} next={next} onAgain={() => begin(1)} />
        ) : (
          <section className="welcome">
            <h1>{title}</h1>
            <p className="lead">
              Começa em {writeDay(journey.begins)} e tem {steps.at(-1)?.step} passos. Ela troca o
              estado do simulador, e dá para desfazer.
            </p>
            <div className="buttons">
              <button type="button" className="primary" onClick={() => begin(wantedAt)}>
                {wantedAt > 1 ? `Começar no passo ${wanted?.step}` : 'Começar a jornada'}
              </button>
              <OutsideLink href={guideOf(name)} className="button">
                Guia desta jornada
              </OutsideLink>
            </div>
          </section>
        )}
      </div>
    </div>
  );
}

function Step({ journey, position, step }: WalkProps & { step: JourneyStep }): ReactNode {
  const { attempt, look, pulse, services } = useShell();
  const call = findCall(services, step.call?.operation);
  const { changes, step: begun } = progressIn(journey.name, pulse?.run);
  const preset = step.call && followChanges(step.call, changes);
  const next = journey.steps[position];
  const nextDay = String(changes[next?.on ?? ''] ?? next?.on ?? '');
  const first = journey.steps.find((one) => one.step === step.step);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const goOn = async () => {
    if (nextDay > (pulse?.now ?? '').slice(0, 10)) {
      if (!(await attempt(() => control<void>('PUT clock', { now: nextDay })))) return;
      await look(true);
    }
    window.location.hash = linkTo(['jornadas', journey.name, String(position + 1)]);
  };
  const succeed = (draft: Draft, answer: string) => {
    const { sent, ...before } = progressIn(journey.name, pulse?.run);
    const own = step.call ? addChanges(before.changes, step.call, draft, answer) : {};
    saveProgress({ ...before, sent: [...new Set([...sent, position])], changes: own });
  };
  const made = listCalls(journey, pulse?.run).find(({ at }) => at === position);
  const onward = {
    title: next ? 'Próximo passo' : 'Terminar',
    isDone: made?.isDone === true,
    go: goOn,
    succeed,
  };
  return (
    <>
      <div className="walk" ref={heading} tabIndex={-1}>
        <p>
          <span className="muted">
            {journey.title} · passo&nbsp;{step.step}&nbsp;de&nbsp;{journey.steps.at(-1)?.step}
          </span>
          <strong>{step.title}</strong>
          {step.on && pulse?.now.startsWith(step.on) && (
            <span>O relógio avançou para {writeDay(step.on)}.</span>
          )}
          {begun > 1 && step.step === begun && (
            <span>O simulador preparou este passo com os dados do guia.</span>
          )}
          <OutsideLink href={guideOf(journey.name, `Passo ${step.step}: ${first?.title}`)}>
            Este passo no guia
          </OutsideLink>
        </p>
        {!call && (
          <button type="button" className="primary" onClick={goOn}>
            {onward.title}
          </button>
        )}
      </div>
      {call && preset ? (
        <CallPanel
          call={call}
          preset={preset}
          // Another run of the simulator begins with a new form.
          keep={`${journey.name} ${position} ${pulse?.run}`}
          onward={onward}
        />
      ) : (
        <Notice>
          Este passo não chama a API, e o guia diz o que fazer. O resultado das chamadas está nos{' '}
          <a href={linkTo(['objetos'])}>objetos</a> e nas{' '}
          <a href={linkTo(['objetos', 'notificacoes'])}>notificações</a>.
        </Notice>
      )}
    </>
  );
}

type EndedProps = Pick<WalkProps, 'journey' | 'next'> & { onAgain: () => void };

function Ended({ journey, next, onAgain }: EndedProps): ReactNode {
  const { pulse } = useShell();
  const missing = listCalls(journey, pulse?.run).filter(({ isDone }) => !isDone);
  return (
    <section className="welcome">
      <h1>{missing.length === 0 ? 'Jornada concluída' : countDone(journey, pulse?.run)}</h1>
      <p className="lead">{journey.title}. O que ela fez continua nos objetos e no registro.</p>
      {missing.length > 0 && (
        <>
          <p>Não feitas:</p>
          <ul>
            {missing.map(({ at, title }) => (
              <li key={at}>
                <a href={linkTo(['jornadas', journey.name, String(at)])}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {next && (
        <p>
          Próxima jornada:{' '}
          <a href={linkTo(['jornadas', next.name], { passo: journey.next.step })}>{next.title}</a>
        </p>
      )}
      <div className="buttons">
        <a className="button primary" href={linkTo(['objetos'])}>
          Ver os objetos
        </a>
        <OutsideLink href={`${guideOf(journey.name)}#como-saber-que-terminou`} className="button">
          Como saber que terminou
        </OutsideLink>
        <button type="button" onClick={onAgain}>
          Recomeçar
        </button>
      </div>
    </section>
  );
}
