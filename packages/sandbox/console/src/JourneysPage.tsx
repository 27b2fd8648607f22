import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DescribedJourney, JourneyStep } from '../../src/story/Story.js';
import { CallPanel } from './CallPanel.js';
import { Notice, OutsideLink } from './parts.js';
import { goTo, guideOf, linkTo, useRoute } from './routes.js';
import { findCall, useControlAnswer, useOverview, useShell } from './Shell.js';
import { KINDS, writeDay } from './words.js';

/** The reader's last step of a journey. Another run of the simulator has none of its objects. */
let place: { run: string | undefined; name: string; position: number } | undefined;

export function JourneysPage(): ReactNode {
  const { path, query } = useRoute();
  const [, name, position] = path;
  const { starts } = useShell();
  const { answer: journeys, fault } = useControlAnswer<DescribedJourney[]>('journeys', starts);
  if (fault !== undefined) return <Notice isFault>{fault}</Notice>;
  if (!journeys) return <Notice>Lendo…</Notice>;
  const journey = journeys.find((one) => one.name === name);
  if (name === undefined) return <JourneyList journeys={journeys} />;
  if (!journey) return <Notice isFault>Não há jornada de nome {name}.</Notice>;
  return (
    <Walk
      key={name}
      journey={journey}
      position={Number(position ?? 0)}
      wanted={Number(query.get('passo'))}
    />
  );
}

