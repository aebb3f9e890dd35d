/** What helps and what burdens a house, and how strong it is. Scales are interpretive. */
import type { Chart } from '../chart/chart.ts';
import { fullAspects, houseClasses, isGoodForMalefics, type House } from '../chart/houses.ts';
import { isBenefic } from '../planet/nature.ts';
import { placeOf, type Place } from '../percentile.ts';
import { tenths } from '../rounding.ts';
import { boundsFact, weightedScore, type WeightedFactor, type ScorePart } from '../score.ts';
import { strengthFact as fact, type InfluenceReason, type Strength, type StrengthFact } from './facts.ts';
import { INFLUENCE_SHARE, meanStrength, type PlanetStrengths } from './planetStrength.ts';
import { HOUSE_KARAKAS } from '../tables/karakas.ts';
import { HOUSE_SPREAD } from '../tables/percentiles/houses.ts';
import type { Planet } from '../tables/planets.ts';
import { isStrongBySign } from '../planet/dignity.ts';

export interface Influence {
  readonly planet: Planet;
  readonly isHelp: boolean;
  readonly reason: InfluenceReason;
}

/**
 * Tells whether a planet helps the house it stands in (BPHS 11.14-16; Phaladeepika 15).
 *
 * The lord helps, benefics help; so do malefics in the 3rd, 6th and 11th, and those at home or exalted.
 */
export function occupantInfluence(chart: Chart, house: House, planet: Planet): Influence {
  const { dignity } = chart.planets[planet];
  const influence = (isHelp: boolean, reason: InfluenceReason): Influence => ({ planet, isHelp, reason });
  if (planet === house.lord) return influence(true, 'lord_in_own_house');
  if (isBenefic(chart, planet)) return influence(true, 'natural_benefic');
  if (isGoodForMalefics(house.number)) return influence(true, 'prospering_malefic');
  if (isStrongBySign(dignity)) return influence(true, 'malefic_strong_by_sign');
  return influence(false, 'natural_malefic');
}

/** Tells whether a planet helps a house that it aspects: benefics do, and the lord looking at its own. */
export function aspectInfluence(chart: Chart, house: House, planet: Planet): Influence {
  if (planet === house.lord) return { planet, isHelp: true, reason: 'lord_looking' };
  const isHelp = isBenefic(chart, planet);
  return { planet, isHelp, reason: isHelp ? 'natural_benefic' : 'natural_malefic' };
}

const WEIGHTS = { lord: 25, bindus: 20, occupants: 20, aspects: 20, karakas: 15 };

/**
 * Returns the strength of a house, 0 to 100, with its parts.
 *
 * @param sarva sarvashtakavarga by sign, Aries first
 */
export function houseStrength(
  chart: Chart,
  house: House,
  strengths: PlanetStrengths,
  sarva: readonly number[],
): Strength {
  const factors = [
    lordFactor(house, strengths),
    bindusFactor(house, sarva),
    occupantsFactor(chart, house, strengths),
    aspectsFactor(chart, house),
    karakasFactor(house, strengths),
  ];
  return weightedScore(factors, [], boundsFact, { spread: HOUSE_SPREAD, id: String(house.number) });
}

type Factor = WeightedFactor<StrengthFact>;

function lordFactor({ lord }: House, strengths: PlanetStrengths): Factor {
  const { value } = strengths[lord];
  const label = fact('house_lord', { lord, strength: value });
  return { id: 'lord', label, weight: WEIGHTS.lord, share: value / 100 };
}

/** Bindus of a sign from which its share rises from 0 to 1; hardly any sign lies outside. */
const POOR_BINDUS = 18;
const RICH_BINDUS = 40;

function bindusFactor({ signIndex }: House, sarva: readonly number[]): Factor {
  const bindus = sarva[signIndex]!;
  return {
    id: 'ashtakavarga',
    label: fact('house_bindus', { bindus }),
    weight: WEIGHTS.bindus,
    share: (bindus - POOR_BINDUS) / (RICH_BINDUS - POOR_BINDUS),
  };
}

