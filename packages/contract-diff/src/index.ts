/* `@frontier/contract-diff`: lists the changes between two contracts and their effect on integrations. */
export type { Change } from './Comparison';
export { diffServices } from './diffServices';
export { type Effect, RULES, type RuleId } from './rules';
