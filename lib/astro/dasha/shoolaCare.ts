/** Mahadashas of shoola that need care: of the trident of Rudra, of signs that Rudra aspects, of two signs of the eighth. */
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { charaKaraka, charaKarakas } from '../jaimini/charaKarakas.ts';
import { LIFE_THIRD_YEARS, type LifeClass } from '../jaimini/longevityPairs.ts';
import type { Rudra } from '../jaimini/rudra.ts';
import { aspectsBySign } from '../jaimini/signAspects.ts';
import { strongerLord } from '../jaimini/stronger.ts';
import type { Planet } from '../tables/planets.ts';
import type { SignPeriod } from './period.ts';
import { nthSignFrom } from '../angle.ts';

export interface CareMark {
  readonly id: 'trident' | 'in_third' | 'rudra_aspects' | 'eighth_from_atmakaraka' | 'eighth_lord';
  /** Rudra, the atmakaraka, or the lord of the eighth. */
  readonly planet: Planet;
}

export interface CarePeriod {
  readonly period: SignPeriod;
  /**
   * 3 for a sign of the trident in the third of life that the judgement of longevity tells, 2 for it elsewhere, 1 for signs that
   * Rudra aspects and for those of the eighth. The texts name the signs; the levels are interpretive.
   */
  readonly level: 1 | 2 | 3;
  readonly marks: readonly CareMark[];
}

export interface CareContext {
  readonly rudra: Rudra;
  /** Where it is undecided no sign of the trident counts as lying in it. */
  readonly third: LifeClass;
  readonly birthJdUT: number;
  readonly yearDays: number;
}

/** Lists the mahadashas of a life that ask for care, in the order of time. */
export function carePeriods(chart: Chart, life: readonly SignPeriod[], context: CareContext): CarePeriod[] {
  const { rudra } = context;
  const eighth = eighthMarks(chart);
  return life.flatMap((period): CarePeriod[] => {
    const { signIndex } = period;
    const isTrident = rudra.tridentSignIndexes.includes(signIndex);
    const isInThird = isTrident && overlapsThird(period, context);
    const ofRudra = [
      ...(isTrident ? (['trident'] as const) : []),
      ...(isInThird ? (['in_third'] as const) : []),
      ...(aspectsBySign(rudra.signIndex, signIndex) ? (['rudra_aspects'] as const) : []),
    ].map((id): CareMark => ({ id, planet: rudra.planet }));
    const marks = [...ofRudra, ...eighth.filter((mark) => mark.signIndex === signIndex)];
    if (marks.length === 0) return [];
    return [{ period, level: isTrident ? (isInThird ? 3 : 2) : 1, marks }];
  });
}

function eighthMarks(chart: Chart): (CareMark & { readonly signIndex: number })[] {
  const { planet: atmakaraka } = charaKaraka(charaKarakas(chart), 'AK');
  const lord = strongerLord(chart, signOfHouse(chart, 8)).winner;
  return [
    { id: 'eighth_from_atmakaraka', planet: atmakaraka, signIndex: nthSignFrom(chart.signs[atmakaraka], 8) },
    { id: 'eighth_lord', planet: lord, signIndex: chart.signs[lord] },
  ];
}

/**
 * Tells whether a period touches the third.
 *
 * The thirds are measured in dasha years: with any other year, a period that ends with a third would reach some hours into
 * the next one.
 */
function overlapsThird({ endJdUT, startJdUT }: SignPeriod, { birthJdUT, third, yearDays }: CareContext): boolean {
  if (third === 'undecided') return false;
  const [fromYears, toYears] = LIFE_THIRD_YEARS[third];
  return startJdUT < birthJdUT + toYears * yearDays && endJdUT > birthJdUT + fromYears * yearDays;
}
