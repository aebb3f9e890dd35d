/** The record of a part of the body. */
import type { BodyPart } from '../astro/judgement/medical/tables/bodyParts.ts';
import type * as wire from '../schemas/medical/common.ts';
import type { Names } from '../words/names.ts';

/** Returns the wire record of a body part: its id, and its name in the requested language. */
export function bodyPartRecord(part: BodyPart, names: Names): wire.BodyPart {
  return { id: part.id, name: names.of(part) };
}
