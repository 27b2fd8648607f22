/* Contracts from their hosts, what differs between two of them, and the changelog made of it: `@frontier/contract-diff`. */
export { type ChangelogEntry, isDay } from './changelog/ChangelogEntry';
export { formatEntry } from './changelog/formatEntry';
export { readChangelog } from './changelog/readChangelog';
export { type IdForm, readYamlList, YamlReading } from './changelog/YamlReading';
export type { Change, Place } from './diff/Change';
export { diffServices } from './diff/diffServices';
export type { Effect } from './diff/Effect';
export { RULES } from './diff/rules/rules';
export { createGitHistory } from './history/gitHistory';
export { dayOfBuild } from './marks/dayOfBuild';
export type { ChangeMark, ChangeMarks } from './marks/marksOn';
export { readMarks } from './marks/readMarks';
export type { LoadedContract, LoadedContracts, StaleCopy } from './sources/ContractRequest';
export { describeReport } from './sources/describeReport';
export { describeStale, noticeOf } from './sources/describeStale';
export { isAddress, loadContracts } from './sources/loadContracts';
export { reportOf } from './sources/reportOf';
