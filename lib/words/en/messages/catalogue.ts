/** Messages to a caller in English. */
import type { Messages } from '../../messages/catalogue.ts';
import type { Sentences } from '../../sentences.ts';
import { ACCOUNTS_EN } from './authentication.ts';
import { ANSWERS_EN } from './answers.ts';
import { CLOCKS_EN } from './civilTime.ts';
import { FIELDS_EN } from './fields.ts';
import { INPUTS_EN } from './inputs.ts';
import { REQUESTS_EN } from './badRequests.ts';

/** Joined by a call that is marked as pure: what says nothing, such as the chart of the engine, does not load them. */
export const MESSAGES_EN: Sentences<Messages> = /* @__PURE__ */ joined();

function joined(): Sentences<Messages> {
  return { ...REQUESTS_EN, ...CLOCKS_EN, ...INPUTS_EN, ...FIELDS_EN, ...ACCOUNTS_EN, ...ANSWERS_EN };
}
