/** How far a chart leads abroad: the one judgement of going abroad, by the yogas that lead away and the ties that hold (points interpretive). */
import { VIDESH_SPREAD } from '../../tables/percentiles/videsh.ts';
import { isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { tenths } from '../../rounding.ts';
import { weaknesses } from '../../strength/standing.ts';
import type { Planet } from '../../tables/planets.ts';
import { modality } from '../../tables/signs.ts';
import { both } from '../../bilingual.ts';
import { areaFactor, onHouse } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { ladderFact, rungName, type LadderFact } from '../ladder/facts.ts';
import { climbed, rung, yearsPart, type Ladder, type LadderPart } from '../ladder/ladder.ts';
import { foreignFact as fact, type ForeignFact, type ForeignRuleId, type HomeTieId } from './facts.ts';
import { factorPoints, FOREIGN_SOURCE, type ForeignFactor } from './foreignRules.ts';
import type { ForeignYoga } from './yogas.ts';
import { FOREIGN_HOUSES } from './timing.ts';
import { PROMISE_LEVELS, type PromiseLevel } from './tables/terms.ts';

export interface ForeignPromise {
  /** The score of going abroad, wherever it is told. */
  readonly ladder: Ladder;
  /** Points of the yogas less those of the ties. Negative where the ties are stronger. */
  readonly points: number;
  readonly level: PromiseLevel;
  /** All ties, met or not. */
  readonly ties: readonly HomeTie[];
}

/** A tie to the home: what was looked at, met or not. */
export type HomeTie = ForeignFactor & { readonly id: HomeTieId };

/** Judges how far a chart leads abroad. */
export function foreignPromise(context: AreaContext, yogas: readonly ForeignYoga[]): ForeignPromise {
  const ties = [homeTie(context), settledTie(context), weakTwelfthTie(context)];
  const ladder = ladderAbroad(context, yogas, ties);
  const tied = ties.reduce((sum, tie) => sum + factorPoints(tie), 0);
  const points = yogas.reduce((sum, yoga) => sum + yoga.points, tied);
  const level = PROMISE_LEVELS.find(({ fromPercentile }) => ladder.percentile >= fromPercentile)!;
  return { ladder, points, level, ties };
}

/** Points in the score for each point of a yoga or a tie; the years hold the rest. */
const SHARE = 0.8;
const YEARS_POINTS = 22;
const YEARS = { servedHouses: FOREIGN_HOUSES, years: [18, 70] } as const;

/** Yogas of each rung, with the most points of each that count: many links, and many charts that repeat them, add little. */
const RUNG_YOGAS: Readonly<Record<'birth' | 'varga' | 'yogas', Readonly<Partial<Record<ForeignRuleId, number>>>>> = {
  birth: { twelfth_lord_link: 16, ascendant_and_twelfth: 8, weak_homeland: 7, rahu_abroad: 6 },
  varga: { divisional_confirmation: 12, karakamsha_abroad: 3 },
  yogas: {
    work_abroad: 6,
    partner_abroad: 5,
    moon_abroad: 5,
    study_abroad: 5,
    movable_signs: 4,
    water_signs: 3,
    saturn_long_stay: 3,
  },
};

function ladderAbroad(context: AreaContext, yogas: readonly ForeignYoga[], ties: readonly HomeTie[]): Ladder {
  const formed = (id: keyof typeof RUNG_YOGAS) => yogaParts(context, yogas, RUNG_YOGAS[id]);
  return climbed(
    {
      birth: rung(rungName('links_abroad', {}), [...formed('birth'), ...ties.map(tiePart)]),
      varga: rung(rungName('abroad_confirmed', {}), formed('varga')),
      yogas: rung(rungName('ways_abroad', {}), formed('yogas')),
      years: rung(rungName('years', {}), [yearsPart(context, YEARS, YEARS_POINTS)]),
    },
    { spread: VIDESH_SPREAD, id: 'promise' },
  );
}

/** The parts of the yogas of a rung. One that is not formed speaks against it only where none of them is. */
function yogaParts(
  context: AreaContext,
  yogas: readonly ForeignYoga[],
  most: Readonly<Partial<Record<ForeignRuleId, number>>>,
): LadderPart[] {
  const own = yogas.filter(({ rule }) => most[rule.id] !== undefined);
  const lacking = own.some(({ isFormed }) => isFormed) ? 0 : -1;
  return own.map(({ houses, isFormed, planets, points, rule }) => {
    const { id, name, sanskrit } = rule;
    const max = most[id]!;
    const bearer = bearerOf(context, id);
    const factor = areaFactor<LadderFact>({
      id,
      text: ladderFact('way_abroad', { rule: id, name: both(name, sanskrit), bearer, planets, isFormed }),
      leaning: isFormed ? 1 : lacking,
      weight: max,
      planets,
      houses,
      observed: { formed: isFormed, points },
      source: FOREIGN_SOURCE,
    });
    return { id, points: tenths(SHARE * Math.min(points, max)), max: tenths(SHARE * max), factor };
  });
}

/** Lords and planets that the yogas are told of. */
const BEARERS: Readonly<Partial<Record<ForeignRuleId, number | Planet>>> = {
  twelfth_lord_link: 12,
  ascendant_and_twelfth: 1,
  weak_homeland: 4,
  rahu_abroad: 'Rahu',
  partner_abroad: 7,
  moon_abroad: 'Moon',
  work_abroad: 10,
  study_abroad: 5,
  saturn_long_stay: 'Saturn',
};

function bearerOf({ chart }: AreaContext, rule: ForeignRuleId): Planet | null {
  const bearer = BEARERS[rule] ?? null;
  return typeof bearer === 'number' ? lordOfHouse(chart, bearer) : bearer;
}

/** A tie that does not hold leaves its points. */
function tiePart({ houses, id, leaning, observed, planets, weight }: HomeTie): LadderPart {
  const isHeld = leaning < 0;
  const max = tenths(SHARE * weight);
  const factor = areaFactor<LadderFact>({
    id,
    text: ladderFact('home_tie', { tie: id, bearer: planets[0]!, isHeld }),
    leaning,
    weight,
    planets: planets.slice(0, 1),
    houses,
    observed,
    source: FOREIGN_SOURCE,
  });
  return { id, points: isHeld ? 0 : max, max, factor };
}

const TIES = { home: 8, settled: 3, weakTwelfth: 3 };

/** The lord of the 4th in his own sign there, with a benefic in the 4th or aspecting it. */
function homeTie({ chart }: AreaContext): HomeTie {
  const lord = lordOfHouse(chart, 4);
  const at = chart.planets[lord].house;
  const isAspecting = at !== 4 && onHouse(chart, 4).includes(lord);
  const benefics = onHouse(chart, 4).filter((planet) => planet !== lord && isBenefic(chart, planet));
  return tie({
    id: 'home_holds',
    text: fact('home_holds', { planet: lord, house: at, isAspecting, benefics }),
    leaning: at === 4 && benefics.length > 0 ? -1 : 0,
    weight: TIES.home,
    source: FOREIGN_SOURCE,
    planets: [lord, ...benefics],
    houses: [4],
    observed: { house: at, benefics },
  });
}

/** The lord of the ascendant in a fixed sign in a kendra. */
function settledTie({ chart }: AreaContext): HomeTie {
  const lord = lordOfHouse(chart, 1);
  const { house, signIndex } = chart.planets[lord];
  const sign = modality(signIndex);
  return tie({
    id: 'settled_ascendant',
    text: fact('settled', { planet: lord, signIndex, house }),
    leaning: sign === 'fixed' && isKendra(house) ? -1 : 0,
    weight: TIES.settled,
    source: FOREIGN_SOURCE,
    planets: [lord],
    houses: [house],
    observed: { modality: sign, house },
  });
}

function weakTwelfthTie({ chart, ratios }: AreaContext): HomeTie {
  const lord = lordOfHouse(chart, 12);
  const found = weaknesses(chart, lord, ratios);
  return tie({
    id: 'weak_twelfth_lord',
    text: fact('weak_twelfth', { planet: lord, weaknesses: found }),
    leaning: found.length > 0 ? -1 : 0,
    weight: TIES.weakTwelfth,
    source: FOREIGN_SOURCE,
    planets: [lord],
    houses: [12],
    observed: { weaknesses: found.map(({ id }) => id) },
  });
}

/** Makes a tie to the home. */
function tie({ id, ...judged }: Omit<HomeTie, 'halvedBy'>): HomeTie {
  return { ...areaFactor<ForeignFact>({ id, ...judged }), id };
}
