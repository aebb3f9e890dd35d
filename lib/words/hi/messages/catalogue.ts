/** Messages to a caller in Hindi. */
import type { Messages } from '../../messages/catalogue.ts';
import type { Sentences } from '../../sentences.ts';
import { ACCOUNTS_HI } from './authentication.ts';
import { ANSWERS_HI } from './answers.ts';
import { CLOCKS_HI } from './civilTime.ts';
import { FIELDS_HI } from './fields.ts';
import { INPUTS_HI } from './inputs.ts';
import { REQUESTS_HI } from './badRequests.ts';

export const MESSAGES_HI: Sentences<Messages> = {
  ...REQUESTS_HI,
  ...CLOCKS_HI,
  ...INPUTS_HI,
  ...FIELDS_HI,
  ...ACCOUNTS_HI,
  ...ANSWERS_HI,
};
