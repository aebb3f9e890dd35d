/** Names in the languages that have no sentences yet: loaded by the first request for one of them. */
export { furtherNames } from '../../../lib/words/furtherNames.ts';
