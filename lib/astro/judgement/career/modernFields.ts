/**
 * Modern fields of work. Each is a pattern of planets, signs and houses; how well it fits is told as its place among the
 * same field in many births, so that every field comes first in some charts and none in most (interpretive).
 */
import { isTie, linkBetween } from '../../chart/links.ts';
import { placeOf } from '../../percentile.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { tenths } from '../../rounding.ts';
import { boundedSum, boundsFact, type ScorePart } from '../../score.ts';
import { practice } from '../../source.ts';
import { CAREER_SPREAD } from '../../tables/percentiles/career.ts';
import type { Planet } from '../../tables/planets.ts';
import { element, modality } from '../../tables/signs.ts';
import type { AreaContext } from '../areaContext.ts';
import { blended, type Blend, type Share } from '../areaScore.ts';
import { colourFact, fieldFact, type ColourFact, type FieldFact } from './facts/fieldFacts.ts';
import { NAKSHATRA_FIELDS } from './tables/work.ts';
import {
  WORK_CATEGORIES,
  WORK_FIELD_IDS,
  WORK_FIELDS,
  type WorkCategory,
  type WorkField,
  type WorkFieldId,
} from './tables/workFields.ts';
import type { RankedPlanet } from './votes.ts';

export const FIELDS_SOURCE = practice('Modern fields as patterns of planets, sign, house and nakshatra: interpretive');

export interface FieldReading {
  readonly id: WorkFieldId;
  /** The first planet of its pattern. */
  readonly planet: Planet;
  /** How well it fits, 0 to 100. */
  readonly value: number;
  /** Percent of births in which this same field fits less. */
  readonly percentile: number;
  /** Their points sum to the value. */
  readonly parts: readonly ScorePart<FieldFact>[];
  /** Where its planets stand, and the Moon, that points to it. */
  readonly colours: readonly ColourFact[];
  /** Its planets that act in the work of this chart: with a mean share of the votes or more, the greatest share first. */
  readonly acting: readonly Planet[];
  readonly confidence: 'high' | 'medium' | 'low';
  /** Share of its first planet in all votes. */
  readonly sharePercent: number;
}

/** Ranks all fields by how far each stands above its own mean in many births, the one that stands out most first. */
export function fieldReadings(context: AreaContext, ranking: readonly RankedPlanet[]): FieldReading[] {
  const shares = new Map(ranking.map(({ planet, sharePercent }) => [planet, sharePercent]));
  return WORK_FIELD_IDS.map((id) => fieldReading(context, id, shares)).sort(
    (a, b) => b.percentile - a.percentile || b.value - a.value,
  );
}

type Shares = ReadonlyMap<Planet, number>;

function fieldReading(context: AreaContext, id: WorkFieldId, shares: Shares): FieldReading {
  const field: WorkField = WORK_FIELDS[id];
  const colours = coloursOf(context, id);
  const { parts, value } = boundedSum<FieldFact>(
    [...voteParts(field, shares), ...bondParts(context, field), ...colours.map(colourPart)],
    boundsFact,
  );
  const acting = field.pattern
    .map(([planet]) => planet)
    .filter((planet) => shares.get(planet)! >= MEAN_SHARE)
    .sort((a, b) => shares.get(b)! - shares.get(a)!);
  return {
    id,
    planet: field.planet,
    value,
    percentile: placeOf(CAREER_SPREAD, `field_${id}`, value).percentile,
    parts,
    colours: colours.map(({ colour }) => colour),
    acting,
    confidence: confidenceOf(field, acting),
    sharePercent: shares.get(field.planet)!,
  };
}

/** Of nine planets each has this share of the votes on the mean. */
const MEAN_SHARE = 100 / 9;

/** High where all planets of the pattern act, medium where its first planet or most of its weight does. */
function confidenceOf({ pattern, planet }: WorkField, acting: readonly Planet[]): FieldReading['confidence'] {
  if (acting.length === pattern.length) return 'high';
  const weight = pattern.filter(([one]) => acting.includes(one)).reduce((sum, [, each]) => sum + each, 0);
  return acting.includes(planet) || weight > 5 ? 'medium' : 'low';
}

/** Share of the votes with which a planet gives all its points; points for each weight of the pattern; for a bond. */
const FULL_SHARE = 30;
const POINTS_OF_WEIGHT = 5.4;
const BOND_POINTS = 8;

function voteParts({ pattern }: WorkField, shares: Shares): ScorePart<FieldFact>[] {
  return pattern.map(([planet, weight]) => {
    const sharePercent = shares.get(planet)!;
    const max = tenths(weight * POINTS_OF_WEIGHT);
    const points = tenths(max * Math.min(sharePercent / FULL_SHARE, 1));
    return {
      id: `votes_${planet.toLowerCase()}`,
      label: fieldFact('planet_votes', { planet, sharePercent }),
      points,
      max,
    };
  });
}

