/** What /special/longevity says of the pairs, the corrections and the measure of a life. */
import { metConditions } from '../../lib/astro/evidence.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { otherLord, type LifeThird, type LongevityPairs } from '../../lib/astro/jaimini/longevityPairs.ts';
import { areYearsTold, type LifeJudgement } from '../../lib/astro/judgement/longevity/lifeJudgement.ts';
import type { KakshaChange } from '../../lib/astro/judgement/longevity/lifeMeasure.ts';
import { isExceeded } from '../../lib/records/lifeBand.ts';
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

/** Returns the text on what the pairs and the years of the planets say together. */
export function agreementText({ byPairs, byYears, category }: LifeJudgement, lang: Language): string {
  const words = LONGEVITY[lang];
  return category === 'undecided' ? words.undecided({ byPairs, byYears }) : words.agreed({});
}

/** Returns the notes on a node taken as lord of the 1st or 8th house: what the first pair says by the other lord. */
export function otherLordNotes(chart: Chart, { pairs }: LongevityPairs, lang: Language): string[] {
  const [lords] = pairs;
  const other = otherLord(chart, lords!);
  return other === null ? [] : [LONGEVITY[lang].other_lord({ ...other, takenThird: lords!.third })];
}

/** Returns the text on the class, where one is told; with years only of a full measure that lies ahead. */
export function summaryText(judged: LifeJudgement, age: number | null, lang: Language): string {
  const words = LONGEVITY[lang];
  const { byPairs, category, found, isLowered, isRaised, measure } = judged;
  const agreement = agreementText(judged, lang);
  if (category === 'undecided') return `${agreement} ${words.care_of_all({})}`;
  const moved =
    byPairs === found.third
      ? words.measure_stays({ third: byPairs, isByBoth: isLowered && isRaised })
      : words.measure_moved({ from: found.third, to: byPairs, isRaised });
  const said = [moved, agreement];
  if (age !== null && isExceeded(category, age)) return [...said, words.exceeded({ age })].join(' ');
  const isFar = category === 'purnayu' && areYearsTold(age, category, measure.fromYears);
  if (isFar) said.push(words.years(measure));
  return [...said, words.care({ third: category })].join(' ');
}
