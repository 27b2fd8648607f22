import { Refusal } from '../work/Refusal.js';

export interface Page {
  /** From 1 on. */
  page: number;
  pageSize: number;
}

/** What a list says of its pages; `total` counts the items of all of them. */
export interface Pagination extends Page {
  total: number;
}

/** The largest number of either that a query is asked with; what is beyond is an empty page anyway. */
const LARGEST = 1_000_000;

/**
 * Reads `page` and `pageSize` (or `pagesize`) of a query or body, whose defaults the contract gave.
 * @throws Refusal `invalid` unless both are whole numbers from 1 on
 */
export function readPage(source: Record<string, unknown>, defaultSize = 10): Page {
  const read = (name: string, value: unknown): number => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= 1) return Math.min(number, LARGEST);
    throw Refusal.of('invalid', `consulta/${name}`, 'deve ser um número inteiro, 1 ou maior');
  };
  const [name, size] = Object.entries(source).find(([key]) => key.toLowerCase() === 'pagesize') ?? [
    'pageSize',
    defaultSize,
  ];
  return { page: read('page', source.page ?? 1), pageSize: read(name, size) };
}

/** One page of a list that is at hand. */
export function takePage<Item>(
  items: Item[],
  { page, pageSize }: Page,
): { items: Item[]; pagination: Pagination } {
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, pageSize, total: items.length },
  };
}