function JourneyList({ journeys }: { journeys: readonly DescribedJourney[] }): ReactNode {
  const { pulse } = useShell();
  const reached = place?.run === pulse?.run ? place : undefined;
  return (
    <div className="page">
      <h1>Jornadas</h1>
      <p className="lead">
        As dos guias, passo a passo. Começar uma apaga o que há no simulador e leva o relógio ao
        primeiro dia dela.
      </p>
      <ol className="journeys">
        {journeys.map(({ begins, name, steps, title }) => {
          const position = reached?.name === name ? reached.position : undefined;
          const current = steps[(position ?? 0) - 1];
          return (
            <li key={name}>
              <a
                href={linkTo(
                  position === undefined ? ['jornadas', name] : ['jornadas', name, `${position}`],
                )}
              >
                <strong>{title}</strong>
                <span className="muted">
                  {steps.at(-1)?.step} passos, a partir de {writeDay(begins)}
                  {position !== undefined &&
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
  /** The current step, counted from 1; 0 before the journey has begun. */
  position: number;
}

/** @param wanted the step that the address asks for; it may be none of the journey's */
function Walk({ journey, position, wanted }: WalkProps & { wanted: number }): ReactNode {
  const { name, steps, title } = journey;
  const { pulse, callControl } = useShell();
  const run = pulse?.run;
  useEffect(() => {
    if (position > 0) place = { run, name, position };
  }, [run, name, position]);
  const [asked, setAsked] = useState<number>();
  const current = steps[position - 1];
  // A step may have several calls: it begins with the first one.
  const wantedAt = Math.max(steps.findIndex(({ step }) => step === wanted) + 1, 1);
  const begin = async (at: number) => {
    const { step = 1 } = steps[at - 1] ?? {};
    const done = `O simulador está pronto para o passo ${step}.`;
    const isDone = await callControl('POST seed', { journey: name, step }, done);
    setAsked(undefined);
    if (isDone) goTo(['jornadas', name, String(at)]);
  };
  return (
    <div className="with-list has-one">
      <section className="list steps" aria-label="Passos da jornada">
        <a className="back always" href={linkTo(['jornadas'])}>
          ← Todas as jornadas
        </a>
        <p className="hint steps-note">
          “Ir” apaga o que há no simulador e o leva ao começo do passo.
        </p>
        <ol>
          {steps.map((one, index) => {
            const at = index + 1;
            const isAgain = steps[index - 1]?.step === one.step;
            return (
              <li
                key={at}
                className={at < position ? 'is-done' : ''}
                aria-current={at === position ? 'step' : undefined}
              >
                <span className="step-number" aria-hidden="true">
                  {at < position ? '✓' : one.step}
                </span>
                <span className="step-title">
                  {at < position ? (
                    <a className="step-link" href={linkTo(['jornadas', name, String(at)])}>
                      {one.title}
                      <span className="hidden"> (feito)</span>
                    </a>
                  ) : (
                    one.title
                  )}
                </span>
                {!isAgain && (
                  <button
                    type="button"
                    className={asked === at ? 'danger' : 'quiet'}
                    aria-label={`${asked === at ? 'Apagar e ir' : 'Ir'} ao passo ${one.step}: ${one.title}`}
                    onClick={() => (asked === at ? begin(at) : setAsked(at))}
                    onBlur={() => setAsked(undefined)}
                  >
                    {asked === at ? 'Apagar e ir' : 'Ir'}
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
          <Ended journey={journey} onAgain={() => begin(1)} />
        ) : (
          <section className="welcome">
            <h1>{title}</h1>
            <p className="lead">
              Começa em {writeDay(journey.begins)} e tem {steps.at(-1)?.step} passos. O que há no
              simulador agora e o registro serão apagados.
            </p>
            <div className="buttons">
              <button type="button" className="primary" onClick={() => begin(wantedAt)}>
                {wantedAt > 1 ? `Começar no passo ${wanted}` : 'Começar a jornada'}
              </button>
              {wantedAt > 1 && (
                <button type="button" onClick={() => begin(1)}>
                  Começar do primeiro
                </button>
              )}
            </div>
            {wantedAt > 1 && (
              <p className="muted">
                Passo {wanted}: {steps[wantedAt - 1]?.title}. O simulador faz antes as chamadas dos
                passos anteriores.
              </p>
            )}
            <p>
              <OutsideLink href={guideOf(name)}>Guia desta jornada</OutsideLink>
            </p>
          </section>
        )}
      </div>
    </div>
  );
}

function Step({ journey, position, step }: WalkProps & { step: JourneyStep }): ReactNode {
  const { pulse, services, callControl } = useShell();
  const [isSent, setSent] = useState(false);
  const call = findCall(services, step.call?.operation);
  const next = journey.steps[position];
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const goOn = async () => {
    const isLater = next?.on && next.on > (pulse?.now ?? '').slice(0, 10);
    if (isLater) {
      const day = writeDay(next.on ?? '');
      if (!(await callControl('PUT clock', { now: next.on }, `O relógio foi a ${day}.`))) return;
    }
    goTo(['jornadas', journey.name, String(position + 1)]);
  };
  const onward = next ? 'Próximo passo' : 'Terminar';
  return (
    <>
      <div className="walk" ref={heading} tabIndex={-1}>
        <p>
          <span className="muted">
            {journey.title} · passo&nbsp;{step.step}&nbsp;de&nbsp;{journey.steps.at(-1)?.step}
          </span>
          <strong>{step.title}</strong>
        </p>
        <button type="button" className={isSent || !call ? 'primary' : ''} onClick={goOn}>
          {isSent || !call ? onward : 'Pular este passo'}
        </button>
      </div>
      {call && step.call ? (
        <CallPanel
          call={call}
          preset={step.call}
          keep={`${journey.name} ${position} ${pulse?.run}`}
          onAnswer={({ status }) => setSent(status < 300)}
          after={
            <div className="buttons">
              <button type="button" className="primary" onClick={goOn}>
                {onward}
              </button>
            </div>
          }
        />
      ) : (
        <Notice>
          Este passo não chama a API.{' '}
          <OutsideLink href={guideOf(journey.name)}>O guia da jornada</OutsideLink> diz o que fazer;
          depois, siga para o próximo.
        </Notice>
      )}
    </>
  );
}

/** Leads to the objects that the last step made or moved. */
function Ended({ journey, onAgain }: { journey: DescribedJourney; onAgain: () => void }) {
  const { steps, title } = journey;
  const lives = useOverview()?.lives ?? [];
  const [kind = ''] = steps
    .flatMap(({ call }) =>
      lives.filter(({ changes }) => changes.some(({ by }) => by === call?.operation)),
    )
    .map((life) => life.kind)
    .slice(-1);
  const { slug } = KINDS[kind] ?? {};
  return (
    <section className="welcome">
      <h1>Jornada concluída</h1>
      <p className="lead">{title}. O que ela fez continua aqui: veja nos objetos.</p>
      <div className="buttons">
        <a
          className="button primary"
          href={linkTo(slug === undefined ? ['objetos'] : ['objetos', slug])}
        >
          Ver os objetos
        </a>
        <button type="button" onClick={onAgain}>
          Recomeçar
        </button>
      </div>
    </section>
  );
}
