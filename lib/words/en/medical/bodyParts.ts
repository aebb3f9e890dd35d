/** Parts of the body in English sentences. */
import { BODY_PART, type BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import { listed, uncapitalised } from '../grammar.ts';

/** Returns a part of the body as it stands in a sentence: `hips and thighs`. */
export function bodyPartEn(id: BodyPartId): string {
  return uncapitalised(BODY_PART.get(id)!.name);
}

/** Returns parts of the body as they stand in a sentence: `liver, hips and thighs and sleep`. */
export function bodyPartsEn(ids: readonly BodyPartId[]): string {
  return listed(ids.map(bodyPartEn));
}
