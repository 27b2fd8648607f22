import { type ReactNode, useId, useSyncExternalStore } from 'react';
import type { DescribedLife } from '../../src/control/stateChanges.js';
import { layoutStates, type TransitionLine } from './layoutStates.js';

/** Pixels: a box, and the gaps between boxes along the lines' direction and beside it. */
const SIZES = {
  across: { width: 148, height: 56, along: 44, beside: 16 },
  down: { width: 112, height: 56, along: 30, beside: 8 },
} as const;
/** Pixels for the arrow to initial states. */
const EDGE = 22;
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
  /** The object's current state. */
  current: string | undefined;
}

/** A kind's states and their changes: horizontal on a wide screen, vertical on a narrow one. */
export function StatePicture({ life, current }: StatePictureProps): ReactNode {
  const way = useIsWide() ? 'across' : 'down';
  const marker = useId();
  const size = SIZES[way];
  const layout = layoutStates(life, current);
  const isAcross = way === 'across';
  const step = (isAcross ? size.width : size.height) + size.along;
  const slotStep = (isAcross ? size.height : size.width) + size.beside;
  const breadth = layout.breadth * slotStep;
  const long = layout.layers * step - size.along + EDGE + 2;
  /** The centre of a slot. */
  const place = (layer: number, slot: number, slots: number): [number, number] => {
    const along = EDGE + layer * step + (step - size.along) / 2;
    const beside = (breadth - slots * slotStep) / 2 + slot * slotStep + slotStep / 2;
    return isAcross ? [along, beside] : [beside, along];
  };
  const half = (isAcross ? size.width : size.height) / 2;
  /** Spreads the lines at one side of a box in the order of their other ends. */
  const apart = (line: TransitionLine, end: 'from' | 'to'): number => {
    const beside = layout.lines
      .filter((one) => one[end] === line[end])
      .sort((one, other) => leanOf(one, end) - leanOf(other, end));
    return (beside.indexOf(line) - (beside.length - 1) / 2) * APART;
  };
  const draw = (line: TransitionLine): string => {
    const points = line.places.map(({ layer, slot, slots }, at) => {
      const [x, y] = place(layer, slot, slots);
      const isLast = at === line.places.length - 1;
      const by = at === 0 ? apart(line, 'from') : isLast ? apart(line, 'to') : 0;
      return (isAcross ? [x, y + by] : [x + by, y]) as [number, number];
    });
    const [first = [0, 0], ...rest] = points;
    const shift = (point: readonly number[], by: number): [number, number] =>
      isAcross ? [(point[0] ?? 0) + by, point[1] ?? 0] : [point[0] ?? 0, (point[1] ?? 0) + by];
    let from = shift(first, half + (line.isBoth ? 5 : 0));
    let path = `M${from.join(' ')}`;
    for (const [at, point] of rest.entries()) {
      const isEnd = at === rest.length - 1;
      const to = shift(point, isEnd ? -half - 5 : -half);
      const bend = Math.max(size.along * 0.6, 14);
      path += ` C${shift(from, bend).join(' ')} ${shift(to, -bend).join(' ')} ${to.join(' ')}`;
      // Past an intermediate layer the line runs straight beside the boxes.
      if (!isEnd) path += ` L${shift(point, half).join(' ')}`;
      from = shift(point, half);
    }
    return path;
  };
  const [width, height] = isAcross ? [long, breadth] : [breadth, long];
  const next = new Set(
    life.changes.filter(({ from }) => from !== undefined && from === current).map(({ to }) => to),
  );
  return (
    <>
      <svg
        className="states"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={describe(life, current)}
      >
        <defs>
          {['line', 'now'].map((name) => (
            <marker
              key={name}
              id={`${marker}-${name}`}
              className={`arrow-${name}`}
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
          ))}
        </defs>
        {layout.lines.map((line) => {
          const { from, isBoth, to } = line;
          const isNow = from === current || (isBoth && to === current);
          const head = `url(#${marker}-${isNow ? 'now' : 'line'})`;
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
        {layout.placed.map(({ isBorn, layer, slot, slots, state }) => {
          const [x, y] = place(layer, slot, slots);
          const kind = state === current ? 'state-now' : next.has(state) ? 'state-next' : '';
          return (
            <g key={state}>
              {isBorn && (
                <path
                  className="way"
                  d={isAcross ? `M2 ${y}H${x - half - 5}` : `M${x} 2V${y - half - 5}`}
                  markerEnd={`url(#${marker}-line)`}
                />
              )}
              <foreignObject
                x={x - size.width / 2}
                y={y - size.height / 2}
                width={size.width}
                height={size.height}
              >
                {/* A line may end behind each underscore. */}
                <div className={`state ${kind}`}>{state.replaceAll('_', '_\u200b')}</div>
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

/** How far from the picture's axis a line leaves its first box, or enters its last one. */
function leanOf({ places }: TransitionLine, end: 'from' | 'to'): number {
  const next = places.at(end === 'from' ? 1 : -2);
  return next ? next.slot + 0.5 - next.slots / 2 : 0;
}

/** The picture's text alternative. */
function describe({ changes }: DescribedLife, current: string | undefined): string {
  const ways = [
    ...new Set(changes.map(({ from, to }) => (from ? `${from} a ${to}` : `nasce ${to}`))),
  ];
  const now = current === undefined ? '' : `Está em ${current}. `;
  return `${now}Mudanças de status no simulador: ${ways.join('; ')}.`;
}

const EITHER = new Intl.ListFormat('pt-BR', { type: 'disjunction' });
