/** Messages to a caller in Hindi. */
import type { Messages } from '../../messages/catalogue.ts';
import type { Sentences } from '../../sentences.ts';
import { ACCOUNTS_HI } from './authentication.ts';
import { ANSWERS_HI } from './answers.ts';
import { CLOCKS_HI } from './civilTime.ts';
import { FIELDS_HI } from './fields.ts';
import { INPUTS_HI } from './inputs.ts';
import { REQUESTS_HI } from './badRequests.ts';

/** Joined by a call that is marked as pure: what says nothing, such as the chart of the engine, does not load them. */
export const MESSAGES_HI: Sentences<Messages> = /* @__PURE__ */ joined();

function joined(): Sentences<Messages> {
  return { ...REQUESTS_HI, ...CLOCKS_HI, ...INPUTS_HI, ...FIELDS_HI, ...ACCOUNTS_HI, ...ANSWERS_HI };
}
