/**
 * In what setting work is done: own business or service, one place or many, alone or with partners, government or private;
 * by points for either side (interpretive; the factors are those of practice).
 */
import { isAspecting } from '../../chart/aspects.ts';
import { occupants, signOfHouse } from '../../chart/chart.ts';
import { isTie, linkBetween } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { practice } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { modality, type Modality } from '../../tables/signs.ts';
import type { AreaContext } from '../areaContext.ts';
import {
  SETTING_SIDES,
  settingFact as fact,
  type SettingFact,
  type SettingId,
  type SettingSide,
} from './facts/settingFacts.ts';

/** One reason for a side. */
export interface SettingReason {
  readonly side: SettingSide;
  readonly points: number;
  readonly text: SettingFact;
  readonly planets: readonly Planet[];
  readonly houses: readonly number[];
}

/** The answer to one question. */
export interface SettingReading {
  readonly id: SettingId;
  readonly verdict: SettingSide | 'both';
  /** Sums of the points, in the order of the sides. */
  readonly points: readonly [number, number];
  /** The heaviest first. */
  readonly reasons: readonly SettingReason[];
}

export const SETTING_SOURCE = practice(
  'Practice: the 7th and 3rd for own business, the 6th for service; the sign of the 10th and of its lord for place; the Sun and the 10th for government',
);

/** A difference of this much or less decides nothing. */
const UNDECIDED = 1;
/** Strengths from which a planet counts as strong, and below which as weak, of 100. */
const [STRONG, WEAK] = [62, 48];

/** Lists the four questions with their answers. */
export function workSettings(context: AreaContext): SettingReading[] {
  return (Object.keys(SETTING_SIDES) as SettingId[]).map((id) => reading(id, LOOKS[id](context)));
}

function reading(id: SettingId, found: readonly SettingReason[]): SettingReading {
  const [one, other] = SETTING_SIDES[id];
  const sum = (side: SettingSide) =>
    found.filter((reason) => reason.side === side).reduce((total, { points }) => total + points, 0);
  const points = [sum(one), sum(other)] as const;
  const lead = points[0] - points[1];
  const verdict = Math.abs(lead) <= UNDECIDED ? 'both' : lead > 0 ? one : other;
  return { id, verdict, points, reasons: [...found].sort((a, b) => b.points - a.points) };
}

const LOOKS: Readonly<Record<SettingId, (context: AreaContext) => SettingReason[]>> = {
  own_or_service: (context) =>
    [
      stronger(context, 7, 6, 'own_business', 2),
      stronger(context, 6, 7, 'service', 2),
      ...lordIn(context, 10, [1, 3, 7, 11], 'own_business', 2),
      ...lordIn(context, 10, [6, 12], 'service', 3),
      ...lordIn(context, 6, [1, 10], 'service', 2),
      ...lordIn(context, 7, [1, 3, 10, 11], 'own_business', 2),
      ...joined(context, [7, 10], 'own_business', 2),
      ...joined(context, [6, 10], 'service', 2),
      ...inside(context, ['Saturn'], 10, 'service', 2),
      ...inside(context, ['Mars', 'Mercury', 'Rahu'], 7, 'own_business', 1),
      ...strong(context, 'Mercury', 'own_business', 1),
      ...looking(context, 'Saturn', 10, 'service', 1),
    ].flat(),
  fixed_or_moving: (context) => [
    ...signKind(context, 'tenth'),
    ...signKind(context, 'lord'),
    ...lordIn(context, 10, [3, 7, 9, 12], 'moving', 2),
    ...lordIn(context, 10, [1, 2, 4, 10], 'fixed', 2),
    ...inside(context, ['Moon', 'Rahu', 'Mercury'], 10, 'moving', 1),
    ...inside(context, ['Saturn', 'Jupiter'], 10, 'fixed', 1),
    ...joined(context, [10, 12], 'moving', 1),
    ...joined(context, [4, 10], 'fixed', 2),
  ],
  alone_or_partners: (context) =>
    [
      ...joined(context, [7, 10], 'with_partners', 2),
      ...joined(context, [7, 11], 'with_partners', 1),
      ...joined(context, [3, 10], 'alone', 2),
      ...lordIn(context, 1, [1, 3, 10], 'alone', 2),
      ...lordIn(context, 10, [1, 3, 8, 12], 'alone', 1),
      ...lordIn(context, 10, [7, 11], 'with_partners', 2),
      ...occupants(context.chart, 7).map((planet) =>
        isBenefic(context.chart, planet) ? placed(planet, 7, 'with_partners', 2) : placed(planet, 7, 'alone', 1),
      ),
      stronger(context, 3, 7, 'alone', 1),
      stronger(context, 7, 3, 'with_partners', 1),
      ...strong(context, lordOfHouse(context.chart, 1), 'alone', 1),
    ].flat(),
  government_or_private: (context) => [
    ...inside(context, ['Sun'], 10, 'government', 3),
    ...inside(context, ['Mars', 'Jupiter'], 10, 'government', 1),
    ...inside(context, ['Mercury', 'Venus', 'Rahu'], 10, 'private', 2),
    ...looking(context, 'Sun', 10, 'government', 2),
    ...looking(context, 'Jupiter', 10, 'government', 1),
    ...withSun(context),
    ...joined(context, [9, 10], 'government', 2),
    ...lordIn(context, 10, [3, 7, 11], 'private', 2),
    ...lordIn(context, 10, [9, 10], 'government', 1),
    ...strong(context, 'Sun', 'government', 2),
    ...weak(context, 'Sun', 'private', 2),
    ...strong(context, 'Mercury', 'private', 1),
  ],
};

