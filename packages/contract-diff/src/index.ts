/* Contracts from their hosts, what differs between two of them, and the changelog made of it: `@frontier/contract-diff`. */
export { type ChangelogEntry, formatEntry, isDay, readChangelog } from './changelog/entries';
export { type IdForm, readYamlList, YamlReading } from './changelog/YamlReading';
export type { Change, Place } from './diff/ChangeList';
export { diffServices } from './diff/diffServices';
export type { Effect } from './diff/rules/Rule';
export { RULES } from './diff/rules/rules';
export { createGitHistory } from './history/gitHistory';
export type { ChangeMark, ChangeMarks } from './marks/marks';
export { dayOfBuild, readMarks } from './marks/marks';
export type { LoadedContract, LoadedContracts, StaleCopy } from './sources/ContractRequest';
export { describeReport, describeStale, noticeOf, reportOf } from './sources/describeReport';
export { isAddress, loadContracts } from './sources/loadContracts';
