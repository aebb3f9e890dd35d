/** Modern fields of work by the votes of the three methods on planets and the place of each planet (interpretive). */
import { NAKSHATRAS } from '../../tables/nakshatras.ts';
import { named } from '../../planetWords.ts';
import { practice } from '../../source.ts';
import { boundedSum, type ScorePart } from '../../score.ts';
import type { Planet } from '../../tables/planets.ts';
import { element, modality, SIGNS } from '../../tables/signs.ts';
import { capitalised, ordinal } from '../../words.ts';
import type { AreaContext } from '../areaContext.ts';
import { blended, type Blend } from '../areaScore.ts';
import { uncapitalised } from '../phrases.ts';
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
  /** Their points sum to the value. */
  readonly parts: readonly ScorePart[];
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
    const { parts, value } = boundedSum(partsOf(context, id, share, helping));
    return { id, planet, value, parts, confidence: confidenceOf(share), sharePercent: share };
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
const COLOUR_POINTS = { element: 6, modality: 4, house: 6, nakshatra: 6, moon_nakshatra: 4 };

function partsOf(context: AreaContext, id: WorkFieldId, share: number, helping: number): ScorePart[] {
  const { helper, planet } = WORK_FIELDS[id];
  const { value: strength } = context.strengths[planet];
  return [
    votePart('planet', planet, share),
    votePart('helper', helper, helping),
    {
      id: 'strength',
      label: `${capitalised(named(planet))} has ${strength} of 100 in the birth chart`,
      points: tenths(strength * STRENGTH_SHARE),
      max: 100 * STRENGTH_SHARE,
    },
    ...colourParts(context, id),
  ];
}

function votePart(id: keyof typeof VOTE_POINTS, planet: Planet, sharePercent: number): ScorePart {
  const max = MOST_VOTE_POINTS[id];
  const who = `${capitalised(named(planet))}, ${id === 'planet' ? 'its planet' : 'which helps it'},`;
  const points = tenths(Math.min(sharePercent * VOTE_POINTS[id], max));
  return { id, label: `${who} has ${sharePercent} % of the votes`, points, max };
}

function colourParts({ chart }: AreaContext, id: WorkFieldId): ScorePart[] {
  const field: WorkField = WORK_FIELDS[id];
  const { planet } = field;
  const { house, nakshatraIndex, signIndex } = chart.planets[planet];
  const who = capitalised(named(planet));
  const sign = `${who} is in ${SIGNS[signIndex]!}`;
  const moonIndex = chart.planets.Moon.nakshatraIndex;
  const isOf = (index: number) => NAKSHATRA_FIELDS[index]!.includes(id);
  const looked: readonly (readonly [keyof typeof COLOUR_POINTS, boolean, string])[] = [
    ['element', element(signIndex) === field.element, `${sign}, a sign of ${field.element}`],
    ['modality', modality(signIndex) === field.modality, `${sign}, a ${field.modality} sign`],
    ['house', field.houses.includes(house), `${who} is in the ${ordinal(house)} house`],
    ['nakshatra', isOf(nakshatraIndex), `${who} is in ${NAKSHATRAS[nakshatraIndex]!}`],
    ['moon_nakshatra', planet !== 'Moon' && isOf(moonIndex), `The Moon is in ${NAKSHATRAS[moonIndex]!}`],
  ];
  return looked
    .filter(([, isMet]) => isMet)
    .map(([colour, , label]) => {
      return { id: colour, label: `${label}: points to it`, points: COLOUR_POINTS[colour], max: COLOUR_POINTS[colour] };
    });
}

/** A category of work, by the two of its fields that fit best. */
export interface CategoryReading {
  readonly id: WorkCategory;
  readonly score: Blend;
  readonly fields: readonly WorkFieldId[];
}

const BEST_PERCENTS = [80, 20] as const;

/** Ranks the categories, the primary one first. */
export function categoryReadings(fields: readonly FieldReading[]): CategoryReading[] {
  return (Object.keys(WORK_CATEGORIES) as WorkCategory[])
    .map((id) => {
      const best = fields.filter((field) => WORK_FIELDS[field.id].category === id).slice(0, BEST_PERCENTS.length);
      const shares = best.map((field, index) => {
        return { id: field.id, label: WORK_FIELDS[field.id].name, value: field.value, percent: BEST_PERCENTS[index]! };
      });
      return { id, score: blended(shares), fields: best.map((field) => field.id) };
    })
    .sort((a, b) => b.score.value - a.score.value);
}

/** Returns a sentence on why a field fits: reasons of votes, and the signs, houses and nakshatras that point to it. */
export function fieldText({ id, parts, planet, sharePercent }: FieldReading, reasons: readonly string[]): string {
  const why = reasons.slice(0, 2);
  const colours = parts
    .filter((part) => part.id in COLOUR_POINTS)
    .map(({ label }) => uncapitalised(label.replace(': points to it', '')));
  const coloured =
    colours.length > 0 ? ` What points to it among the fields of ${named(planet)}: ${colours.join('; ')}.` : '';
  return `${WORK_FIELDS[id].name}: ${named(planet)} holds ${sharePercent} % of the votes${why.length > 0 ? ` (${why.join('; ')})` : ''}.${coloured}`;
}
