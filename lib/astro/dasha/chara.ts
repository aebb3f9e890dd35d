/** Chara dasha: each sign lasts as many years as its lord stands away from it. */
import type { Chart } from '../chart/chart.ts';
import { isSignDebilitated, isSignExalted } from '../planet/dignity.ts';
import { isOddFooted, signsPassed } from '../jaimini/footed.ts';
import { strongerLord, type Comparison, type LordUse } from '../jaimini/stronger.ts';
import { within } from '../score.ts';
import { bphs, jaiminiSutras, practice } from '../source.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { signRound, signRoundAfter, type SignDasha, type SignPlan } from './sign.ts';
import { nthSignFrom } from '../angle.ts';

export const chara: SignDasha = {
  id: 'chara',
  name: 'Chara',
  sanskrit: 'चर',
  sources: [
    jaiminiSutras('1.1', '25-28'),
    bphs(46),
    practice('K. N. Rao, Predicting through Jaimini’s Chara Dasha: years and antardashas'),
  ],
};

/** Choices on which schools differ; the dates follow the first value of each. */
export interface CharaReading {
  /** Lords of Scorpio and Aquarius: the stronger of their two lords, or Mars and Saturn. */
  readonly lords: 'stronger' | 'classical';
  /** Direction of the count to the lord: by each sign itself (odd-footed or even-footed), or by the ninth house for all. */
  readonly counting: 'own_feet' | 'ninth_house';
  /** Adds or takes a year for exalted or debilitated planets in the sign, or for its lord exalted or debilitated. */
  readonly adjustment: 'occupants' | 'lord';
  /** Keeps the years within 1 to 12, or leaves the 13 of an exalted lord at home and the 0 of a debilitated one next to it. */
  readonly bound: 'within_twelve' | 'none';
}

/** The reading that the periods follow; results of the other readings are given in addition. */
export const CHARA_READING: CharaReading = {
  lords: 'stronger',
  counting: 'own_feet',
  adjustment: 'occupants',
  bound: 'within_twelve',
};

/** The years of a sign, with every step of the count. */
export interface CharaYears {
  readonly signIndex: number;
  readonly lord: Planet;
  /** How the lord was chosen; without steps where the sign has one lord. */
  readonly comparison: Comparison<Planet>;
  readonly lordSignIndex: number;
  readonly isForward: boolean;
  /** Signs from this one to the lord's, this one not counted; 12 where the lord is at home. */
  readonly counted: number;
  /** The planets that the adjustment is made for. */
  readonly exalted: readonly Planet[];
  readonly debilitated: readonly Planet[];
  readonly adjustment: number;
  /** The count with its adjustment, kept within 1 to 12 unless the reading leaves it as it is. */
  readonly years: number;
  /** Whether the count was outside 1 to 12; the bound is interpretive, as the texts are silent. */
  readonly isBounded: boolean;
}

const LONGEST_YEARS = 12;

/** Returns the years of a sign. */
export function charaYears(chart: Chart, signIndex: number, reading: CharaReading = CHARA_READING): CharaYears {
  const comparison = lordComparison(chart, signIndex, reading.lords, 'years');
  const lord = comparison.winner;
  const lordSignIndex = chart.signs[lord];
  const isForward = reading.counting === 'own_feet' ? isOddFooted(signIndex) : isCharaForward(chart);
  const counted = signsPassed(signIndex, lordSignIndex, isForward) || LONGEST_YEARS;
  const { adjustment, debilitated, exalted } = adjustmentOf(chart, signIndex, lord, reading.adjustment);
  const found = counted + adjustment;
  const years = reading.bound === 'none' ? found : within(1, found, LONGEST_YEARS);
  return {
    signIndex,
    lord,
    comparison,
    lordSignIndex,
    isForward,
    counted,
    exalted,
    debilitated,
    adjustment,
    years,
    isBounded: years !== found,
  };
}

function adjustmentOf(chart: Chart, signIndex: number, lord: Planet, kind: CharaReading['adjustment']) {
  const { conventions, signs } = chart;
  const looked = kind === 'lord' ? [lord] : PLANETS.filter((id) => signs[id] === signIndex);
  const exalted = looked.filter((id) => isSignExalted(id, signs[id], conventions.nodeExaltation));
  const debilitated = looked.filter((id) => isSignDebilitated(id, signs[id], conventions.nodeExaltation));
  return { exalted, debilitated, adjustment: Number(exalted.length > 0) - Number(debilitated.length > 0) };
}

/** Returns the lord of a sign by a reading, with the comparison that chose it. */
export function lordComparison(
  chart: Chart,
  signIndex: number,
  lords: CharaReading['lords'],
  use: LordUse,
): Comparison<Planet> {
  if (lords === 'stronger') return strongerLord(chart, signIndex, use);
  const lord = signLord(signIndex);
  return { first: lord, second: lord, winner: lord, steps: [] };
}

/** Tells whether the signs go forward: the ninth from the ascendant is odd-footed. */
export function isCharaForward({ ascendant }: Chart): boolean {
  return isOddFooted(nthSignFrom(ascendant.signIndex, 9));
}

export interface CharaPlan extends SignPlan {
  readonly turns: readonly CharaYears[];
}

/** Returns the dasha from the ascendant; sub-periods begin with the sign next to that of the period and end with its own. */
export function charaPlan(chart: Chart, reading: CharaReading = CHARA_READING): CharaPlan {
  const isForward = isCharaForward(chart);
  return {
    turns: signRound(chart.ascendant.signIndex, isForward).map((signIndex) => charaYears(chart, signIndex, reading)),
    isForward,
    partsOf: (signIndex) => signRoundAfter(signIndex, isForward),
  };
}
