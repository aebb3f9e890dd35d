/**
 * The promise of a matter of life in four rungs: the house, its lord and its significator unhurt at birth; the same in
 * the divisional chart of the matter; a proper yoga that feeds it; the mahadashas of the years that matter. Few and
 * decisive, so that charts differ (as B. V. Raman and K. N. Rao judge, by confluence; points interpretive).
 */
import { occupants } from '../../chart/chart.ts';
import { isDusthana } from '../../chart/houses.ts';
import { isStrongBySign, type Dignity } from '../../planet/dignity.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { placeOf, type CountedAs } from '../../percentile.ts';
import { tenths } from '../../rounding.ts';
import type { Rule } from '../../rule.ts';
import { within } from '../../score.ts';
import { bphs, practice } from '../../source.ts';
import { blemishesOf } from '../../strength/blemish.ts';
import type { Fact } from '../../factsOf.ts';
import { GRADES } from '../../tables/grades.ts';
import { isNode, type Planet } from '../../tables/planets.ts';
import { DAYS_PER_YEAR } from '../../time.ts';
import type { VargaId } from '../../varga/vargas.ts';
import type { AgeSpan } from '../../stage.ts';
import type { AreaContext } from '../areaContext.ts';
import { office, type Office, type SignifiedMatter } from '../areaFacts.ts';
import { areaFactor, onHouse } from '../areaFactors.ts';
import type { AreaFactor, AreaPart, AreaPlace } from '../areaScore.ts';
import { lordScorer } from '../dasha/lordEffect.ts';
import { lordInVarga } from '../vargaFactors.ts';
import { rankedBySlug } from '../yogaScore.ts';
import {
  ladderFact as fact,
  RUNG_IDS,
  rungName,
  type LadderFact,
  type RungFacts,
  type RungId,
  type ServedPeriod,
  type Soundness,
} from './facts.ts';

/** What a matter stands on. */
export interface LadderPlan {
  /** The house that rules it. */
  readonly house: number;
  /** Its natural significator, which may depend on the person. */
  significator(context: AreaContext): { readonly planet: Planet; readonly matter: SignifiedMatter };
  /** The divisional chart of the matter, and the house of it that rules the matter. */
  readonly varga: { readonly id: VargaId; readonly house: number };
  /** Rules of yogas that feed it. */
  readonly yogas: readonly Rule[];
  /** Where those are of rank and wealth in general: only such count as the lord of the house or the significator shares in. */
  readonly areYogasShared?: true;
  /** How many proper yogas of full strength fill the rung: more where every chart has several of the family. */
  readonly fullYogas: number;
  /** The years of life in which periods decide. */
  readonly years: AgeSpan;
  /** Houses that periods of those years have to serve, the main one first. */
  readonly servedHouses: readonly number[];
}

export interface Rung {
  readonly id: RungId;
  readonly name: Fact<RungFacts>;
  readonly isReached: boolean;
  readonly points: number;
  readonly max: number;
  readonly parts: readonly LadderPart[];
}

/** A part of the score of a ladder; every part has a factor. */
export type LadderPart = AreaPart<LadderFact> & { readonly factor: AreaFactor<LadderFact> };

export interface Ladder extends AreaPlace {
  /** The sum of the parts of its rungs, 0 to 100. */
  readonly value: number;
  /** From the lowest up. */
  readonly rungs: readonly Rung[];
  readonly parts: readonly LadderPart[];
}

/** Points of the rungs, and of what each rests on. */
const POINTS = {
  birth: { house: 10, lord: 12, significator: 8 },
  varga: { lord: 7, houseLord: 7, significator: 6 },
  yogas: 20,
  years: 30,
};

/** Of its points, what is unhurt without being strong gives so much. */
const SHARES: Readonly<Record<Soundness, number>> = { firm: 1, sound: 0.6, hurt: 0 };

export const LADDER_SOURCE = practice(
  'Judgement by confluence of birth chart, divisional chart, yogas and dashas: B. V. Raman, K. N. Rao; points interpretive',
);

/**
 * Judges the promise of a matter by its rungs.
 *
 * @param counted which of the counted scores it is
 */
export function ladder(context: AreaContext, plan: LadderPlan, counted: CountedAs): Ladder {
  const rungs = {
    birth: rung(rungName('birth', {}), birthParts(context, plan)),
    varga: rung(rungName('varga', { varga: plan.varga.id }), vargaParts(context, plan)),
    yogas: rung(rungName('yogas', {}), [yogaPart(context, plan)]),
    years: rung(rungName('years', {}), [yearsPart(context, plan)]),
  };
  return climbed(rungs, counted);
}

/** What a rung is called, and what it rests on. */
type NamedRung = Pick<Rung, 'name' | 'parts'>;

/** Returns a rung by its name and its parts. */
export function rung(name: Fact<RungFacts>, parts: readonly LadderPart[]): NamedRung {
  return { name, parts };
}

