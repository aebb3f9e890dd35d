/** What helps and what burdens a house, and how strong it is. Scales are interpretive. */
import type { Chart } from '../chart/chart.ts';
import { fullAspects, houseClasses, isGoodForMalefics, type House } from '../chart/houses.ts';
import { isBenefic } from '../planet/nature.ts';
import { weightedScore, type WeightedFactor, type Score, type ScorePart } from '../score.ts';
import { INFLUENCE_SHARE, meanStrength, type PlanetStrengths } from './planetStrength.ts';
import { HOUSE_KARAKAS } from '../tables/karakas.ts';
import type { Planet } from '../tables/planets.ts';
import { ordinal } from '../words.ts';
import { isStrongBySign } from '../planet/dignity.ts';

export interface Influence {
  readonly planet: Planet;
  readonly isHelp: boolean;
  readonly reason: string;
}

/**
 * Tells whether a planet helps the house it stands in (BPHS 11.14-16; Phaladeepika 15).
 *
 * The lord helps, benefics help; so do malefics in the 3rd, 6th and 11th, and those at home or exalted.
 */
export function occupantInfluence(chart: Chart, house: House, planet: Planet): Influence {
  const { dignity } = chart.planets[planet];
  const influence = (isHelp: boolean, reason: string): Influence => ({ planet, isHelp, reason });
  if (planet === house.lord) return influence(true, 'lord in its own house');
  if (isBenefic(chart, planet)) return influence(true, 'natural benefic');
  if (isGoodForMalefics(house.number)) {
    return influence(true, `natural malefic, which prospers in the ${ordinal(house.number)}`);
  }
  if (isStrongBySign(dignity)) return influence(true, 'natural malefic, but strong by sign');
  return influence(false, 'natural malefic');
}

/** Tells whether a planet helps a house that it aspects: benefics do, and the lord looking at its own. */
export function aspectInfluence(chart: Chart, house: House, planet: Planet): Influence {
  if (planet === house.lord) return { planet, isHelp: true, reason: 'lord looking at its own house' };
  const isHelp = isBenefic(chart, planet);
  return { planet, isHelp, reason: isHelp ? 'natural benefic' : 'natural malefic' };
}

const WEIGHTS = { lord: 25, bindus: 20, occupants: 20, aspects: 20, karakas: 15 };

/**
 * Returns the strength of a house, 0 to 100, with its parts.
 *
 * @param sarva sarvashtakavarga by sign, Aries first
 */
export function houseStrength(chart: Chart, house: House, strengths: PlanetStrengths, sarva: readonly number[]): Score {
  return weightedScore([
    lordFactor(house, strengths),
    bindusFactor(house, sarva),
    occupantsFactor(chart, house, strengths),
    aspectsFactor(chart, house),
    karakasFactor(house, strengths),
  ]);
}

function lordFactor({ lord }: House, strengths: PlanetStrengths): WeightedFactor {
  const { value } = strengths[lord];
  return { id: 'lord', label: `Lord ${lord}: ${value} of 100`, weight: WEIGHTS.lord, share: value / 100 };
}

/** Bindus of a sign from which its share rises from 0 to 1; hardly any sign lies outside. */
const POOR_BINDUS = 18;
const RICH_BINDUS = 40;

function bindusFactor({ signIndex }: House, sarva: readonly number[]): WeightedFactor {
  const bindus = sarva[signIndex]!;
  const label = `Sarvashtakavarga: ${bindus} bindus in its sign (28.1 is the mean)`;
  return {
    id: 'ashtakavarga',
    label,
    weight: WEIGHTS.bindus,
    share: (bindus - POOR_BINDUS) / (RICH_BINDUS - POOR_BINDUS),
  };
}

/** A helper gives by its strength; a burden weighs by its weakness, as strong malefics do little harm. */
function occupantsFactor(chart: Chart, house: House, strengths: PlanetStrengths): WeightedFactor {
  const influences = house.occupants.map((planet) => occupantInfluence(chart, house, planet));
  const sum = influences.reduce((total, { planet, isHelp }) => {
    const strength = strengths[planet].value / 100;
    return total + (isHelp ? strength : strength - 1);
  }, 0);
  const found = influences.map(({ planet, reason }) => `${planet} (${reason})`).join(', ');
  const label = `Occupants: ${found || 'none'}`;
  return { id: 'occupants', label, weight: WEIGHTS.occupants, share: 0.5 + sum / 2 };
}

function aspectsFactor(chart: Chart, house: House): WeightedFactor {
  const influences = fullAspects(house).map(({ planet }) => aspectInfluence(chart, house, planet));
  const balance = influences.reduce((total, { isHelp }) => total + (isHelp ? 1 : -1), 0);
  const found = influences.map(({ planet, isHelp }) => `${planet} ${isHelp ? 'helps' : 'burdens'}`).join(', ');
  const label = `Aspects: ${found || 'none'}`;
  return { id: 'aspects', label, weight: WEIGHTS.aspects, share: 0.5 + INFLUENCE_SHARE * balance };
}

function karakasFactor({ number }: House, strengths: PlanetStrengths): WeightedFactor {
  const karakas = HOUSE_KARAKAS[number - 1]!;
  const mean = meanStrength(strengths, karakas);
  const label = `Natural significator${karakas.length > 1 ? 's' : ''} ${karakas.join(', ')}: ${mean.toFixed(1)} of 100`;
  return { id: 'karakas', label, weight: WEIGHTS.karakas, share: mean / 100 };
}

export type HouseTone = 'auspicious' | 'mixed' | 'difficult';

export interface HouseNature {
  readonly tone: HouseTone;
  readonly balance: number;
  readonly parts: readonly ScorePart[];
}

const CLASS_WEIGHT = 2;
const CLEAR_BALANCE = 2;

/** Returns whether a house is kind or hard: by its class, its occupants and its aspects, each part with its reason. */
export function houseNature(chart: Chart, house: House): HouseNature {
  const part = (kind: string, { planet, isHelp, reason }: Influence): ScorePart => ({
    id: `${kind}_${planet.toLowerCase()}`,
    label: `${planet} ${kind === 'aspect' ? 'aspects it' : 'stands in it'}: ${reason}`,
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
function classPart(number: number): ScorePart {
  const classes = houseClasses(number);
  const label = `The ${ordinal(number)} is ${classes.join(', ')}`;
  if (classes.includes('dusthana')) return { id: 'class', label, points: -CLASS_WEIGHT, max: 0 };
  const isKind = classes.includes('kendra') || classes.includes('trikona');
  return { id: 'class', label, points: isKind ? CLASS_WEIGHT : 0, max: CLASS_WEIGHT };
}