function stronger(
  { houseScore }: AreaContext,
  house: number,
  other: number,
  side: SettingSide,
  points: number,
): SettingReason[] {
  if (houseScore(house).value <= houseScore(other).value) return [];
  return [{ side, points, text: fact('stronger_house', { house, other }), planets: [], houses: [house, other] }];
}

function lordIn(
  { chart }: AreaContext,
  ownedHouse: number,
  houses: readonly number[],
  side: SettingSide,
  points: number,
): SettingReason[] {
  const planet = lordOfHouse(chart, ownedHouse);
  const { house } = chart.planets[planet];
  if (!houses.includes(house)) return [];
  return [{ side, points, text: fact('lord_in', { planet, ownedHouse, house }), planets: [planet], houses: [house] }];
}

function placed(planet: Planet, house: number, side: SettingSide, points: number): SettingReason {
  return { side, points, text: fact('planet_in', { planet, house }), planets: [planet], houses: [house] };
}

function inside(
  { chart }: AreaContext,
  planets: readonly Planet[],
  house: number,
  side: SettingSide,
  points: number,
): SettingReason[] {
  return occupants(chart, house)
    .filter((planet) => planets.includes(planet))
    .map((planet) => placed(planet, house, side, points));
}

function looking(
  { chart }: AreaContext,
  planet: Planet,
  house: number,
  side: SettingSide,
  points: number,
): SettingReason[] {
  if (!isAspecting(chart, planet, signOfHouse(chart, house))) return [];
  return [{ side, points, text: fact('looks_at', { planet, house }), planets: [planet], houses: [house] }];
}

function joined(
  { chart }: AreaContext,
  houses: readonly [number, number],
  side: SettingSide,
  points: number,
): SettingReason[] {
  const [a, b] = [lordOfHouse(chart, houses[0]), lordOfHouse(chart, houses[1])];
  if (a !== b && !isTie(linkBetween(chart, a, b))) return [];
  const planets = a === b ? [a] : [a, b];
  return [{ side, points, text: fact('lords_joined', { planets, houses }), planets, houses }];
}

/** The Sun joined with the lord of the 10th, or ruling it. */
function withSun({ chart }: AreaContext): SettingReason[] {
  const lord = lordOfHouse(chart, 10);
  if (lord === 'Sun' || !isTie(linkBetween(chart, 'Sun', lord))) return [];
  const text = fact('lords_joined', { planets: ['Sun', lord], houses: [lordshipOfSun(chart), 10] });
  return [{ side: 'government', points: 2, text, planets: ['Sun', lord], houses: [10] }];
}

function lordshipOfSun({ ascendant }: AreaContext['chart']): number {
  return ((LEO - ascendant.signIndex + 12) % 12) + 1;
}

const LEO = 4;

function strong({ strengths }: AreaContext, planet: Planet, side: SettingSide, points: number): SettingReason[] {
  if (strengths[planet].value < STRONG) return [];
  return [{ side, points, text: fact('strong_planet', { planet }), planets: [planet], houses: [] }];
}

function weak({ strengths }: AreaContext, planet: Planet, side: SettingSide, points: number): SettingReason[] {
  if (strengths[planet].value >= WEAK) return [];
  return [{ side, points, text: fact('weak_planet', { planet }), planets: [planet], houses: [] }];
}

/** A dual sign moves between places, though less than a movable one. */
const KIND_SIDES: Readonly<Record<Modality, readonly [side: SettingSide, points: number]>> = {
  movable: ['moving', 2],
  fixed: ['fixed', 2],
  dual: ['moving', 1],
};

function signKind({ chart }: AreaContext, of: 'tenth' | 'lord'): SettingReason[] {
  const planet = lordOfHouse(chart, 10);
  const signIndex = of === 'tenth' ? signOfHouse(chart, 10) : chart.signs[planet];
  const kind = modality(signIndex);
  const [side, points] = KIND_SIDES[kind];
  const text =
    of === 'tenth' ? fact('tenth_sign', { signIndex, kind }) : fact('tenth_lord_sign', { planet, signIndex, kind });
  return [{ side, points, text, planets: of === 'tenth' ? [] : [planet], houses: [10] }];
}
