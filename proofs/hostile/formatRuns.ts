import type { HostileRun } from './runCommand';

const MIB = 1024 * 1024;
/** Documents up to this size have the stricter goal. */
const SMALL = 4 * MIB;

/** Whether a document took longer or more memory than it may, or ended in neither a page nor a clear error. */
export function missesGoal({ bytes, memory, outcome, seconds }: HostileRun): boolean {
  const [most, mostMemory] = bytes <= SMALL ? [5, 512] : [20, 1024];
  const isRight = outcome === 'page' || outcome === 'refused';
  return !isRight || seconds > most || memory === undefined || memory > mostMemory;
}

/** A table of Markdown, two lines of head first. */
export function formatRuns(runs: readonly HostileRun[]): string[] {
  return [
    '| document | MiB | time s | peak MiB | outcome | |',
    '|---|--:|--:|--:|---|---|',
    ...runs.map((run) => {
      const { bytes, memory, name, outcome, said, seconds } = run;
      const cells = [
        name.replaceAll('|', '\\|'),
        (bytes / MIB).toFixed(2),
        seconds.toFixed(1),
        memory?.toFixed(0) ?? '?',
        missesGoal(run) ? `**${outcome}**` : outcome,
        said.slice(0, 90).replaceAll('|', '\\|'),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ];
}
