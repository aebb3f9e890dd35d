/** Messages to a caller in Hindi. */
import type { Messages } from '../messages.ts';
import type { Sentences } from '../sentences.ts';
import { CLOCKS_HI } from './clocks.ts';
import { INPUTS_HI } from './inputs.ts';
import { REQUESTS_HI } from './requests.ts';

export const MESSAGES_HI: Sentences<Messages> = { ...REQUESTS_HI, ...CLOCKS_HI, ...INPUTS_HI };
