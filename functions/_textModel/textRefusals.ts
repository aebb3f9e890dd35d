/** The errors by which a request for a text is refused. */
import type { Message } from '../../lib/words/message.ts';

/**
 * The caller of this bundle creates the errors: a bundle loaded on demand has classes of its own, which `instanceof`
 * would not recognise.
 */
export interface TextRefusals {
  quotaExceeded(waitSeconds: number): Error;
  keyInUse(waitSeconds: number): Error;
  keyInvalid(msg: Message, type: string): Error;
}
