import { LIMITS } from '../limits.js';

/** What a pointer of some length takes to be kept and found among others. */
export function pointerCost(length: number): number {
  return length > LIMITS.longPointer ? length * LIMITS.longPointerCost : length;
}
