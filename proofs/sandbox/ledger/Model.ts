import { Decimal } from '../../../packages/sandbox/src/exact/exactJson.js';

export type AccountKind = 'issuer' | 'free' | 'blocked';

export interface AccountLine {
  code: string;
  holder: string;
  custodian: string;
  kind: AccountKind;
  quantity: Decimal;
}

export interface Offer {
  id: string;
  code: string;
  investors: { cpfCnpj: string; quantidade: Decimal }[];
  status: 'open' | 'confirmed' | 'settled' | 'reproved';
}

export interface Movement {
  id: string;
  code: string;
  quantity: Decimal;
  from: [holder: string, custodian: string];
  to: [holder: string, custodian: string];
  status: 'open' | 'confirmed' | 'settled' | 'reproved';
}

export interface Block {
  id: string;
  code: string;
  holder: string;
  parts: [custodian: string, quantity: Decimal][];
  released: boolean;
}

export interface Issue {
  code: string;
  quantity: Decimal;
  issuer: string;
  registrar: string;
  custodians: ReadonlyMap<string, string>;
  /** Unpaid principal. */
  principal: Decimal;
  closed: boolean;
}

const ZERO = new Decimal(0);

/** Independent model of the simulator's titles, to compare the two. */
export class Model {
  readonly issues: Issue[] = [];
  readonly offers: Offer[] = [];
  readonly movements: Movement[] = [];
  readonly blocks: Block[] = [];
  /** Accounts by name, in the order of their creation. */
  readonly #accounts = new Map<string, AccountLine>();

  constructor(
    /** Whether open movements reserve titles. */
    readonly reserves: boolean,
    /** Custodian of investors that the request does not name. */
    readonly otherCustodian: string,
  ) {}

  issue(code: string): Issue {
    const found = this.issues.find((one) => one.code === code);
    if (!found) throw new Error(`no issue ${code}`);
    return found;
  }

  /** Accounts with a balance, in the order of their creation. */
  accounts(filter: Partial<Omit<AccountLine, 'quantity'>> = {}): AccountLine[] {
    return [...this.#accounts.values()].filter(
      (line) =>
        !line.quantity.isZero() &&
        Object.entries(filter).every(([name, value]) => line[name as keyof AccountLine] === value),
    );
  }

  held(filter: Partial<Omit<AccountLine, 'quantity'>>): Decimal {
    return sum(this.accounts(filter).filter(({ kind }) => kind !== 'issuer'));
  }

  issued(code: string): Decimal {
    return this.held({ code });
  }

  unoffered(code: string): Decimal {
    const open = this.offers.filter(
      (offer) => offer.code === code && ['open', 'confirmed'].includes(offer.status),
    );
    return this.issue(code)
      .quantity.minus(this.issued(code))
      .minus(sum(open.flatMap(({ investors }) => investors.map(asQuantity))));
  }

  /** Available titles of a holder, by custodian. */
  available(code: string, holder: string): [custodian: string, quantity: Decimal][] {
    return this.accounts({ code, holder, kind: 'free' }).map(({ custodian, quantity }) => {
      const asked = this.movements.filter(
        ({ code: own, from, status }) =>
          own === code &&
          from[0] === holder &&
          from[1] === custodian &&
          ['open', 'confirmed'].includes(status),
      );
      return [custodian, this.reserves ? quantity.minus(sum(asked)) : quantity];
    });
  }

  settleOffer(offer: Offer): void {
    const { code, investors } = offer;
    const { issuer, registrar, custodians } = this.issue(code);
    for (const { cpfCnpj: holder, quantidade: quantity } of investors) {
      const custodian = custodians.get(holder) ?? this.otherCustodian;
      this.#add({ code, holder, custodian, kind: 'free', quantity });
    }
    const quantity = sum(investors.map(asQuantity)).negated();
    this.#add({ code, holder: issuer, custodian: registrar, kind: 'issuer', quantity });
    offer.status = 'settled';
  }

  /** Moves the titles, or reproves the movement if they are no longer there. */
  settleMovement(movement: Movement): void {
    const { code, quantity, from, to } = movement;
    const [free] = this.accounts({ code, holder: from[0], custodian: from[1], kind: 'free' });
    if (!free || free.quantity.lt(quantity)) {
      movement.status = 'reproved';
      return;
    }
    const [holder, custodian] = to;
    this.#add({ ...free, quantity: quantity.negated() });
    this.#add({ ...free, holder, custodian, quantity });
    movement.status = 'settled';
  }

  block(block: Block): void {
    this.blocks.push(block);
    this.#turn(block, 'free', 'blocked');
  }

  release(block: Block): void {
    block.released = true;
    this.#turn(block, 'blocked', 'free');
  }

  /** Parts of a block by custodian; `undefined` if there are not enough titles. */
  partsOf(code: string, holder: string, quantity: Decimal): Block['parts'] | undefined {
    let missing = quantity;
    const parts: Block['parts'] = [];
    for (const [custodian, available] of this.available(code, holder)) {
      const taken = Decimal.max(0, Decimal.min(available, missing));
      if (taken.gt(0)) parts.push([custodian, taken]);
      missing = missing.minus(taken);
    }
    return missing.isZero() ? parts : undefined;
  }

  #turn({ code, holder, parts }: Block, from: AccountKind, to: AccountKind): void {
    for (const [custodian, quantity] of parts) {
      this.#add({ code, holder, custodian, kind: from, quantity: quantity.negated() });
      this.#add({ code, holder, custodian, kind: to, quantity });
    }
  }

  #add(line: AccountLine): void {
    const name = [line.code, line.holder, line.custodian, line.kind].join(' ');
    const before = this.#accounts.get(name)?.quantity ?? ZERO;
    this.#accounts.set(name, { ...line, quantity: before.plus(line.quantity) });
  }
}

function sum(parts: readonly { quantity: Decimal }[]): Decimal {
  return Decimal.sum(0, ...parts.map(({ quantity }) => quantity));
}

function asQuantity({ quantidade }: { quantidade: Decimal }): { quantity: Decimal } {
  return { quantity: quantidade };
}
