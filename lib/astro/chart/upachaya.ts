/** Houses of growth (upachaya: 3, 6, 10 and 11), counted from the ascendant or from the Moon, and who stands in them. */
import { countFrom, nthSignFrom } from '../angle.ts';
import { planetsOf, type Chart } from './chart.ts';
import { naturalNature, type NaturalNature } from '../planet/nature.ts';
import { bphs, phaladeepika, practice, type Source } from '../source.ts';
import type { PlanetStrengths } from '../strength/planetStrength.ts';
import { factsOf, type Fact } from '../factsOf.ts';
import { UPACHAYA_SPREAD } from '../tables/percentiles/upachaya.ts';
import { boundsFact, weightedScore, type Score, type ScoreFacts } from '../score.ts';
import type { Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';

const GROWTH_HOUSES = [3, 6, 10, 11] as const;

/** A house of growth. */
export type GrowthHouse = (typeof GROWTH_HOUSES)[number];

/** A planet with the house it stands in. */
export interface PlacedPlanet {
  readonly planet: Planet;
  readonly house: number;
}

/** Parts of the score. */
export interface UpachayaFacts extends ScoreFacts {
  readonly malefics_placed: { readonly placed: readonly PlacedPlanet[] };
  readonly benefics_placed: { readonly placed: readonly PlacedPlanet[] };
  /** `mean` is the strength, 0 to 100. */
  readonly lords_mean: { readonly lords: readonly Planet[]; readonly mean: number };
}

export type UpachayaOrigin = 'ascendant' | 'moon';

/** Malefics prosper; benefics grow, but give mixed results in the 6th. */
export type UpachayaEffect = 'prospers' | 'grows' | 'mixed';

export interface UpachayaOccupant {
  readonly planet: Planet;
  readonly nature: NaturalNature;
  readonly effect: UpachayaEffect;
}

export interface UpachayaHouse {
  /** Counted from the origin. */
  readonly house: GrowthHouse;
  readonly signIndex: number;
  readonly lord: Planet;
  /** Where the lord stands, from the same origin. */
  readonly lordHouse: number;
  readonly occupants: readonly UpachayaOccupant[];
}

export interface Upachaya {
  readonly origin: UpachayaOrigin;
  readonly houses: readonly UpachayaHouse[];
}

const fact = factsOf<UpachayaFacts>();

export const UPACHAYA_HOUSES: readonly number[] = GROWTH_HOUSES;
export const UPACHAYA_SOURCES: readonly Source[] = [
  bphs(7),
  phaladeepika(1),
  practice('Ages at which planets mature: later practice'),
];

/** Returns the four houses of growth from an origin; the Moon herself stands in the first of her own. */
export function upachayaFrom(chart: Chart, origin: UpachayaOrigin): Upachaya {
  const first = origin === 'ascendant' ? chart.ascendant.signIndex : chart.signs.Moon;
  const houses = GROWTH_HOUSES.map((house): UpachayaHouse => {
    const signIndex = nthSignFrom(first, house);
    const lord = signLord(signIndex);
    return {
      house,
      signIndex,
      lord,
      lordHouse: countFrom(first, chart.signs[lord]),
      occupants: planetsOf(chart)
        .filter((planet) => planet.signIndex === signIndex)
        .map(({ id }) => occupantOf(chart, id, house)),
    };
  });
  return { origin, houses };
}

function occupantOf(chart: Chart, planet: Planet, house: number): UpachayaOccupant {
  const nature = naturalNature(chart, planet);
  const effect = nature === 'malefic' ? 'prospers' : house === 6 ? 'mixed' : 'grows';
  return { planet, nature, effect };
}

const WEIGHTS = { malefics: 40, benefics: 20, lords: 40 };
/** Number of malefics, or of benefics, in houses of growth that gives their full share of the score. */
const MANY_MALEFICS = 3;
const MANY_BENEFICS = 2;
const MIXED_SHARE = 0.5;

/** Returns how well the houses of growth are occupied and ruled, as a score of 0 to 100; the weights are interpretive. */
export function upachayaScore({ houses, origin }: Upachaya, strengths: PlanetStrengths): Score<Fact<UpachayaFacts>> {
  const occupants = houses.flatMap((row) => row.occupants.map((occupant) => ({ ...occupant, house: row.house })));
  const malefics = occupants.filter(({ nature }) => nature === 'malefic');
  const benefics = occupants.filter(({ nature }) => nature === 'benefic');
  const placed = (list: typeof occupants) => list.map(({ house, planet }) => ({ house, planet }));
  const beneficSum = benefics.reduce((sum, { effect }) => sum + (effect === 'mixed' ? MIXED_SHARE : 1), 0);
  const lords = houses.map(({ lord }) => lord);
  const mean = lords.reduce((sum, lord) => sum + strengths[lord].value, 0) / lords.length;
  const factors = [
    {
      id: 'malefics',
      label: fact('malefics_placed', { placed: placed(malefics) }),
      weight: WEIGHTS.malefics,
      share: malefics.length / MANY_MALEFICS,
    },
    {
      id: 'benefics',
      label: fact('benefics_placed', { placed: placed(benefics) }),
      weight: WEIGHTS.benefics,
      share: beneficSum / MANY_BENEFICS,
    },
    {
      id: 'lords',
      label: fact('lords_mean', { lords: [...new Set(lords)], mean }),
      weight: WEIGHTS.lords,
      share: mean / 100,
    },
  ];
  return weightedScore<Fact<UpachayaFacts>>(factors, [], boundsFact, { spread: UPACHAYA_SPREAD, id: origin });
}

/** Ages at which planets are held to have matured (later practice). */
export const MATURITY_AGES: Readonly<Record<Planet, number>> = {
  Jupiter: 16,
  Sun: 22,
  Moon: 24,
  Venus: 25,
  Mars: 28,
  Mercury: 32,
  Saturn: 36,
  Rahu: 42,
  Ketu: 48,
};
