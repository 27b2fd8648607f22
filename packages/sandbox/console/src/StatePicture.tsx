import { type ReactNode, useId, useSyncExternalStore } from 'react';
import type { DescribedLife } from '../../src/control/stateChanges.js';
import { layoutStates, type Slot, type TransitionLine } from './layoutStates.js';

/** Pixels: a box along the lines' direction and beside it, the gap between two layers, and the width of a slot. */
const SIZES = {
  across: { along: 148, beside: 56, gap: 44, lane: 72 },
  down: { along: 56, beside: 112, gap: 30, lane: 120 },
} as const;
/** Pixels for the arrow to initial states. */
const EDGE = 22;
/** Pixels between a line and the box that its head points to. */
const HEAD = 5;
/** Pixels between lines at one side of a box. */
const APART = 14;

const wide = window.matchMedia('(min-width: 56rem)');

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      wide.addEventListener('change', onChange);
      return () => wide.removeEventListener('change', onChange);
    },
    () => wide.matches,
  );
}

interface StatePictureProps {
  life: DescribedLife;
  current: string | undefined;
}

/** A kind's states and their changes: horizontal on a wide screen, vertical on a narrow one. */
export function StatePicture({ life, current }: StatePictureProps): ReactNode {
  const way = useIsWide() ? 'across' : 'down';
  const marker = useId();
  const head = `url(#${marker})`;
  const { along, beside, gap, lane } = SIZES[way];
  const layout = layoutStates(life, current);
  const breadth = layout.breadth * lane;
  const at = (on: number, by: number) => (way === 'across' ? [on, by] : [by, on]);
  /** Where a slot starts in the picture's direction, and its middle across it. */
  const locate = (slot: Slot): [number, number] => [
    EDGE + slot.layer * (along + gap),
    breadth / 2 + leanOf(slot) * lane,
  ];
  /** Spreads the lines at one side of a box in the order of their other ends. */
  const apart = (line: TransitionLine, end: 'from' | 'to'): number => {
    const lean = ({ places }: TransitionLine) => leanOf(places.at(end === 'from' ? 1 : -2));
    const together = layout.lines
      .filter((one) => one[end] === line[end])
      .sort((one, other) => lean(one) - lean(other));
    return (together.indexOf(line) - (together.length - 1) / 2) * APART;
  };
  const draw = (line: TransitionLine): string => {
    const bend = Math.max(gap * 0.6, 14);
    const [first = [0, 0], ...rest] = line.places.map(locate);
    let from = first[0] + along + (line.isBoth ? HEAD : 0);
    let by = first[1] + apart(line, 'from');
    let path = `M${at(from, by)}`;
    for (const [index, [start, middle]] of rest.entries()) {
      const isEnd = index === rest.length - 1;
      const to = isEnd ? start - HEAD : start;
      const next = isEnd ? middle + apart(line, 'to') : middle;
      path += ` C${at(from + bend, by)} ${at(to - bend, next)} ${at(to, next)}`;
      [from, by] = [start + along, next];
      // Past an intermediate layer the line runs straight beside the boxes.
      if (!isEnd) path += ` L${at(from, by)}`;
    }
    return path;
  };
  const [width, height] = at(layout.layers * (along + gap) - gap + EDGE + 2, breadth);
  const next = new Set(
    life.changes.filter(({ from }) => from !== undefined && from === current).map(({ to }) => to),
  );
  return (
    <>
      <p className="muted">
        As setas são regras deste simulador: o contrato nomeia os status, não a ordem deles.
      </p>
      <svg
        className="states"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={describe(life, current)}
      >
        <defs>
          <marker
            id={marker}
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8Z" />
          </marker>
        </defs>
        {layout.lines.map((line) => {
          const { from, isBoth, to } = line;
          const isNow = from === current || (isBoth && to === current);
          return (
            <path
              key={`${from} ${to}`}
              className={isNow ? 'way way-now' : 'way'}
              d={draw(line)}
              markerEnd={head}
              markerStart={isBoth ? head : undefined}
            />
          );
        })}
        {layout.placed.map(({ isBorn, state, ...slot }) => {
          const [start, middle] = locate(slot);
          const [x, y] = at(start, middle - beside / 2);
          const [boxWidth, boxHeight] = at(along, beside);
          const kind = state === current ? 'state-now' : next.has(state) ? 'state-next' : '';
          return (
            <g key={state}>
              {isBorn && (
                <path
                  className="way"
                  d={`M${at(2, middle)} L${at(start - HEAD, middle)}`}
                  markerEnd={head}
                />
              )}
              <foreignObject x={x} y={y} width={boxWidth} height={boxHeight}>
                <div className={`state ${kind}`}>{allowBreaks(state)}</div>
              </foreignObject>
            </g>
          );
        })}
      </svg>
      {layout.outside.length > 0 && (
        <p className="muted outside">
          Nenhuma regra do simulador leva a {EITHER.format(layout.outside)}: só o controle “Mudar o
          status”.
        </p>
      )}
    </>
  );
}

/** How far a slot is from the picture's axis, in slots. */
function leanOf({ slot, slots }: Slot = { layer: 0, slot: 0, slots: 1 }): number {
  return slot + 0.5 - slots / 2;
}

function describe({ changes }: DescribedLife, current: string | undefined): string {
  const ways = [
    ...new Set(changes.map(({ from, to }) => (from ? `${from} a ${to}` : `nasce ${to}`))),
  ];
  const now = current === undefined ? '' : `Está em ${current}. `;
  return `${now}Mudanças de status no simulador: ${ways.join('; ')}.`;
}

/** A name whose lines may end behind underscores. */
function allowBreaks(name: string): ReactNode {
  return name.split(/(?<=_)/).flatMap((part) => [part, <wbr key={part} />]);
}

const EITHER = new Intl.ListFormat('pt-BR', { type: 'disjunction' });
