/** Chara dasha: each sign lasts as many years as its lord stands away from it. */
import type { Chart } from '../chart/chart.ts';
import { isSignDebilitated, isSignExalted } from '../planet/dignity.ts';
import { isOddFooted, signsPassed } from '../jaimini/footed.ts';
import { strongerLord, type Contest } from '../jaimini/stronger.ts';
import { within } from '../score.ts';
import { bphs, jaiminiSutras, practice } from '../source.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { signRound, signRoundAfter, type SignDasha, type SignPlan } from './sign.ts';

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

/** What may be read otherwise; the first of each is what the dates follow. */
export interface CharaReading {
  /** Of Scorpio and Aquarius: the stronger of two, or Mars and Saturn. */
  readonly lords: 'stronger' | 'classical';
  /** Each sign is counted as its own feet say, or all as those of the ninth house do. */
  readonly counting: 'own_feet' | 'ninth_house';
  /** A year more or less for planets exalted or debilitated in the sign, or for its lord where it stands. */
  readonly adjustment: 'occupants' | 'lord';
}

/** What periods are told by; the other readings are told beside it. */
export const CHARA_READING: CharaReading = { lords: 'stronger', counting: 'own_feet', adjustment: 'occupants' };

/** How many years a sign has, with all that they were made of. */
export interface CharaYears {
  readonly signIndex: number;
  readonly lord: Planet;
  /** How the lord was chosen; without steps where the sign has one. */
  readonly contest: Contest<Planet>;
  readonly lordSignIndex: number;
  readonly isForward: boolean;
  /** Signs from this one to the lord's, this one not counted; 12 where the lord is at home. */
  readonly counted: number;
  /** What the adjustment looked at. */
  readonly exalted: readonly Planet[];
  readonly debilitated: readonly Planet[];
  readonly adjustment: number;
  /** The count with its adjustment, kept within 1 to 12. */
  readonly years: number;
  /** Whether that bound was needed; it is ours, as the texts are silent. */
  readonly isBounded: boolean;
}

const LONGEST_YEARS = 12;

/** Returns the years of a sign. */
export function charaYears(chart: Chart, signIndex: number, reading: CharaReading = CHARA_READING): CharaYears {
  const contest = lordContest(chart, signIndex, reading.lords);
  const lord = contest.winner;
  const lordSignIndex = chart.signs[lord];
  const isForward = reading.counting === 'own_feet' ? isOddFooted(signIndex) : isCharaForward(chart);
  const counted = signsPassed(signIndex, lordSignIndex, isForward) || LONGEST_YEARS;
  const { adjustment, debilitated, exalted } = adjustmentOf(chart, signIndex, lord, reading.adjustment);
  const years = within(1, counted + adjustment, LONGEST_YEARS);
  return {
    signIndex,
    lord,
    contest,
    lordSignIndex,
    isForward,
    counted,
    exalted,
    debilitated,
    adjustment,
    years,
    isBounded: years !== counted + adjustment,
  };
}

function adjustmentOf(chart: Chart, signIndex: number, lord: Planet, kind: CharaReading['adjustment']) {
  const { conventions, signs } = chart;
  const looked = kind === 'lord' ? [lord] : PLANETS.filter((id) => signs[id] === signIndex);
  const exalted = looked.filter((id) => isSignExalted(id, signs[id], conventions.nodeExaltation));
  const debilitated = looked.filter((id) => isSignDebilitated(id, signs[id], conventions.nodeExaltation));
  return { exalted, debilitated, adjustment: Number(exalted.length > 0) - Number(debilitated.length > 0) };
}

function lordContest(chart: Chart, signIndex: number, lords: CharaReading['lords']): Contest<Planet> {
  if (lords === 'stronger') return strongerLord(chart, signIndex, 'years');
  const lord = signLord(signIndex);
  return { first: lord, second: lord, winner: lord, steps: [] };
}

/** Tells whether the signs go forward: the ninth from the ascendant is odd-footed. */
export function isCharaForward({ ascendant }: Chart): boolean {
  return isOddFooted((ascendant.signIndex + 8) % 12);
}

export interface CharaPlan extends SignPlan {
  readonly turns: readonly CharaYears[];
}

/** Returns the dasha from the ascendant; a period begins with the sign beside its own and ends with its own. */
export function charaPlan(chart: Chart, reading: CharaReading = CHARA_READING): CharaPlan {
  const isForward = isCharaForward(chart);
  return {
    turns: signRound(chart.ascendant.signIndex, isForward).map((signIndex) => charaYears(chart, signIndex, reading)),
    isForward,
    partsOf: (signIndex) => signRoundAfter(signIndex, isForward),
  };
}
