/** Modern fields of work by the votes of the three methods on planets and the place of each planet (interpretive). */
import { placeOf } from '../../percentile.ts';
import { CAREER_SPREAD } from '../../tables/percentiles/career.ts';
import { practice } from '../../source.ts';
import { boundedSum, boundsFact, type ScorePart } from '../../score.ts';
import type { Planet } from '../../tables/planets.ts';
import { element, modality } from '../../tables/signs.ts';
import type { AreaContext } from '../areaContext.ts';
import { blended, type Blend, type Share } from '../areaScore.ts';
import { colourFact, fieldFact, type ColourFact, type ColourFacts, type FieldFact } from './facts/fieldFacts.ts';
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
import { tenths } from '../../rounding.ts';

export const FIELDS_SOURCE = practice('Modern fields by planet, sign, house and nakshatra: interpretive');

export interface FieldReading {
  readonly id: WorkFieldId;
  readonly planet: Planet;
  /** How well it fits, 0 to 100. */
  readonly value: number;
  /** Percent of all fields in many births that fit less. */
  readonly percentile: number;
  /** Their points sum to the value. */
  readonly parts: readonly ScorePart<FieldFact>[];
  /** Where its planet stands, and the Moon, that points to it. */
  readonly colours: readonly ColourFact[];
  /** By the share of votes of its planet. */
  readonly confidence: 'high' | 'medium' | 'low';
  readonly sharePercent: number;
}

/** Share of all votes that gives full points: the first planet has it on average, the second hardly ever. */
const CONFIDENT_PERCENT = { high: 30, medium: 18 };

/** Ranks all fields, the one that fits best first. */
export function fieldReadings(context: AreaContext, ranking: readonly RankedPlanet[]): FieldReading[] {
  const shares = new Map(ranking.map(({ planet, sharePercent }) => [planet, sharePercent]));
  return WORK_FIELD_IDS.map((id) => {
    const { helper, planet } = WORK_FIELDS[id];
    const [share, helping] = [shares.get(planet)!, shares.get(helper)!];
    const colours = coloursOf(context, id);
    const { parts, value } = boundedSum(partsOf(context, id, [share, helping], colours), boundsFact);
    const { percentile } = placeOf(CAREER_SPREAD, 'field', value);
    return { id, planet, value, percentile, parts, colours, confidence: confidenceOf(share), sharePercent: share };
  }).sort((a, b) => b.value - a.value);
}

function confidenceOf(sharePercent: number): FieldReading['confidence'] {
  if (sharePercent >= CONFIDENT_PERCENT.high) return 'high';
  return sharePercent >= CONFIDENT_PERCENT.medium ? 'medium' : 'low';
}

/** Points for each percent of votes, for strength, and for the sign, house and nakshatra of the planet. */
const VOTE_POINTS = { planet: 2, helper: 0.3 };
const MOST_VOTE_POINTS = { planet: 60, helper: 8 };
const STRENGTH_SHARE = 0.1;
const COLOUR_POINTS: Readonly<Record<keyof ColourFacts, number>> = {
  element: 6,
  modality: 4,
  house: 6,
  nakshatra: 6,
  moon_nakshatra: 4,
};

function partsOf(
  context: AreaContext,
  id: WorkFieldId,
  [share, helping]: readonly [planet: number, helper: number],
  colours: readonly ColourFact[],
): ScorePart<FieldFact>[] {
  const { helper, planet } = WORK_FIELDS[id];
  const { value: strength } = context.strengths[planet];
  return [
    votePart('planet', planet, share),
    votePart('helper', helper, helping),
    {
      id: 'strength',
      label: fieldFact('strength', { planet, strength }),
      points: tenths(strength * STRENGTH_SHARE),
      max: 100 * STRENGTH_SHARE,
    },
    ...colours.map((colour): ScorePart<FieldFact> => {
      const points = COLOUR_POINTS[colour.id];
      return { id: colour.id, label: fieldFact('points_to', { colour }), points, max: points };
    }),
  ];
}

function votePart(id: keyof typeof VOTE_POINTS, planet: Planet, sharePercent: number): ScorePart<FieldFact> {
  const max = MOST_VOTE_POINTS[id];
  const points = tenths(Math.min(sharePercent * VOTE_POINTS[id], max));
  return { id, label: fieldFact(`${id}_votes`, { planet, sharePercent }), points, max };
}

function coloursOf({ chart }: AreaContext, id: WorkFieldId): ColourFact[] {
  const field: WorkField = WORK_FIELDS[id];
  const { planet } = field;
  const { house, nakshatraIndex, signIndex } = chart.planets[planet];
  const moonIndex = chart.planets.Moon.nakshatraIndex;
  const isOf = (index: number) => NAKSHATRA_FIELDS[index]!.includes(id);
  const looked: readonly (readonly [isMet: boolean, ColourFact])[] = [
    [element(signIndex) === field.element, colourFact('element', { planet, signIndex })],
    [modality(signIndex) === field.modality, colourFact('modality', { planet, signIndex })],
    [field.houses.includes(house), colourFact('house', { planet, house })],
    [isOf(nakshatraIndex), colourFact('nakshatra', { planet, nakshatraIndex })],
    [planet !== 'Moon' && isOf(moonIndex), colourFact('moon_nakshatra', { nakshatraIndex: moonIndex })],
  ];
  return looked.filter(([isMet]) => isMet).map(([, colour]) => colour);
}

/** A category of work, by the two of its fields that fit best. */
export interface CategoryReading {
  readonly id: WorkCategory;
  readonly score: Blend<WorkFieldId>;
  readonly fields: readonly WorkFieldId[];
}

const BEST_PERCENTS = [80, 20] as const;

/** Ranks the categories, the primary one first. */
export function categoryReadings(fields: readonly FieldReading[]): CategoryReading[] {
  return (Object.keys(WORK_CATEGORIES) as WorkCategory[])
    .map((id) => {
      const best = fields.filter((field) => WORK_FIELDS[field.id].category === id).slice(0, BEST_PERCENTS.length);
      const shares = best.map((field, index): Share<WorkFieldId> => {
        return { id: field.id, label: field.id, value: field.value, percent: BEST_PERCENTS[index]! };
      });
      return {
        id,
        score: blended(shares, { spread: CAREER_SPREAD, id: `category_${id}` }),
        fields: best.map((field) => field.id),
      };
    })
    .sort((a, b) => b.score.value - a.score.value);
}
