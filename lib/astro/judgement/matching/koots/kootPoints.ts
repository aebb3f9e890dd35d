/** Points of the eight koots, in their order, for two Moons. */
import { countFrom } from '../../../angle.ts';
import { vashyaOf, type Vashya } from '../../../tables/avakahada.ts';
import { BAD_TARAS, CLASHING_COUNTS, KOOTS, RAMAN_TARAS } from '../../../tables/matching/koots.ts';
import {
  GANA_ORDER,
  GANA_POINTS,
  LORDS_POINTS,
  VARNA_RANKS,
  VARNA_READINGS,
  VASHYA_ORDER,
  VASHYA_POINTS,
  YONI_ORDER,
  YONI_POINTS,
  type LordsCase,
} from '../../../tables/matching/points.ts';
import { NAKSHATRA_QUALITIES, type NakshatraQuality } from '../../../tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../../../tables/nakshatras.ts';
import type { SevenPlanet } from '../../../tables/planets.ts';
import { naturalRelation } from '../../../tables/relationships.ts';
import { SIGN_LORDS } from '../../../tables/signs.ts';
import { TARAS } from '../../../tables/taras.ts';
import type { MatchingConventions } from '../conventions.ts';
import type { Regard, TwoLords } from '../facts/kootFacts.ts';
import type { MatchMoon } from '../matchMoon.ts';

type PointsOf = (groom: MatchMoon, bride: MatchMoon, conventions: MatchingConventions) => number;

/** By koot, in the order of the table of koots. */
export const KOOT_POINTS: readonly PointsOf[] = [
  varnaPoints,
  vashyaPoints,
  taraPoints,
  yoniPoints,
  lordsPoints,
  ganaPoints,
  bhakootPoints,
  nadiPoints,
];

/** Lists the points of the koots. */
export function pointsOfKoots(groom: MatchMoon, bride: MatchMoon, conventions: MatchingConventions): number[] {
  return KOOT_POINTS.map((pointsOf) => pointsOf(groom, bride, conventions));
}

const maxOf = (index: number) => KOOTS[index]!.max;
const [VARNA, TARA, BHAKOOT, NADI] = [maxOf(0), maxOf(2), maxOf(6), maxOf(7)];

/** Returns what a star is in the koots of stars. */
export function qualityOf({ nakshatraIndex }: MatchMoon): NakshatraQuality {
  return NAKSHATRA_QUALITIES[nakshatraIndex]!;
}

/** Returns the vashya of a Moon. */
export function vashyaOfMoon({ isSecondHalf, signIndex }: MatchMoon): Vashya {
  return vashyaOf(signIndex, isSecondHalf === true ? SECOND_HALF_DEG : 0);
}
const SECOND_HALF_DEG = 15;

/** Counts from one nakshatra to another, the first being 1. */
export function starCount(from: MatchMoon, to: MatchMoon): number {
  return ((to.nakshatraIndex - from.nakshatraIndex + NAKSHATRAS.length) % NAKSHATRAS.length) + 1;
}

/** Returns the tara of nine that a count of stars falls in, from 1. */
export function taraOfCount(count: number): number {
  return ((count - 1) % TARAS.length) + 1;
}

/** Tells whether a count of stars falls in a tara that gives points. */
export function isGoodCount(count: number): boolean {
  return !BAD_TARAS.includes(taraOfCount(count));
}

/** Returns the lords of two signs, each with how it regards the other by nature. */
export function twoLords(groomSignIndex: number, brideSignIndex: number): TwoLords {
  return TWO_LORDS[groomSignIndex]![brideSignIndex]!;
}

function lordsWithRegards(groom: SevenPlanet, bride: SevenPlanet): TwoLords {
  return { lords: { groom, bride }, regards: { groom: regardOf(groom, bride), bride: regardOf(bride, groom) } };
}

function regardOf(subject: SevenPlanet, other: SevenPlanet): Regard {
  return subject === other ? 'same' : naturalRelation(subject, other);
}

function lordsCase(one: SevenPlanet, other: SevenPlanet): LordsCase {
  if (one === other) return 'same';
  const regards = [naturalRelation(one, other), naturalRelation(other, one)];
  const [friends, enemies] = ['friend', 'enemy'].map((wanted) => regards.filter((regard) => regard === wanted).length);
  if (friends === 2) return 'friend_friend';
  if (enemies === 2) return 'enemy_enemy';
  if (friends === 1) return enemies === 1 ? 'friend_enemy' : 'friend_neutral';
  return enemies === 1 ? 'neutral_enemy' : 'neutral_neutral';
}

/** By the sign of the groom and that of the bride. */
const TWO_LORDS = SIGN_LORDS.map((groom) => SIGN_LORDS.map((bride) => lordsWithRegards(groom, bride)));

/** By the sign of the one and that of the other. */
const LORDS_CASES = SIGN_LORDS.map((one) => SIGN_LORDS.map((other) => lordsCase(one, other)));

function varnaPoints(groom: MatchMoon, bride: MatchMoon, { varna }: MatchingConventions): number {
  const varnaOf = VARNA_READINGS[varna];
  return VARNA_RANKS[varnaOf(groom.signIndex)] >= VARNA_RANKS[varnaOf(bride.signIndex)] ? VARNA : 0;
}

function vashyaPoints(groom: MatchMoon, bride: MatchMoon, { vashya }: MatchingConventions): number {
  return VASHYA_POINTS[vashya][VASHYA_ORDER[vashyaOfMoon(groom)]]![VASHYA_ORDER[vashyaOfMoon(bride)]]!;
}

function taraPoints(groom: MatchMoon, bride: MatchMoon, { tara }: MatchingConventions): number {
  const fromBride = starCount(bride, groom);
  if (tara !== 'default') return RAMAN_TARAS.includes(taraOfCount(fromBride)) ? TARA : 0;
  return [fromBride, starCount(groom, bride)].filter(isGoodCount).length * (TARA / 2);
}

function yoniPoints(groom: MatchMoon, bride: MatchMoon, { yoniTable }: MatchingConventions): number {
  return YONI_POINTS[yoniTable][YONI_ORDER[qualityOf(groom).yoni]]![YONI_ORDER[qualityOf(bride).yoni]]!;
}

function lordsPoints(groom: MatchMoon, bride: MatchMoon, { maitri }: MatchingConventions): number {
  return LORDS_POINTS[maitri][LORDS_CASES[groom.signIndex]![bride.signIndex]!];
}

function ganaPoints(groom: MatchMoon, bride: MatchMoon, { gana }: MatchingConventions): number {
  return GANA_POINTS[gana][GANA_ORDER[qualityOf(groom).gana]]![GANA_ORDER[qualityOf(bride).gana]]!;
}

function bhakootPoints(groom: MatchMoon, bride: MatchMoon): number {
  return CLASHING_COUNTS.includes(countFrom(groom.signIndex, bride.signIndex)) ? 0 : BHAKOOT;
}

function nadiPoints(groom: MatchMoon, bride: MatchMoon): number {
  return qualityOf(groom).nadi === qualityOf(bride).nadi ? 0 : NADI;
}
