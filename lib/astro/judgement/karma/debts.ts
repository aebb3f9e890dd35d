/** Karmic debts: the planets in the shashtiamshas of each debt, its intensity, and its remedy. */
import { isAspecting } from '../../chart/aspects.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isDusthana } from '../../chart/houses.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import type { ScorePart } from '../../score.ts';
import { practice } from '../../source.ts';
import { houseTheme } from '../../varga/words.ts';
import { anyOf, capitalised, listed, ordinal } from '../../words.ts';
import { birthHouse, birthSign, BODIES, bodyNamed, isKind, type KarmaBody, type KarmaContext } from './places.ts';
import { KARMIC_DEBTS, MINOR_DEBTS, type KarmicDebt } from './tables/debts.ts';
import { PLANET_KARMA } from './tables/planetKarma.ts';
import { DEBT_WEIGHTS, weightOf } from './weights.ts';
import { bodyList, partShort } from './words.ts';
import { tenths } from '../../rounding.ts';

export const DEBT_SOURCE = practice('Karmic debts by the names of the shashtiamshas: later practice');

export type IntensityLevel = 'severe' | 'high' | 'moderate' | 'low';

export interface Intensity {
  readonly points: number;
  readonly level: IntensityLevel;
  /** Their points sum to the points. */
  readonly parts: readonly ScorePart[];
}

export interface Debtor {
  readonly body: KarmaBody;
  readonly intensity: Intensity;
}

export interface FoundDebt {
  readonly debt: KarmicDebt;
  /** The heaviest first; empty where no body is in its parts. */
  readonly debtors: readonly Debtor[];
  readonly past: string | null;
  readonly effect: string | null;
  readonly remedy: string | null;
  /** The result in words, also where the debt is absent. */
  readonly reason: string;
}

export interface MinorDebt extends Debtor {
  readonly text: string;
}

/** Base points of a body for each unit of its weight. */
const PER_WEIGHT = 3;

/** Returns the intensity of the debt of a body's part, as points with a level. */
export function intensityOf(karma: KarmaContext, body: KarmaBody): Intensity {
  const { office, weight } = weightOf(karma, body, DEBT_WEIGHTS);
  const base = tenths(PER_WEIGHT * weight);
  const label = `${capitalised(bodyNamed(body))}${office ? `, ${office},` : ''} weighs ${weight}, three times over`;
  const parts = [{ id: 'weight', label, points: base, max: base }, ...further(karma, body)];
  const points = Math.round(parts.reduce((sum, part) => sum + part.points, 0) * 10) / 10;
  return { points, level: levelOf(points), parts };
}

function levelOf(points: number): IntensityLevel {
  if (points >= 7) return 'severe';
  if (points >= 5) return 'high';
  return points >= 3 ? 'moderate' : 'low';
}

function further({ places, area }: KarmaContext, body: KarmaBody): ScorePart[] {
  const { chart } = area;
  const burdens = body === 'Ascendant' ? [] : birthBurdens({ places, area }, body);
  const periods = area.acting.filter(({ period }) => period.lord === body);
  const { dignity } = places[body];
  const isHelped = isAspecting(chart, 'Jupiter', birthSign(chart, body));
  const who = capitalised(bodyNamed(body));
  const row = (isMet: boolean, id: string, label: string, points: number): ScorePart[] =>
    isMet ? [{ id, label, points, max: Math.max(points, 0) }] : [];
  return [
    ...row(burdens.length > 0, 'birth', `${who} is ${listed(burdens)} at birth`, 1),
    ...row(periods.length > 0, 'period', `${who} rules an acting period`, 1),
    ...row(isHelped, 'jupiter', `Jupiter aspects ${bodyNamed(body)} at birth`, -1),
    ...row(
      dignity !== null && isStrongBySign(dignity),
      'dignity',
      `${who} is ${dignity === 'exalted' ? 'exalted' : 'at home'} in the D60`,
      -1,
    ),
  ];
}

