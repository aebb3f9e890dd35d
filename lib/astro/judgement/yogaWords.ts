/** How a yoga is called where it is told among other things. */
import type { Rule } from '../rule.ts';

/** Names a yoga; where pairs of houses share a name, the planets are named beside it. */
export function yogaName({ name, variant }: Rule, lang: 'en' | 'hi' = 'en'): string {
  return variant !== undefined && /\d/.test(variant) ? `${name[lang]} (${variant})` : name[lang];
}

/** Says that it is a yoga, where its name does not say what it is. */
export function yogaCalled(rule: Rule): string {
  return rule.name.en.endsWith('Dosha') ? rule.name.en : `${yogaName(rule)} yoga`;
}

/** Names a yoga in a few words; the name of what strains would frighten without what it speaks of. */
export function yogaBrief(rule: Rule): string {
  return rule.polarity === 'bad' ? `${yogaCalled(rule)} (${rule.result.en})` : yogaCalled(rule);
}

/** Returns the id under which a yoga is told as a finding: `yoga_` and its own with underscores. */
export function yogaFindingId({ id, variant }: Rule): string {
  return `yoga_${[id, variant].filter(Boolean).join('_').replaceAll('-', '_')}`;
}
