/** Chara dasha: /dasha/chara and /jaimini/chara-dasa give the same record. */
import { named, namedList } from '../../astro/planetWords.ts';
import { CHARA_READING, chara, charaPlan, charaYears, type CharaYears } from '../../astro/dasha/chara.ts';
import type { Chart } from '../../astro/chart/chart.ts';
import type { SignPeriod } from '../../astro/dasha/period.ts';
import { signRound, type SignPlan } from '../../astro/dasha/sign.ts';
import { isOddFooted } from '../../astro/jaimini/footed.ts';
import { bphs, practice } from '../../astro/source.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { capitalised } from '../../astro/words.ts';
import type { CharaDasha, CharaSign } from '../../schemas/common/signDasha.ts';
import { comparisonRecords, comparisonText } from '../planet/comparison.ts';
import { outsideLife } from '../../birth/life.ts';
import { signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { Warned } from '../warned.ts';
import {
  alternativeParts,
  alternativePlan,
  signDashaBody,
  signLife,
  signYears,
  type SignDashaReading,
  type SignDashaParts,
} from './signDasha.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { nthSignFrom } from '../../astro/angle.ts';

/** Returns the whole record of chara dasha, with a warning where `as_of` is outside the life. */
export function charaDasha(context: BirthContext): Warned {
  const plan = charaPlan(context.chart);
  const life = signLife(context, plan);
  const data: CharaDasha = {
    ...signDashaBody(context, charaParts(context, plan), life),
    signs: plan.turns.map((turn) => charaSign(context, turn)),
  };
  return new Warned(data, outsideLife(context, life));
}

function charaParts(context: BirthContext, plan: SignPlan): SignDashaParts {
  const { chart, names } = context;
  const first = chart.ascendant.signIndex;
  const seedSign = { sign: signRef(first, names), house: 1 };
  return {
    system: chara,
    plan,
    purpose: 'The course of a whole life: which house of the chart is lived through when.',
    seed: {
      ...seedSign,
      reason: `Chara dasha begins with the ascendant, ${SIGNS[first]!}.`,
      candidates: [{ role: 'ascendant', ...seedSign, planet: null, degree: null, is_chosen: true }],
      comparisons: [],
    },
    directionReason: directionReason(first),
    subPeriods: `Twelve equal parts; the first is the sign after the period’s own in the direction of the dasha, the last its own.`,
    alternatives: (life) => alternatives(context, life, plan.isForward),
    notes: notes(chart),
  };
}

const notes = ({ conventions }: Chart) => [
  'A planet exalted or debilitated in the sign changes its years; BPHS 46 lets the lord do so where it stands. Both numbers are given.',
  `Exaltation counts in the whole sign. ${NODE_SIGNS[conventions.nodeExaltation]}; the field node_exaltation chooses.`,
  'Of the two lords of Scorpio and Aquarius the stronger is taken by the order of P. V. R. Narasimha Rao; Jupiter or Mercury counts twice where he is also the lord of the sign looked at.',
  'Years are kept within 1 to 12; the texts do not say so.',
  'The ninth house decides the order of the signs; each sign is counted as its own feet say (K. N. Rao, P. V. R. Narasimha Rao).',
];

const NODE_SIGNS: Readonly<Record<Chart['conventions']['nodeExaltation'], string>> = {
  taurus: 'Rahu is exalted in Taurus and debilitated in Scorpio, Ketu the other way round',
  gemini: 'Rahu is exalted in Gemini and debilitated in Sagittarius, Ketu the other way round',
};

function directionReason(ascendantIndex: number): string {
  const ninth = nthSignFrom(ascendantIndex, 9);
  const [feet, way] = isOddFooted(ninth) ? ['odd-footed', 'forward'] : ['even-footed', 'backward'];
  return `The ninth house, ${SIGNS[ninth]!}, is ${feet}, so the signs follow ${way} from the ascendant.`;
}

/** Returns the record of how many years a sign has. */
function charaSign(context: BirthContext, turn: CharaYears): CharaSign {
  return { ...signYears(context, turn, charaReason(turn)), ...charaYearParts(context, turn) };
}

/** Returns how the years of a sign were counted; `years_by_lord` is the alternative reading of exaltation. */
export function charaYearParts({ chart, names }: BirthContext, turn: CharaYears) {
  const { adjustment, comparison, counted, debilitated, exalted, isBounded, isForward, lord, lordSignIndex } = turn;
  const byLord = charaYears(chart, turn.signIndex, { ...CHARA_READING, adjustment: 'lord' });
  return {
    lord: planetId(lord),
    lord_sign: signRef(lordSignIndex, names),
    lord_reason: comparison.steps.length > 0 ? comparisonText(comparison, names.lang) : null,
    lord_comparisons: comparisonRecords(comparison, names),
    count_direction: isForward ? ('forward' as const) : ('backward' as const),
    counted,
    exalted: exalted.map(planetId),
    debilitated: debilitated.map(planetId),
    adjustment,
    is_bounded: isBounded,
    years_by_lord: byLord.years,
  };
}

/** Explains how years were counted: `Backward from Leo to Aries, where its lord, the Sun, stands: 4 years.` */
export function charaReason(turn: CharaYears): string {
  const { counted, debilitated, exalted, isBounded, isForward, lord, lordSignIndex, signIndex, years } = turn;
  const sign = SIGNS[signIndex]!;
  const count =
    lordSignIndex === signIndex
      ? `Its lord, ${named(lord)}, is at home in ${sign}`
      : `${isForward ? 'Forward' : 'Backward'} from ${sign} to ${SIGNS[lordSignIndex]!}, where its lord, ${named(lord)}, stands`;
  if (exalted.length + debilitated.length === 0) return `${count}: ${yearsText(counted)}.`;
  const changes = [
    ...(exalted.length > 0 ? [`${inItText(exalted, 'exalted')}: one more.`] : []),
    ...(debilitated.length > 0 ? [`${inItText(debilitated, 'debilitated')}: one less.`] : []),
  ].join(' ');
  return `${count}: ${counted}. ${changes} ${isBounded ? `Kept within 1 to 12: ${yearsText(years)}.` : `That makes ${yearsText(years)}.`}`;
}

function inItText(planets: readonly Planet[], dignity: string): string {
  return `${capitalised(namedList(planets))} ${planets.length > 1 ? 'are' : 'is'} ${dignity} in it`;
}

function yearsText(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

function alternatives(context: BirthContext, life: readonly SignPeriod[], isForward: boolean): SignDashaReading[] {
  const { chart } = context;
  const reading = (changed: Partial<typeof CHARA_READING>) => charaPlan(chart, { ...CHARA_READING, ...changed });
  return [
    alternativePlan(context, reading({ adjustment: 'lord' }), {
      id: 'year_of_the_lord',
      text: 'The year is added or taken for the lord of the sign, exalted or debilitated where it stands.',
      source: bphs(46),
    }),
    alternativePlan(context, reading({ lords: 'classical' }), {
      id: 'classical_lords',
      text: 'Mars alone owns Scorpio and Saturn alone Aquarius.',
      source: practice('K. N. Rao, Predicting through Jaimini’s Chara Dasha'),
    }),
    alternativePlan(context, reading({ counting: 'ninth_house' }), {
      id: 'one_direction',
      text: `The years of all signs are counted ${isForward ? 'forward' : 'backward'}, as the ninth house, ${SIGNS[nthSignFrom(chart.ascendant.signIndex, 9)]!}, says.`,
      source: practice('Another reading of Jaimini Upadesha Sutras 1.1'),
    }),
    alternativeParts(context, life, (signIndex) => signRound(signIndex, isForward), {
      id: 'parts_from_own_sign',
      text: 'Antardashas begin with the sign of the mahadasha itself.',
      source: practice('P. V. R. Narasimha Rao: antardashas from the sign of the mahadasha'),
    }),
  ];
}