/** A helper gives by its strength; a burden weighs by its weakness, as strong malefics do little harm. */
function occupantsFactor(chart: Chart, house: House, strengths: PlanetStrengths): Factor {
  const influences = house.occupants.map((planet) => occupantInfluence(chart, house, planet));
  const sum = influences.reduce((total, { planet, isHelp }) => {
    const strength = strengths[planet].value / 100;
    return total + (isHelp ? strength : strength - 1);
  }, 0);
  const occupants = influences.map(({ planet, reason }) => ({ planet, reason, house: house.number }));
  const label = fact('house_occupants', { occupants });
  return { id: 'occupants', label, weight: WEIGHTS.occupants, share: 0.5 + sum / 2 };
}

function aspectsFactor(chart: Chart, house: House): Factor {
  const influences = fullAspects(house).map(({ planet }) => aspectInfluence(chart, house, planet));
  const balance = influences.reduce((total, { isHelp }) => total + (isHelp ? 1 : -1), 0);
  const label = fact('house_aspects', {
    helpers: influences.filter(({ isHelp }) => isHelp).map(({ planet }) => planet),
    planets: influences.map(({ planet }) => planet),
  });
  return { id: 'aspects', label, weight: WEIGHTS.aspects, share: 0.5 + INFLUENCE_SHARE * balance };
}

function karakasFactor({ number }: House, strengths: PlanetStrengths): Factor {
  const mean = meanStrength(strengths, HOUSE_KARAKAS[number - 1]!);
  const label = fact('house_karakas', { house: number, strength: mean });
  return { id: 'karakas', label, weight: WEIGHTS.karakas, share: mean / 100 };
}

/** Returns the mean strength of the natural significators of a house, 1 to 12, and its place among many births. */
export function karakaStrength(house: number, strengths: PlanetStrengths): Place & { readonly value: number } {
  const value = tenths(meanStrength(strengths, HOUSE_KARAKAS[house - 1]!));
  return { value, ...placeOf(HOUSE_SPREAD, `karakas_${house}`, value) };
}

export type HouseTone = 'auspicious' | 'mixed' | 'difficult';

export interface HouseNature {
  readonly tone: HouseTone;
  readonly balance: number;
  readonly parts: readonly ScorePart<StrengthFact>[];
}

const CLASS_WEIGHT = 2;
const CLEAR_BALANCE = 2;

/** Returns whether a house is kind or hard: by its class, its occupants and its aspects, each part with its reason. */
export function houseNature(chart: Chart, house: House): HouseNature {
  const part = (kind: 'occupant' | 'aspect', { planet, isHelp, reason }: Influence): ScorePart<StrengthFact> => ({
    id: `${kind}_${planet.toLowerCase()}`,
    label: fact(kind, { planet, reason, house: house.number }),
    points: isHelp ? 1 : -1,
    max: isHelp ? 1 : 0,
  });
  const parts = [
    classPart(house.number),
    ...house.occupants.map((planet) => part('occupant', occupantInfluence(chart, house, planet))),
    ...fullAspects(house).map(({ planet }) => part('aspect', aspectInfluence(chart, house, planet))),
  ];
  const balance = parts.reduce((sum, { points }) => sum + points, 0);
  const isClear = Math.abs(balance) >= CLEAR_BALANCE;
  return { tone: isClear ? (balance > 0 ? 'auspicious' : 'difficult') : 'mixed', balance, parts };
}

/** Kendras and trikonas are kind, dusthanas hard, and the 2nd, 3rd and 11th neither. */
function classPart(number: number): ScorePart<StrengthFact> {
  const classes = houseClasses(number);
  const label = fact('house_class', { house: number });
  if (classes.includes('dusthana')) return { id: 'class', label, points: -CLASS_WEIGHT, max: 0 };
  const isKind = classes.includes('kendra') || classes.includes('trikona');
  return { id: 'class', label, points: isKind ? CLASS_WEIGHT : 0, max: CLASS_WEIGHT };
}