/** Burdens at birth; a cancelled debilitation is none. */
function birthBurdens(
  { area }: Pick<KarmaContext, 'area' | 'places'>,
  planet: Exclude<KarmaBody, 'Ascendant'>,
): string[] {
  const { chart } = area;
  const { house, isCombust } = chart.planets[planet];
  return [
    ...(isFallen(chart, planet) ? ['debilitated'] : []),
    ...(isCombust ? ['combust'] : []),
    ...(isDusthana(house) ? [`in the ${ordinal(house)}`] : []),
  ];
}

/** Lists the bodies in malefic parts, the heaviest first; of equal ones those of a named debt. */
export function debtorsOf(karma: KarmaContext): Debtor[] {
  return BODIES.filter((body) => !isKind(karma.places[body]))
    .map((body) => ({ body, intensity: intensityOf(karma, body) }))
    .sort((a, b) => b.intensity.points - a.intensity.points || rankOf(karma, a.body) - rankOf(karma, b.body));
}

function rankOf({ places }: KarmaContext, body: KarmaBody): number {
  return debtOf(places[body].number) ? 0 : 1;
}

/** Returns the debt that a shashtiamsha belongs to; none for the benefic and the lesser ones. */
export function debtOf(number: number): KarmicDebt | undefined {
  return KARMIC_DEBTS.find(({ numbers }) => numbers.includes(number));
}

/** Returns each of the five debts, present or not. */
export function foundDebts(karma: KarmaContext, debtors: readonly Debtor[]): FoundDebt[] {
  return KARMIC_DEBTS.map((debt) => {
    const those = debtors.filter(({ body }) => debt.numbers.includes(karma.places[body].number));
    return those.length > 0 ? presentDebt(karma, debt, those) : absentDebt(debt);
  });
}

function absentDebt(debt: KarmicDebt): FoundDebt {
  const reason = `Neither the ascendant nor a planet stands in the shashtiamshas of this debt (${listed(debt.numbers.map(String))}).`;
  return { debt, debtors: [], past: null, effect: null, remedy: null, reason };
}

function presentDebt(karma: KarmaContext, debt: KarmicDebt, debtors: readonly Debtor[]): FoundDebt {
  const bodies = debtors.map(({ body }) => body);
  const { chart } = karma.area;
  const [first] = bodies as [KarmaBody];
  const stand = bodies.map((body) => `${bodyNamed(body)} in ${partShort(karma.places[body])}`);
  const people = anyOf(bodies.map((body) => PLANET_KARMA[body].people));
  const fields = [...new Set(bodies.map((body) => birthHouse(chart, body)))];
  const themes = fields.map((house) => `${houseTheme(house)} (the ${ordinal(house)} house)`);
  const { lesson, theme } = PLANET_KARMA[first];
  return {
    debt,
    debtors,
    past: `Tradition speaks of ${debt.past}; ${bodyList(bodies)} ${bodies.length > 1 ? 'turn' : 'turns'} the thought towards ${people}.`,
    effect: `It can return as ${debt.effect}, most of all in matters of ${theme}. The place to answer it is ${listed(themes)}.`,
    remedy: `It is made good by ${debt.remedy}. With ${bodyNamed(first)} at the head of it the lesson is ${lesson}.`,
    reason: `${capitalised(listed(stand))}.`,
  };
}

/** Lists the bodies in malefic parts that belong to none of the five debts. */
export function minorDebts({ places }: KarmaContext, debtors: readonly Debtor[]): MinorDebt[] {
  return debtors.flatMap((debtor) => {
    const place = places[debtor.body];
    const meaning = MINOR_DEBTS[place.number];
    if (meaning === undefined) return [];
    const who = capitalised(bodyNamed(debtor.body));
    const { theme } = PLANET_KARMA[debtor.body];
    return [{ ...debtor, text: `${who} in ${partShort(place)}, in matters of ${theme}: ${meaning}.` }];
  });
}
