/** All messages to a caller, with the arguments of each; a catalogue that lacks one does not compile. */
import type { ClockMessages } from './clocks.ts';
import type { InputMessages } from './inputs.ts';
import type { RequestMessages } from './requests.ts';

export interface Messages extends RequestMessages, ClockMessages, InputMessages {}
