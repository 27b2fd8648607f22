import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Processor time of the children of a process (ms). Unlike requests per second, it does not depend on
 * other load of the machine. Linux only.
 */
export function processorTime(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const ticks = children.map((child) => {
    // User and system time are the 12th and 13th fields after the name, which may contain spaces.
    const fields = readFileSync(`/proc/${child}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, count) => sum + count, 0) * 1000) / ticksPerSecond();
}

function ticksPerSecond(): number {
  return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
}
