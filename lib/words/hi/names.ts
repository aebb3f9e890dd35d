/** Names and inflected forms that Hindi sentences need. */
import type { Dignity } from '../../astro/planet/dignity.ts';
import type { Planet } from '../../astro/tables/planets.ts';

const RANKS = 'पहला दूसरा तीसरा चौथा पाँचवाँ छठा सातवाँ आठवाँ नौवाँ दसवाँ ग्यारहवाँ बारहवाँ'.split(' ');

/** Returns a rank in Hindi, as a masculine predicate: तीसरा, the third one; above twelve in digits. */
export function hindiRank(number: number): string {
  return RANKS[number - 1] ?? `${number}वाँ`;
}

/** Joins items as a sentence does: सूर्य, चंद्रमा और मंगल. */
export function hindiList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} और ${items.at(-1)!}`;
}

/** The names of planets in sentences: the Moon is चंद्रमा. All are masculine, and no case changes them. */
export const PLANETS_SAID: Readonly<Record<Planet, string>> = {
  Sun: 'सूर्य',
  Moon: 'चंद्रमा',
  Mars: 'मंगल',
  Mercury: 'बुध',
  Jupiter: 'गुरु',
  Venus: 'शुक्र',
  Saturn: 'शनि',
  Rahu: 'राहु',
  Ketu: 'केतु',
};

export const HINDI_WEEKDAYS = 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' ');

export const HINDI_DIGNITIES: Readonly<Record<Dignity, string>> = {
  exalted: 'उच्च',
  moolatrikona: 'मूलत्रिकोण',
  own: 'स्वराशि',
  great_friend: 'अधिमित्र की राशि',
  friend: 'मित्र की राशि',
  neutral: 'सम राशि',
  enemy: 'शत्रु की राशि',
  great_enemy: 'अधिशत्रु की राशि',
  debilitated: 'नीच',
};
