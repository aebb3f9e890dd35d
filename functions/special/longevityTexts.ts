/** What /special/longevity says of the pairs, the corrections and the measure of a life. */
import { metConditions } from '../../lib/astro/evidence.ts';
import type { LifeThird, LongevityPairs } from '../../lib/astro/jaimini/longevityPairs.ts';
import type { KakshaChange, LifeMeasure } from '../../lib/astro/judgement/longevity/lifeMeasure.ts';
import type { Language } from '../../lib/words/language.ts';
import { LONGEVITY } from '../../lib/words/subjects/longevity.ts';

/**
 * Returns the text on a correction.
 *
 * @param from the class given by the pairs: the highest class cannot rise, the lowest cannot fall
 * @param isUndone true where the opposite correction holds as well
 */
export function correctionText(
  { evidence, id, isMet }: KakshaChange,
  from: LifeThird,
  isUndone: boolean,
  lang: Language,
): string {
  const words = LONGEVITY[lang];
  const met = [...metConditions(evidence, 'weakens'), ...metConditions(evidence, 'strengthens')];
  const reasons = met.map(({ text }) => text.id);
  if (id === 'kaksha_vriddhi') {
    return isMet ? words.class_added({ reasons, isHighest: from === 'purnayu' && !isUndone }) : words.none_added({});
  }
  if (isMet) return words.class_taken({ reasons, isLowest: from === 'alpayu' && !isUndone });
  const isSpared = metConditions(evidence, 'cancels').length > 0 && reasons.length > 0;
  return isSpared ? words.class_spared({ reasons }) : words.none_taken({});
}

export interface Age {
  readonly age: number | null;
  readonly isExceeded: boolean;
}

/** Returns the text on the class, and on the years where nobody would count by them. */
export function summaryText(found: LongevityPairs, measure: LifeMeasure, age: Age, lang: Language): string {
  const words = LONGEVITY[lang];
  const { hrasa, third, vriddhi } = measure;
  const moved =
    third === found.third
      ? words.measure_stays({ third, isByBoth: hrasa.isMet && vriddhi.isMet })
      : words.measure_moved({ from: found.third, to: third, isRaised: vriddhi.isMet });
  return `${moved} ${yearsText(measure, age, lang)}`;
}

/** From this age on a chart is more often studied historically than lived. */
const STUDY_AGE = 100;

/**
 * Numbers are given only where nobody would count by them: for a span already outlived, for a chart that is studied,
 * and for a full span that is still far.
 */
function yearsText(
  { fromYears, isOpen, third, toYears }: LifeMeasure,
  { age, isExceeded }: Age,
  lang: Language,
): string {
  const words = LONGEVITY[lang];
  const range = { fromYears, isOpen, toYears };
  const isStudied = age !== null && age >= STUDY_AGE;
  if (age !== null && isExceeded && !isStudied) return words.years_exceeded({ ...range, age });
  const isFar = third === 'purnayu' && (age ?? 0) < fromYears;
  const care = words.care({ third });
  return isStudied || isFar ? `${words.years(range)} ${care}` : care;
}
