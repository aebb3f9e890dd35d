/** Names of yogas in texts on other subjects. */
import type { Rule } from '../rule.ts';

/** The name of a yoga, and the pair of houses that tells it from others of that name. */
export interface YogaName extends Pick<Rule, 'name'> {
  readonly variant?: string | null;
}

/** Returns the pair of houses that tells a yoga from others of its name, as 2-11; null where the name alone does. */
export function houseVariant({ variant = null }: Pick<YogaName, 'variant'>): string | null {
  return variant !== null && /\d/.test(variant) ? variant : null;
}

/** Returns the name of a yoga; where pairs of houses share it, followed by the houses. */
export function yogaName(rule: YogaName, lang: 'en' | 'hi' = 'en'): string {
  const houses = houseVariant(rule);
  return houses === null ? rule.name[lang] : `${rule.name[lang]} (${houses})`;
}

/** Returns the English name of a yoga followed by `yoga`, or only the name where it ends with Dosha. */
export function yogaCalled(rule: YogaName): string {
  return rule.name.en.endsWith('Dosha') ? rule.name.en : `${yogaName(rule)} yoga`;
}

/** Returns the id of a yoga as a finding: `yoga_` and its own id with underscores. */
export function yogaFindingId({ id, variant }: Rule): string {
  return `yoga_${[id, variant].filter(Boolean).join('_').replaceAll('-', '_')}`;
}