/** Sums the rungs of a matter up to its score. */
export function climbed(rungs: Readonly<Record<RungId, NamedRung>>, { id, spread }: CountedAs): Ladder {
  const parts = RUNG_IDS.flatMap((one) => rungs[one].parts);
  const value = sumOf(parts, 'points');
  const { percentile } = placeOf(spread, id, value);
  return {
    value,
    percentile,
    band: GRADES.life_area.of(percentile),
    rungs: RUNG_IDS.map((one) => judgedRung(one, rungs[one])),
    parts,
  };
}

function judgedRung(id: RungId, { name, parts }: NamedRung): Rung {
  const isReached = parts.every(({ factor }) => factor.leaning >= 0);
  return { id, name, isReached, points: sumOf(parts, 'points'), max: sumOf(parts, 'max'), parts };
}

function sumOf(parts: readonly LadderPart[], field: 'points' | 'max'): number {
  return tenths(parts.reduce((sum, part) => sum + part[field], 0));
}

const LEANINGS: Readonly<Record<Soundness, number>> = { firm: 1, sound: 0.2, hurt: -1 };

type Judged = Pick<AreaFactor<LadderFact>, 'id' | 'text' | 'source'> &
  Partial<Pick<AreaFactor<LadderFact>, 'planets' | 'houses' | 'observed'>>;

function part(judged: Judged, max: number, state: Soundness, share = SHARES[state]): LadderPart {
  const factor = areaFactor<LadderFact>({ ...judged, leaning: LEANINGS[state], weight: max });
  return { id: judged.id, points: tenths(max * share), max, factor };
}

function birthParts(context: AreaContext, plan: LadderPlan): LadderPart[] {
  const { house } = plan;
  const { lord, significator } = POINTS.birth;
  const ruler = lordOfHouse(context.chart, house);
  const karaka = plan.significator(context);
  return [
    housePart(context, house),
    planetPart(context, `lord_${house}`, ruler, office('lord_of', { house }), lord),
    planetPart(context, 'significator', karaka.planet, office('significator', { matter: karaka.matter }), significator),
  ];
}

function housePart({ chart, house: houseOf }: AreaContext, house: number): LadderPart {
  const { lord, signIndex } = houseOf(house);
  const reaching = [...new Set(onHouse(chart, house))];
  const pressing = reaching.filter((planet) => planet !== lord && !isBenefic(chart, planet));
  const relieving = reaching.filter((planet) => isBenefic(chart, planet));
  const state =
    pressing.length === 0 ? (relieving.length > 0 ? 'firm' : 'sound') : relieving.length > 0 ? 'sound' : 'hurt';
  return part(
    {
      id: `house_${house}`,
      text: fact('house_sound', { house, signIndex, state, pressing, relieving }),
      houses: [house],
      observed: { occupants: occupants(chart, house), malefics: pressing, benefics: relieving, state },
      source: bphs(11, '14-16'),
    },
    POINTS.birth.house,
    state,
  );
}

/** A planet of so much strength is strong. Not by its band, which is counted. */
const STRONG_FROM = 60;

function planetPart(
  { chart, strengths }: AreaContext,
  id: string,
  planet: Planet,
  role: Office,
  max: number,
): LadderPart {
  const { house, signIndex } = chart.planets[planet];
  // A lord of the 6th, 8th or 12th in its own house keeps it.
  const isAtHome = lordOfHouse(chart, house) === planet;
  const blemishes = blemishesOf(chart, [planet], isAtHome ? ['in_dusthana'] : []).map(({ kind }) => kind);
  const node = blemishes.includes('near_node') ? (signIndex === chart.signs.Rahu ? 'Rahu' : 'Ketu') : null;
  const isStrong = strengths[planet].value >= STRONG_FROM;
  const state = blemishes.length > 0 ? 'hurt' : isStrong ? 'firm' : 'sound';
  return part(
    {
      id,
      text: fact('planet_sound', { planet, office: role, signIndex, house, state, blemishes, node }),
      planets: [planet],
      houses: [house],
      observed: { planet, house, strength: strengths[planet].value, blemishes, state },
      source: bphs(24),
    },
    max,
    state,
  );
}

function vargaParts(context: AreaContext, plan: LadderPlan): LadderPart[] {
  const { house, id } = plan.varga;
  const { houseLord, lord, significator } = POINTS.varga;
  const karaka = plan.significator(context);
  const rulers: readonly (readonly [what: string, planet: Planet, role: Office, max: number])[] = [
    [`lord_${plan.house}`, lordOfHouse(context.chart, plan.house), office('lord_of', { house: plan.house }), lord],
    [`house_${house}`, lordInVarga(context.varga(id), house), office('lord_within', { house }), houseLord],
    ['significator', karaka.planet, office('significator', { matter: karaka.matter }), significator],
  ];
  return rulers.map(([what, planet, role, max]) => {
    const { dignity, house: at, signIndex } = context.varga(id).planets[planet];
    const state = vargaState(planet, dignity, at);
    return part(
      {
        id: `${id}_${what}`,
        text: fact('varga_sound', { varga: id, planet, office: role, signIndex, dignity, house: at, state }),
        planets: [planet],
        observed: { varga: id, planet, dignity, house_in_varga: at, state },
        source: context.varga(id).varga.source,
      },
      max,
      state,
    );
  });
}

