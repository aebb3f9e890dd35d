/** Findings on a house in a chart: lord, occupants, aspects, neighbours, significators and classes. */
import type { Chart } from '../../chart/chart.ts';
import { aspectInfluence, karakaStrength, occupantInfluence } from '../../strength/houseStrength.ts';
import { fullAspects, type House, type HouseAspect, type HouseDivision } from '../../chart/houses.ts';
import { functionalNature } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { bphs, phaladeepika, practice, type Source } from '../../source.ts';
import type { Strength } from '../../strength/facts.ts';
import type { PlanetStrengths } from '../../strength/planetStrength.ts';
import { HOUSE_KARAKAS } from '../../tables/karakas.ts';
import type { Planet } from '../../tables/planets.ts';
import { effectSide, placingOf, type EffectSide } from '../placing.ts';
import { wrapIndex } from '../../angle.ts';
import { houseFact as fact, type HouseBrief, type HouseFact } from './facts.ts';

export interface HouseContext {
  readonly chart: Chart;
  readonly division: HouseDivision;
  readonly house: House;
  readonly strengths: PlanetStrengths;
}

/** What a statement rests on: seen in the chart. */
export interface SeenFact {
  readonly id: string;
  readonly text: HouseFact;
  readonly source: Source | null;
}

export interface HouseFinding {
  readonly id: string;
  /** Whole sentences. */
  readonly text: HouseFact;
  /** The same in a few words, for a summary. */
  readonly brief: HouseBrief;
  /** -1 burdens the house, 1 helps it. Interpretive. */
  readonly weight: number;
  readonly facts: readonly SeenFact[];
}

/** The strength around which a planet neither helps nor burdens, and how far from it counts fully. */
const MIDDLING = 52.5;
const FAR = 50;

function weightOf(strength: number): number {
  return Math.min(Math.max((strength - MIDDLING) / FAR, -1), 1);
}

/** Returns the findings on the lord of a house: its place, its dignity, and the effect on the house (BPHS 24). */
export function lordFinding({ chart, house, strengths }: HouseContext): HouseFinding {
  const { lord, lordHouse, number } = house;
  const { band, value } = strengths[lord];
  const place = { lord, house: number, lordHouse };
  const placing = placingOf(chart, lord);
  return {
    id: 'lord',
    text: fact('lord', { ...place, ...placing, strength: value, band, side: effectSide(band) }),
    brief: fact('lord_brief', { lord, lordHouse, ...placing }),
    weight: weightOf(value),
    facts: [
      seen('lord_house', fact('lord_house', place), bphs(24)),
      seen('lord_dignity', fact('dignity', { planet: lord, ...placing }), bphs(3, '49-58')),
      seen('lord_strength', fact('strength', { planet: lord, strength: value, band }), null),
    ],
  };
}

/** Returns a finding for each occupant of a house; for an empty house, one that says what it is judged by instead. */
export function occupantFindings(context: HouseContext): HouseFinding[] {
  const { occupants, lord } = context.house;
  if (occupants.length > 0) return occupants.map((planet) => occupantFinding(context, planet));
  const aspecting = fullAspects(context.house).map(({ planet }) => planet);
  return [
    {
      id: 'empty',
      text: fact('empty', { lord, aspecting }),
      brief: fact('empty_brief', {}),
      weight: 0,
      facts: [seen('occupants', fact('no_occupants', {}), null)],
    },
  ];
}

function occupantFinding({ chart, house, strengths }: HouseContext, planet: Planet): HouseFinding {
  const { isHelp, reason } = occupantInfluence(chart, house, planet);
  const { band, percentile, value } = strengths[planet];
  const placing = placingOf(chart, planet);
  const occupant = { planet, house: house.number, reason, ...placing };
  const id = planet.toLowerCase();
  return {
    id: `occupant_${id}`,
    text: fact('occupant', { ...occupant, strength: value, band, side: occupantSide(isHelp, percentile) }),
    brief: fact('occupant_brief', { planet, ...placing }),
    weight: occupantWeight(isHelp, strengths[planet]),
    facts: [
      seen(`occupant_${id}`, fact('occupant_seen', occupant), phaladeepika(8)),
      seen(`strength_${id}`, fact('strength', { planet, strength: value, band }), null),
    ],
  };
}

/** Weight by side: larger where the planet shows one side, small where it shows both. */
function occupantWeight(isHelp: boolean, { percentile, value: strength }: Strength): number {
  if (occupantSide(isHelp, percentile) === 'both') return isHelp ? 0.1 : -0.1;
  return isHelp ? 0.3 + strength / 200 : -0.2 - (0.6 * (100 - strength)) / 100;
}

