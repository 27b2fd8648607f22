import { Decimal } from '../../../packages/sandbox/src/exact/exactJson.js';
import type { Simulator as Sandbox } from '../../../packages/sandbox/src/server/Simulator.js';
import { Client } from './Client.js';
import { Model } from './Model.js';

export interface Step {
  name: string;
  /** Random numbers. */
  dice: [number, number, number, number];
}

/** Runs one step on the simulator and the model. */
export type StepRunner = (journey: Journey, dice: Step['dice']) => Promise<void>;

/** When confirmed movements settle, and whether open movements reserve titles. */
export interface JourneyMode {
  settlement: 'at once' | 'two days later' | 'by hand';
  reserves: boolean;
}

export const HOLDERS = ['31415926000171', '04172538690', '16180339000105'];
export const CUSTODIANS = ['27182818000129', '60221407000170'];
const TWO_DAYS = 172_800;

/** A running journey: the simulator, the model, and pending settlements. */
export class Journey {
  readonly model: Model;
  /** Days since the beginning. */
  day = 0;
  readonly #due: { day: number; settle: () => void | Promise<void> }[] = [];

  private constructor(
    readonly client: Client,
    readonly mode: JourneyMode,
  ) {
    this.model = new Model(mode.reserves, CUSTODIANS[0] ?? '');
  }

  static async start(sandbox: Sandbox, mode: JourneyMode): Promise<Journey> {
    const { settlement, reserves } = mode;
    const client = await Client.start(sandbox, {
      'quantidade-fracionada': { inteira: false },
      'conferencia-do-saldo': { reserva: reserves },
      'oferta-e-subscricao': { confere: false },
      'exigencias-da-emissao': {
        emissorAprovado: false,
        investidoresAprovados: false,
        quantidadeIgual: false,
      },
      liquidacao: {
        decisao: settlement === 'by hand' ? 'manual' : 'automatica',
        segundos: settlement === 'two days later' ? TWO_DAYS : 0,
      },
    });
    return new Journey(client, mode);
  }

  /** Schedules a settlement of the model at the simulator's time, except for settlements by hand. */
  expectSettlement(settle: () => void | Promise<void>): void {
    if (this.mode.settlement === 'by hand') return;
    const wait = this.mode.settlement === 'at once' ? 0 : 2;
    this.#due.push({ day: this.day + wait, settle });
  }

  /** Runs the due settlements of the model, in order. */
  async settleDue(): Promise<void> {
    while ((this.#due[0]?.day ?? Number.POSITIVE_INFINITY) <= this.day) {
      await this.#due.shift()?.settle();
    }
  }

  async advance(days: number): Promise<void> {
    await this.client.advance(days);
    this.day += days;
  }
}

/** Chooses an item by a random number; `undefined` from an empty list. */
export function choose<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(1, items.length)];
}

/** A quantity, usually available, sometimes slightly or much too high. */
export function drawQuantity(number: number, there: Decimal): Decimal {
  const smallest = new Decimal('0.00000001');
  switch (number % 8) {
    case 0:
      return Decimal.max(there, smallest);
    case 1:
      return Decimal.max(there, 0).plus(smallest);
    case 2:
      return smallest.times(1 + (number % 1000));
    case 3:
      return Decimal.max(there, 1).times(2).toDP(8);
    default:
      return Decimal.max(
        there
          .times(number % 997)
          .div(1994)
          .toDP(8),
        smallest,
      );
  }
}
