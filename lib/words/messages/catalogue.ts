/** All messages to a caller, with the arguments of each; a catalogue that lacks one does not compile. */
import type { AccountMessages } from './authentication.ts';
import type { AnswerMessages } from './answers.ts';
import type { ClockMessages } from './civilTime.ts';
import type { FieldMessages } from './fields.ts';
import type { InputMessages } from './inputs.ts';
import type { RequestMessages } from './badRequests.ts';

export interface Messages
  extends RequestMessages, ClockMessages, InputMessages, FieldMessages, AccountMessages, AnswerMessages {}
