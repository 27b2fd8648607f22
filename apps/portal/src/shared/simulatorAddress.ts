/** Route of the page that runs the simulator in a tab. Docusaurus does not know it, so links to it are plain `<a>`. */
export const SIMULATOR = '/experimente';

/** Address of the simulator on a reader's machine. */
export const LOCAL_SIMULATOR = 'http://127.0.0.1:4600';

export function callInSimulator(operation: string): string {
  return `${SIMULATOR}#/chamadas/${operation}`;
}

/** Address of a journey's step in the simulator, which opens at the state before it. */
export function journeyInSimulator(journey: string, step = 1): string {
  return `${SIMULATOR}#/jornadas/${journey}?passo=${step}`;
}
