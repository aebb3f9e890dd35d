/** Karmic debts: the planets in the shashtiamshas of each debt, its intensity, and its remedy. */
import { isAspecting } from '../../chart/aspects.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isDusthana } from '../../chart/houses.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import type { ScorePart } from '../../score.ts';
import { practice } from '../../source.ts';
import type { Fact } from '../../factsOf.ts';
import { tenths } from '../../rounding.ts';
import { karmaFact, type BurdenFacts, type KarmaFact } from './facts.ts';
import { birthHouse, birthSign, BODIES, isKind, type KarmaBody, type KarmaContext } from './places.ts';
import { KARMIC_DEBTS, MINOR_DEBT_NUMBERS, type KarmicDebt } from './tables/debts.ts';
import { DEBT_WEIGHTS, weightOf } from './weights.ts';
import type { NameOf } from '../../scale.ts';
import { GRADES } from '../../tables/grades.ts';

export const DEBT_SOURCE = practice('Karmic debts by the names of the shashtiamshas: later practice');

export type IntensityLevel = NameOf<typeof GRADES.karmic_debt>;

export interface Intensity {
  readonly points: number;
  readonly level: IntensityLevel;
  /** Their points sum to the points. */
  readonly parts: readonly ScorePart<KarmaFact>[];
}

export interface Debtor {
  readonly body: KarmaBody;
  readonly intensity: Intensity;
}

export interface FoundDebt {
  readonly debt: KarmicDebt;
  /** The heaviest first; empty where no body is in its parts. */
  readonly debtors: readonly Debtor[];
  readonly past: KarmaFact | null;
  readonly effect: KarmaFact | null;
  readonly remedy: KarmaFact | null;
  /** The result, also where the debt is absent. */
  readonly reason: KarmaFact;
}

export interface MinorDebt extends Debtor {
  readonly text: KarmaFact;
}

/** Base points of a body for each unit of its weight. */
const PER_WEIGHT = 3;

/** Returns the intensity of the debt of a body's part, as points with a level. */
export function intensityOf(karma: KarmaContext, body: KarmaBody): Intensity {
  const { office, weight } = weightOf(karma, body, DEBT_WEIGHTS);
  const base = tenths(PER_WEIGHT * weight);
  const label = karmaFact('debt_weight', { body, office, weight });
  const parts = [{ id: 'weight', label, points: base, max: base }, ...further(karma, body)];
  const points = Math.round(parts.reduce((sum, part) => sum + part.points, 0) * 10) / 10;
  return { points, level: GRADES.karmic_debt.of(points), parts };
}

function further({ places, area }: KarmaContext, body: KarmaBody): ScorePart<KarmaFact>[] {
  const { chart } = area;
  const burdens = body === 'Ascendant' ? [] : birthBurdens({ places, area }, body);
  const periods = area.acting.filter(({ period }) => period.lord === body);
  const { dignity } = places[body];
  const isHelped = isAspecting(chart, 'Jupiter', birthSign(chart, body));
  const row = (isMet: boolean, id: string, label: KarmaFact, points: number): ScorePart<KarmaFact>[] =>
    isMet ? [{ id, label, points, max: Math.max(points, 0) }] : [];
  return [
    ...row(burdens.length > 0, 'birth', karmaFact('debt_burdens', { body, burdens }), 1),
    ...row(periods.length > 0, 'period', karmaFact('debt_period', { body }), 1),
    ...row(isHelped, 'jupiter', karmaFact('debt_jupiter', { body }), -1),
    ...row(
      dignity !== null && isStrongBySign(dignity),
      'dignity',
      karmaFact('debt_dignity', { body, isExalted: dignity === 'exalted' }),
      -1,
    ),
  ];
}

/** Burdens at birth; a cancelled debilitation is none. */
function birthBurdens(
  { area }: Pick<KarmaContext, 'area' | 'places'>,
  planet: Exclude<KarmaBody, 'Ascendant'>,
): Fact<BurdenFacts>[] {
  const { chart } = area;
  const { house, isCombust } = chart.planets[planet];
  return [
    ...(isFallen(chart, planet) ? [karmaFact('fallen', {})] : []),
    ...(isCombust ? [karmaFact('combust', {})] : []),
    ...(isDusthana(house) ? [karmaFact('dusthana', { house })] : []),
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
  const reason = karmaFact('debt_absent', { debt: debt.id });
  return { debt, debtors: [], past: null, effect: null, remedy: null, reason };
}

function presentDebt(karma: KarmaContext, debt: KarmicDebt, debtors: readonly Debtor[]): FoundDebt {
  const bodies = debtors.map(({ body }) => body);
  const [body] = bodies as [KarmaBody];
  const houses = [...new Set(bodies.map((one) => birthHouse(karma.area.chart, one)))];
  const places = bodies.map((one) => ({ body: one, shashtiamsha: karma.places[one].number }));
  return {
    debt,
    debtors,
    past: karmaFact('debt_past', { debt: debt.id, bodies }),
    effect: karmaFact('debt_effect', { debt: debt.id, body, houses }),
    remedy: karmaFact('debt_remedy', { debt: debt.id, body }),
    reason: karmaFact('debt_present', { places }),
  };
}

/** Lists the bodies in malefic parts that belong to none of the five debts. */
export function minorDebts({ places }: KarmaContext, debtors: readonly Debtor[]): MinorDebt[] {
  return debtors.flatMap((debtor) => {
    const { body } = debtor;
    const shashtiamsha = MINOR_DEBT_NUMBERS.find((number) => number === places[body].number);
    if (shashtiamsha === undefined) return [];
    return [{ ...debtor, text: karmaFact('minor_debt', { body, shashtiamsha }) }];
  });
}
