/** Names in further languages: a script of its own, loaded when one of them is selected. */
export { furtherNames } from '../../../lib/words/furtherNames.ts';
