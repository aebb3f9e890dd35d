/** What a request for a text is refused with. */
import type { Message } from '../../lib/words/message.ts';

/**
 * Errors are made by whoever asks: what is loaded on demand is a bundle with classes of its own, by which nobody would know
 * them.
 */
export interface TextRefusals {
  quotaExceeded(waitSeconds: number): Error;
  keyInUse(waitSeconds: number): Error;
  keyInvalid(msg: Message, type: string): Error;
}
