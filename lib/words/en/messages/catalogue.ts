/** Messages to a caller in English. */
import type { Messages } from '../../messages/catalogue.ts';
import type { Sentences } from '../../sentences.ts';
import { ACCOUNTS_EN } from './authentication.ts';
import { ANSWERS_EN } from './answers.ts';
import { CLOCKS_EN } from './civilTime.ts';
import { FIELDS_EN } from './fields.ts';
import { INPUTS_EN } from './inputs.ts';
import { REQUESTS_EN } from './badRequests.ts';

export const MESSAGES_EN: Sentences<Messages> = {
  ...REQUESTS_EN,
  ...CLOCKS_EN,
  ...INPUTS_EN,
  ...FIELDS_EN,
  ...ACCOUNTS_EN,
  ...ANSWERS_EN,
};