/** Returns the side an occupant shows: a helper the good one unless in the weaker half, a burden the hard one in that half. */
export function occupantSide(isHelp: boolean, percentile: number): EffectSide {
  const isStrong = percentile >= 50;
  if (isHelp) return isStrong ? 'ease' : 'both';
  return isStrong ? 'both' : 'strain';
}

/** Returns a finding for each full aspect on a house. */
export function aspectFindings(context: HouseContext): HouseFinding[] {
  return fullAspects(context.house).map((aspect) => aspectFinding(context, aspect));
}

function aspectFinding({ chart, house, strengths }: HouseContext, aspect: HouseAspect): HouseFinding {
  const { fromHouse, place, planet } = aspect;
  const { isHelp, reason } = aspectInfluence(chart, house, planet);
  const { value } = strengths[planet];
  const isKind = functionalNature(chart, planet) === 'benefic';
  const isRewarding = !isHelp && isKind;
  const seenAspect = { planet, place, fromHouse, house: house.number, reason };
  const id = planet.toLowerCase();
  return {
    id: `aspect_${id}`,
    text: fact('aspect', { ...seenAspect, isHelp, isRewarding, ascendantSignIndex: chart.ascendant.signIndex }),
    brief: fact('aspect_brief', { planet, place, fromHouse }),
    weight: isHelp ? 0.25 + value / 400 : isKind ? -0.15 : -0.25 - (100 - value) / 400,
    facts: [
      seen(`aspect_${id}`, fact('aspect_seen', seenAspect), bphs(26, '2-5')),
      ...(isRewarding ? [seen(`nature_${id}`, fact('functional_benefic', { planet }), bphs(34))] : []),
    ],
  };
}

/** Returns the finding for a house between benefics, which guard it, or between malefics, which press it (kartari). */
export function hemmingFindings({ chart, division, house }: HouseContext): HouseFinding[] {
  const before = division.houses[wrapIndex(house.number + 10, 12)]!.occupants;
  const after = division.houses[wrapIndex(house.number, 12)]!.occupants;
  const around = [...before, ...after];
  const benefics = around.filter((planet) => isBenefic(chart, planet));
  const isMixed = benefics.length > 0 && benefics.length < around.length;
  if (before.length === 0 || after.length === 0 || isMixed) return [];
  const hemming = { isGuard: benefics.length > 0, before, after };
  return [
    {
      id: 'hemming',
      text: fact('hemming', hemming),
      brief: fact('hemming_brief', { isGuard: hemming.isGuard }),
      weight: hemming.isGuard ? 0.4 : -0.4,
      facts: [seen('hemming', fact('hemming_seen', hemming), HEMMING_SOURCE)],
    },
  ];
}

const HEMMING_SOURCE = practice('B. V. Raman, Three Hundred Important Combinations');

/** Returns the finding on the strength of the natural significators of a house (BPHS 32.31-34). */
export function karakaFinding({ chart, house, strengths }: HouseContext): HouseFinding {
  const karakas = HOUSE_KARAKAS[house.number - 1]!;
  const { band, value: mean } = karakaStrength(house.number, strengths);
  const placed = karakas.map((planet) => ({
    planet,
    strength: strengths[planet].value,
    ...placingOf(chart, planet),
  }));
  return {
    id: 'significators',
    text: fact('significators', { placed, mean, band, side: effectSide(band) }),
    brief: fact('significators_brief', { planets: karakas }),
    weight: weightOf(mean) * 0.8,
    facts: karakas.map((planet) =>
      seen(
        `significator_${planet.toLowerCase()}`,
        fact('significator', { planet, house: house.number, ...placingOf(chart, planet) }),
        bphs(32, '31-34'),
      ),
    ),
  };
}

/** Returns the finding on the classes of a house; without weight, as they are the same in every chart. */
export function classFinding({ house: { number } }: HouseContext): HouseFinding {
  return {
    id: 'class',
    text: fact('class', { house: number }),
    brief: fact('class_brief', {}),
    weight: 0,
    facts: [seen('class', fact('class_seen', { house: number }), phaladeepika(1))],
  };
}

/** Returns what a statement rests on; its source is null where that is one of our own scores. */
export function seen(id: string, text: HouseFact, source: Source | null): SeenFact {
  return { id, text, source };
}