/** The first two planets of a pattern that are joined. */
function bondParts({ chart }: AreaContext, { pattern }: WorkField): ScorePart<FieldFact>[] {
  const [[lead], ...others] = pattern as readonly [WorkField['pattern'][number], ...WorkField['pattern']];
  const bound = others.map(([planet]) => planet).find((planet) => isTie(linkBetween(chart, lead, planet)));
  if (bound === undefined) return [];
  const label = fieldFact('joined', { planets: [lead, bound] });
  return [{ id: 'joined', label, points: BOND_POINTS, max: BOND_POINTS }];
}

interface Colour {
  readonly colour: ColourFact;
  readonly points: number;
}

const COLOUR_POINTS = { element: 6, modality: 4, lead_house: 6, house: 3, tenth_lord: 5, nakshatra: 6, moon: 4 };

function colourPart({ colour, points }: Colour): ScorePart<FieldFact> {
  const id = colour.id === 'house' ? `house_${colour.args.planet.toLowerCase()}` : colour.id;
  return { id, label: fieldFact('points_to', { colour }), points, max: points };
}

function coloursOf({ chart }: AreaContext, id: WorkFieldId): Colour[] {
  const { element: ofSign, houses, modality: kind, pattern, planet }: WorkField = WORK_FIELDS[id];
  const { nakshatraIndex, signIndex } = chart.planets[planet];
  const moonIndex = chart.planets.Moon.nakshatraIndex;
  const tenthLord = lordOfHouse(chart, 10);
  const isOf = (index: number) => NAKSHATRA_FIELDS[index]!.includes(id);
  const houseOf = (one: Planet) => chart.planets[one].house;
  const { tenth_lord, element: byElement, house, lead_house, modality: byMode, moon, nakshatra } = COLOUR_POINTS;
  const looked: readonly (readonly [isMet: boolean, points: number, ColourFact])[] = [
    [element(signIndex) === ofSign, byElement, colourFact('element', { planet, signIndex })],
    [modality(signIndex) === kind, byMode, colourFact('modality', { planet, signIndex })],
    ...pattern.map(([one]) => {
      const colour = colourFact('house', { planet: one, house: houseOf(one) });
      return [isWorking(houseOf(one), houses), one === planet ? lead_house : house, colour] as const;
    }),
    [
      houses.includes(houseOf(tenthLord)),
      tenth_lord,
      colourFact('tenth_lord_house', { planet: tenthLord, house: houseOf(tenthLord) }),
    ],
    [isOf(nakshatraIndex), nakshatra, colourFact('nakshatra', { planet, nakshatraIndex })],
    [planet !== 'Moon' && isOf(moonIndex), moon, colourFact('moon_nakshatra', { nakshatraIndex: moonIndex })],
  ];
  return looked.filter(([isMet]) => isMet).map(([, points, colour]) => ({ colour, points }));
}

/** The 10th is a house of every field. */
function isWorking(house: number, houses: readonly number[]): boolean {
  return house === 10 || houses.includes(house);
}

/** A lead of so many percent of births is clear. Interpretive. */
const CLEAR_LEAD = 1;

/** Tells whether the first field stands clearly above the second. */
export function hasClearLeader([first, second]: readonly FieldReading[]): boolean {
  return first!.percentile - second!.percentile >= CLEAR_LEAD;
}

/** A category of work, by its fields. */
export interface CategoryReading {
  readonly id: WorkCategory;
  readonly score: Blend<WorkFieldId>;
  /** The two that stand out most. */
  readonly fields: readonly WorkFieldId[];
}

const BEST_PERCENTS = [80, 20] as const;

/** Ranks the categories by the rank of their best field, so that the first field is of the first category. */
export function categoryReadings(fields: readonly FieldReading[]): CategoryReading[] {
  const rankOf = (id: WorkCategory) => fields.findIndex((field) => WORK_FIELDS[field.id].category === id);
  return (Object.keys(WORK_CATEGORIES) as WorkCategory[])
    .map((id) => {
      const own = fields.filter((field) => WORK_FIELDS[field.id].category === id);
      return { id, score: categoryScore(id, own), fields: own.slice(0, BEST_PERCENTS.length).map((field) => field.id) };
    })
    .sort((a, b) => rankOf(a.id) - rankOf(b.id));
}

/** By the points of fields, not by their places: no score hangs on another's place. */
function categoryScore(id: WorkCategory, own: readonly FieldReading[]): Blend<WorkFieldId> {
  const best = [...own].sort((a, b) => b.value - a.value).slice(0, BEST_PERCENTS.length);
  const shares = best.map((field, index): Share<WorkFieldId> => {
    return { id: field.id, label: field.id, value: field.value, percent: BEST_PERCENTS[index]! };
  });
  return blended(shares, { spread: CAREER_SPREAD, id: `category_${id}` });
}
