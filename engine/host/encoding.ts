/** Documents are handed over as they are; takes the place of functions/_shell/encoding.ts. */
import type { Encoded } from '../../functions/_shell/encoding.ts';

/** Nothing is compressed. */
export function encodedForms(): Encoded | undefined {
  return undefined;
}

/** Nobody asks whether a document has changed. */
export function entityTag(): string {
  return '';
}
