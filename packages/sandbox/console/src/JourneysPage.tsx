import { type ReactNode, useEffect, useRef } from 'react';
import type { DescribedJourney, JourneyStep } from '../../src/story/Story.js';
import { CallPanel, isSent } from './CallPanel.js';
import { Notice, OutsideLink, Unknown, useTitle } from './parts.js';
import { goTo, guideOf, linkTo, useRoute } from './routes.js';
import { findCall, useControlAnswer, useShell } from './Shell.js';
import { writeDay } from './words.js';

/** The reader's last step of a journey. Another run of the simulator has none of its objects. */
let progress: { run: string | undefined; name: string; position: number } | undefined;

/** The key of a step's form: another run of the simulator begins with a new one. */
const keepOf = (name: string, at: number, run = '') => `${name} ${at} ${run}`;

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
  const next = journeys.find((one) => one.name === journey.next);
  return <Walk key={name} journey={journey} next={next} position={at} wantedAt={wantedAt} />;
}

function JourneyList({ journeys }: { journeys: readonly DescribedJourney[] }): ReactNode {
  const { pulse } = useShell();
  useTitle('Jornadas');
  const reached = progress?.run === pulse?.run ? progress : undefined;
  return (
    <div className="page">
      <h1>Jornadas</h1>
      <p className="lead">
        As jornadas dos guias, passo a passo. Ao começar uma jornada, o simulador vai ao estado do
        primeiro dia dela.
      </p>
      <ol className="journeys">
        {journeys.map(({ begins, name, steps, title }) => {
          const position = reached?.name === name ? reached.position : 0;
          const current = steps[position - 1];
          return (
            <li key={name}>
              <a className="card" href={linkTo(['jornadas', name, String(position)])}>
                <strong>{title}</strong>
                <span className="muted">
                  {steps.at(-1)?.step} passos, a partir de {writeDay(begins)}
                  {position > 0 &&
                    (current ? ` · em andamento, no passo ${current.step}` : ' · concluída')}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </div>
  );
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
  useEffect(() => {
    if (position > 0) progress = { run, name, position };
  }, [run, name, position]);
  const wanted = steps[wantedAt - 1];
  const ended = position > steps.length ? `Jornada concluída · ${title}` : title;
  useTitle(current ? `Passo ${current.step}: ${current.title} · ${title}` : ended);
  const begin = (at: number) => {
    const { step = 1 } = steps[at - 1] ?? {};
    const done = `O simulador está no começo do passo ${step}.`;
    return replaceState({ journey: name, step }, done, ['jornadas', name, String(at)]);
  };
  return (
    <div className="with-list has-one">
      <section className="list steps" aria-label="Passos da jornada">
        <ol>
          {steps.map((one, index) => {
            const at = index + 1;
            const isAgain = steps[index - 1]?.step === one.step;
            const call = one.call?.operation;
            const isDone = call ? isSent(call, keepOf(name, at, run)) : at < position;
            return (
              <li key={at} aria-current={at === position ? 'step' : undefined}>
                <span className="step-number" aria-hidden="true">
                  {isDone ? '✓' : one.step}
                </span>
                {isDone && <span className="hidden">Feito: </span>}
                {at < position ? (
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
      </section>
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
            {wantedAt > 1 && (
              <p className="muted">
                Passo {wanted?.step}: {wanted?.title}. O simulador faz antes as chamadas dos passos
                anteriores.
              </p>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

function Step({ journey, position, step }: WalkProps & { step: JourneyStep }): ReactNode {
  const { look, pulse, services, callControl } = useShell();
  const call = findCall(services, step.call?.operation);
  const next = journey.steps[position];
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const goOn = async () => {
    const isLater = next?.on && next.on > (pulse?.now ?? '').slice(0, 10);
    if (isLater) {
      const done = `O relógio avançou para ${writeDay(next.on ?? '')}.`;
      if (!(await callControl('PUT clock', { now: next.on }, done))) return;
      await look(true);
    }
    goTo(['jornadas', journey.name, String(position + 1)]);
  };
  const onward = { title: next ? 'Próximo passo' : 'Terminar', go: goOn };
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
          <OutsideLink href={guideOf(journey.name, step.step)}>Este passo no guia</OutsideLink>
        </p>
        {!call && (
          <button type="button" className="primary" onClick={goOn}>
            {onward.title}
          </button>
        )}
      </div>
      {call && step.call ? (
        <CallPanel
          call={call}
          preset={step.call}
          keep={keepOf(journey.name, position, pulse?.run)}
          onward={onward}
        />
      ) : (
        <Notice>
          Este passo não chama a API. O guia diz o que fazer; depois, siga para o próximo.
        </Notice>
      )}
    </>
  );
}

type EndedProps = Pick<WalkProps, 'journey' | 'next'> & { onAgain: () => void };

function Ended({ journey, next, onAgain }: EndedProps): ReactNode {
  return (
    <section className="welcome">
      <h1>Jornada concluída</h1>
      <p className="lead">{journey.title}. O que ela fez continua nos objetos e no registro.</p>
      {next && (
        <p>
          Próxima jornada: <a href={linkTo(['jornadas', next.name])}>{next.title}</a>
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
