/* `@frontier/contract-diff`: lists the changes between two contracts and their effect on integrations. */
export type { Change } from './Comparison';
export { diffServices } from './diffServices';
export { CHANGE_RULES, EFFECTS, type Effect, type RuleId } from './rules';
