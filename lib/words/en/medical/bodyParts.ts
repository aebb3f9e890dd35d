/** Parts of the body in English sentences. */
import { BODY_PART, type BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import { listed, uncapitalised } from '../grammar.ts';

/** Without an article in English. */
const WITHOUT_ARTICLE: readonly BodyPartId[] = [
  'speech',
  'digestion',
  'fat_metabolism',
  'circulation',
  'blood',
  'marrow',
  'hormones',
  'immunity',
  'lymph',
  'sleep',
];

/** Returns a part of the body as it stands in a sentence: `the hips and thighs`. */
export function bodyPartEn(id: BodyPartId): string {
  const name = uncapitalised(BODY_PART.get(id)!.name);
  return WITHOUT_ARTICLE.includes(id) ? name : `the ${name}`;
}

/** Returns parts of the body as they stand in a sentence: `the liver, the knees and sleep`. */
export function bodyPartsEn(ids: readonly BodyPartId[]): string {
  return listed(ids.map(bodyPartEn));
}
