/* What differs between two contracts, and whom it breaks: `@frontier/contract-diff`. */
export type { Change, Place } from './ChangeList';
export { diffServices } from './diffServices';
export { type Effect, RULES, type RuleId } from './rules';
