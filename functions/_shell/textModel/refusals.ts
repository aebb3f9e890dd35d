/** What a request for a text is refused with. */

/**
 * Errors are made by whoever asks: what is loaded on demand is a bundle with classes of its own, by which nobody would know
 * them.
 */
export interface TextRefusals {
  quotaExceeded(waitSeconds: number): Error;
  keyInUse(waitSeconds: number): Error;
  keyInvalid(msg: string, type: string): Error;
}
