import { useState } from 'react';
import type { DescribedService } from '../../../src/control/describeCalls.js';
import type { DescribedJourney } from '../../../src/story/Story.js';
import { App } from '../App.js';
import { control } from '../api.js';
import { OutsideLink } from '../parts.js';
import { OPENING, type Preparation, prepareState, writeState } from '../prepareState.js';
import { readProgress } from '../progress.js';
import { linkTo, readRoute } from '../routes.js';
import { findCall } from '../Shell.js';
import { showPage } from '../showPage.js';
import { readKeptState } from './keepState.js';
import { StartPage } from './StartPage.js';
import { StateTools } from './StateTools.js';
import { LOADED, startTab } from './startTab.js';

/**
 * Prepares the state for the call or the step of the route, or else the saved state or an example. A journey's start
 * prepares its own.
 */
async function prepareRoute(opensKept: boolean): Promise<Preparation | undefined> {
  const { path, query } = readRoute();
  const [view, name, position] = path;
  const isLinked = (view === 'chamadas' || view === 'jornadas') && name !== undefined;
  const kept = opensKept && !isLinked ? await readKeptState() : undefined;
  if (kept) {
    await writeState(kept.state);
    return undefined;
  }
  if (view === 'jornadas') {
    const journeys = await control<DescribedJourney[]>('GET journeys');
    const { steps = [] } = journeys.find((one) => one.name === name) ?? {};
    const wanted = steps.findIndex(({ step }) => step === Number(query.get('passo'))) + 1;
    const asked = Number(position ?? wanted);
    const { step } = steps[Math.min(asked, steps.length) - 1] ?? {};
    if (name === undefined || step === undefined) return undefined;
    window.location.replace(linkTo(['jornadas', name, String(asked)]));
    // A reload repeats the reader's calls of this step; a link begins the step anew.
    const former = position !== undefined && readProgress();
    const sent = former && former.name === name ? former.sent.filter((one) => one <= asked) : [];
    const own = sent.map((one) => steps[one - 1]).filter((one) => one?.step === step);
    const calls = own.filter((one) => one?.isRead === false).length;
    return prepareState({ journey: name, step, calls }, sent);
  }
  // Other parts of an address are ids of a lost state.
  window.location.replace(linkTo(path.slice(0, 2)));
  const services = await control<DescribedService[]>('GET operations');
  const call = view === 'chamadas' ? findCall(services, name) : undefined;
  return prepareState(call?.prepared ?? OPENING);
}

const TOOLS = (
  <>
    <StateTools />
    <OutsideLink href="/docs" className="button">
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1Zm0 0v14" />
      </svg>
      <span className="tool-name">Documentação</span>
    </OutsideLink>
  </>
);

function Experiment() {
  const [started, setStarted] = useState<{ opening: Preparation | undefined }>();
  if (started) return <App tools={TOOLS} {...started} />;
  return (
    <StartPage
      size={LOADED}
      start={async (opensKept, onProgress) => {
        await startTab(onProgress);
        setStarted({ opening: await prepareRoute(opensKept) });
      }}
    />
  );
}

showPage(<Experiment />);
