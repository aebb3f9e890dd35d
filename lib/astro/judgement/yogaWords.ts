/** Names of yogas in texts on other subjects. */
import type { Rule } from '../rule.ts';
import { hindiListed, hindiOrdinal, listed, ordinal } from '../words.ts';

/** The name of a yoga, and the pair of houses that tells it from others of that name. */
export interface YogaName extends Pick<Rule, 'name'> {
  readonly variant?: string | null;
}

/** Returns the pair of houses that tells a yoga from others of its name, as 2-11; null where the name alone does. */
export function houseVariant({ variant = null }: Pick<YogaName, 'variant'>): string | null {
  return variant !== null && /\d/.test(variant) ? variant : null;
}

/** Returns the houses that tell a yoga from others of its name, to follow it; an empty text where the name alone does. */
export function itsHouses(rule: Pick<YogaName, 'variant'>, lang: 'en' | 'hi' = 'en'): string {
  const variant = houseVariant(rule);
  if (variant === null) return '';
  const houses = variant.split('-').map(Number);
  return lang === 'en'
    ? ` of the ${listed(houses.map(ordinal))} houses`
    : ` (${hindiListed(houses.map(hindiOrdinal))} भाव से)`;
}

/** Returns the name of a yoga; where pairs of houses share it, followed by the houses in words. */
export function yogaName(rule: YogaName, lang: 'en' | 'hi' = 'en'): string {
  return `${rule.name[lang]}${itsHouses(rule, lang)}`;
}

/** Returns the English name of a yoga followed by `yoga`, or only the name where it ends with Dosha. */
export function yogaCalled(rule: YogaName): string {
  return rule.name.en.endsWith('Dosha') ? rule.name.en : `${rule.name.en} yoga${itsHouses(rule)}`;
}

/** Returns the id of a yoga as a finding: `yoga_` and its own id with underscores. */
export function yogaFindingId({ id, variant }: Rule): string {
  return `yoga_${[id, variant].filter(Boolean).join('_').replaceAll('-', '_')}`;
}