function vargaState(planet: Planet, dignity: Dignity, house: number): Soundness {
  // Where the nodes are strong is disputed; their house alone counts.
  const isFirm = !isNode(planet) && isStrongBySign(dignity);
  if (isFirm) return 'firm';
  const isLow = !isNode(planet) && (dignity === 'debilitated' || dignity === 'great_enemy');
  return isLow || isDusthana(house) ? 'hurt' : 'sound';
}

/** Points of a yoga of full strength, as a share of the rung; one that is blemished gives half. */
const GRADE_SHARES = { proper: 1, blemished: 0.4, formal: 0 } as const;

function yogaPart(context: AreaContext, plan: LadderPlan): LadderPart {
  const bearers = [lordOfHouse(context.chart, plan.house), plan.significator(context).planet];
  const feeding = rankedBySlug(context.formed(plan.yogas)).filter(
    ({ grade, planets, rule }) =>
      rule.polarity !== 'bad' &&
      grade !== 'formal' &&
      (plan.areYogasShared !== true || planets.some((planet) => bearers.includes(planet))),
  );
  const share = feeding.reduce(
    (sum, { grade, strength }) => sum + GRADE_SHARES[grade ?? 'blemished'] * (strength!.value / 100),
    0,
  );
  const isProper = feeding.some(({ grade }) => grade === 'proper');
  const state = isProper ? 'firm' : feeding.length > 0 ? 'sound' : 'hurt';
  const named = feeding.slice(0, YOGAS_NAMED);
  return part(
    {
      id: 'yogas',
      text: fact('yogas_feed', {
        yogas: named.map(({ grade, rule }) => ({ name: rule.name, grade: grade ?? 'blemished' })),
      }),
      planets: [...new Set(named.flatMap(({ planets }) => planets))],
      observed: { formed: feeding.map(({ rule }) => rule.id) },
      source: named[0]?.rule.source ?? LADDER_SOURCE,
    },
    POINTS.yogas,
    state,
    Math.min(share / plan.fullYogas, 1),
  );
}

const YOGAS_NAMED = 3;

/** A mean of the scores of lords over those years; it and the distance from it that gives all or nothing. Interpretive. */
const SERVING = { middle: 55, reach: 25 };

/** Returns the part of the mahadashas of some years, by how well their lords serve some houses. */
export function yearsPart(
  context: AreaContext,
  { servedHouses, years: [from, to] }: Pick<LadderPlan, 'servedHouses' | 'years'>,
  max = POINTS.years,
): LadderPart {
  const periods = periodsWithin(context, [from, to], servedHouses);
  const lived = periods.reduce((sum, { fromYears, toYears }) => sum + toYears - fromYears, 0);
  const mean =
    lived === 0
      ? SERVING.middle
      : periods.reduce((sum, { fromYears, toYears, value }) => sum + value * (toYears - fromYears), 0) / lived;
  const leaning = within(-1, (mean - SERVING.middle) / SERVING.reach, 1);
  const state = leaning >= 0.25 ? 'firm' : leaning >= -0.25 ? 'sound' : 'hurt';
  return part(
    {
      id: 'years',
      text: fact('years_served', { fromYears: from, toYears: to, isPast: isLived(context, to), periods, state }),
      planets: [...new Set(periods.map(({ planet }) => planet))],
      observed: { lords: periods.map(({ planet }) => planet), mean: tenths(mean) },
      source: bphs(47),
    },
    max,
    state,
    (leaning + 1) / 2,
  );
}

function isLived({ person: { ageYears } }: AreaContext, toYears: number): boolean {
  return ageYears !== null && ageYears >= toYears;
}

/** Lists the mahadashas within some years of life, each with how well its lord serves the houses. */
export function periodsWithin(
  { birthJdUT, chart, life, navamsa, strengths }: AreaContext,
  [from, to]: AgeSpan,
  houses: readonly number[],
): ServedPeriod[] {
  const ageYears = (jdUT: number) => (jdUT - birthJdUT) / DAYS_PER_YEAR;
  return life.flatMap(({ endJdUT, lord, startJdUT }) => {
    const [fromYears, toYears] = [Math.max(ageYears(startJdUT), from), Math.min(ageYears(endJdUT), to)];
    if (toYears <= fromYears) return [];
    const { value } = lordScorer({ chart, strengths, navamsa }, lord, null)(houses);
    return [{ planet: lord, fromYears, toYears, value }];
  });
}
