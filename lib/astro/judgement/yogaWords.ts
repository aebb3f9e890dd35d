/** Names of yogas in texts on other subjects. */
import type { Rule } from '../rule.ts';

/** The name of a yoga, and the pair of houses that tells it from others of that name. */
export interface YogaName extends Pick<Rule, 'name'> {
  readonly variant?: string | null;
}

/** Returns the name of a yoga; where pairs of houses share it, followed by the houses. */
export function yogaName({ name, variant = null }: YogaName, lang: 'en' | 'hi' = 'en'): string {
  return variant !== null && /\d/.test(variant) ? `${name[lang]} (${variant})` : name[lang];
}

/** Returns the English name of a yoga followed by `yoga`, or only the name where it ends with Dosha. */
export function yogaCalled(rule: YogaName): string {
  return rule.name.en.endsWith('Dosha') ? rule.name.en : `${yogaName(rule)} yoga`;
}

/** Returns the id of a yoga as a finding: `yoga_` and its own id with underscores. */
export function yogaFindingId({ id, variant }: Rule): string {
  return `yoga_${[id, variant].filter(Boolean).join('_').replaceAll('-', '_')}`;
}
