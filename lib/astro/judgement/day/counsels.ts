/** Counsels from the parts of a day's score: for each part, what weighs most in it and what to do about it. */
import { karanaQuality, tithiQuality } from '../../panchang/elementSpans.ts';
import { KARANAS, AMAVASYA, EKADASHIS } from '../../tables/panchang.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { TRANSIT_WEIGHTS } from '../../transit/gochara.ts';
import { isLifted, type ScoredYoga } from './score/elements.ts';
import type { DayPiece } from './score/pieces.ts';
import type { GocharaFound } from './score/transitPoints.ts';
import type { DayScorePart, DayScorePartId } from './score/dayScore.ts';
import type { LifeStage } from '../../stage.ts';
import { DAY_COUNSELS, type DayCounsel, type DayCounselId } from '../tables/dayAdvice.ts';
import { DAY_START } from '../tables/dayScore.ts';
import { planetCounsel, stagedCounsel } from '../tables/stagedDayAdvice.ts';
import type { TimeSpan } from '../../time.ts';

export interface PartCounsel extends TimeSpan {
  readonly part: DayScorePartId;
  /** Of the part in the score of the day. */
  readonly points: number;
  readonly counselId: CounselId;
  /** The planet that it is about; null where there is none. */
  readonly planet: Planet | null;
  readonly counsel: DayCounsel;
  /** Whether what was found holds all day; else the span of the counsel says when. */
  readonly isAllDay: boolean;
}

export type CounselId = DayCounselId | `${'helped' | 'pressed'}_by_${Lowercase<Planet>}`;

/**
 * Returns the counsel of a part: what to use where it gives points, what to leave where it takes them.
 *
 * @param stage of the person on that day
 */
export function partCounsel(part: DayScorePart, stage: LifeStage): PartCounsel {
  const planet = planetBehind(part);
  const counselId = counselIdOf(part, planet);
  const { endJdUT, share, startJdUT } = runOf(part, planet, counselId);
  return {
    part: part.id,
    points: part.points,
    counselId,
    planet,
    counsel: counselOf(counselId, stage),
    startJdUT,
    endJdUT,
    isAllDay: share > WHOLE_DAY,
  };
}

/** The relevant piece joined with neighbours of the same result, as a day is divided wherever anything changes. */
function runOf(part: DayScorePart, planet: Planet | null, counselId: CounselId): TimeSpan & { readonly share: number } {
  const isSame = (piece: DayPiece<unknown>) => {
    if (piece.points > 0 !== part.points > 0) return false;
    const alone = { ...part, pieces: [piece] } as DayScorePart;
    const own = planetBehind(alone);
    return own === planet && counselIdOf(alone, own) === counselId;
  };
  const { pieces }: { readonly pieces: readonly DayPiece<unknown>[] } = part;
  const at = pieces.indexOf(relevantPiece<DayPiece<unknown>>(part));
  const before = pieces.slice(0, at).findLastIndex((piece) => !isSame(piece));
  const after = pieces.findIndex((piece, i) => i > at && !isSame(piece));
  const run = pieces.slice(before + 1, after < 0 ? undefined : after);
  return {
    startJdUT: run[0]!.startJdUT,
    endJdUT: run.at(-1)!.endJdUT,
    share: run.reduce((sum, piece) => sum + piece.share, 0),
  };
}

/** Tolerance for shares, which are sums of parts of a day. */
const WHOLE_DAY = 0.999;

/** Returns the id of the counsel for a part of a day's score; `helped_by_` and `pressed_by_` are followed by a planet. */
export function counselOf(id: CounselId, stage: LifeStage): DayCounsel {
  if (id in DAY_COUNSELS) return stagedCounsel(id as DayCounselId, stage) ?? DAY_COUNSELS[id as DayCounselId];
  const [how, , name] = id.split('_') as ['helped' | 'pressed', 'by', string];
  const planet = PLANETS.find((one) => one.toLowerCase() === name)!;
  return planetCounsel(planet, how === 'helped', stage);
}

/** The piece that gives the part most of its points, by its length and its value. */
function relevantPiece<Piece extends { readonly points: number; readonly share: number }>({
  pieces,
  points,
}: {
  readonly pieces: readonly Piece[];
  readonly points: number;
}): Piece {
  const side = points < 0 ? -1 : 1;
  const weight = (piece: Piece) => side * piece.points * piece.share;
  return pieces.reduce((most, piece) => (weight(piece) > weight(most) ? piece : most));
}

function planetBehind(part: DayScorePart): Planet | null {
  switch (part.id) {
    case 'vara':
      return part.pieces[0]!.found.lord;
    case 'gochara':
      return heaviestTransit(relevantPiece(part).found, part.points < 0 ? -1 : 1);
    case 'dasha_lords': {
      const side = part.points < 0 ? -1 : 1;
      const lords = relevantPiece(part).found;
      return lords.reduce((most, lord) => (side * lord.points > side * most.points ? lord : most)).lord;
    }
    case 'saturn':
      return 'Saturn';
    case 'tarabala':
    case 'chandrabala':
    case 'moon_bindus':
      return 'Moon';
    default:
      return null;
  }
}

function heaviestTransit({ scores }: GocharaFound, side: 1 | -1): Planet {
  const weight = (planet: Planet) => side * transitWeight(planet, scores[planet]);
  return PLANETS.reduce((most, planet) => (weight(planet) > weight(most) ? planet : most));
}

/** Returns how far a transit moves the weighted mean of all. */
export function transitWeight(planet: Planet, score: number): number {
  return ((score - DAY_START) * TRANSIT_WEIGHTS[planet]) / 100;
}

function counselIdOf(part: DayScorePart, planet: Planet | null): CounselId {
  const isGood = part.points > 0;
  switch (part.id) {
    case 'tarabala':
      return `tara_${relevantPiece(part).found.id}`;
    case 'chandrabala':
      return `moon_${relevantPiece(part).found.house}` as CounselId;
    case 'tithi':
      return tithiCounselId(relevantPiece(part).found, isGood);
    case 'nakshatra':
      return `nakshatra_${relevantPiece(part).found.type}`;
    case 'yoga':
      return yogaCounselId(relevantPiece(part).found.number);
    case 'karana':
      return karanaCounselId(relevantPiece(part).found.number);
    case 'vara':
      return isGood ? 'vara_good' : 'vara_bad';
    case 'special_yogas':
      return isGood ? 'special_good' : specialCounselId(relevantPiece(part).found);
    case 'moon_bindus':
      return isGood ? 'bindus_high' : 'bindus_low';
    case 'saturn':
      return `saturn_${relevantPiece(part).found.phase}`;
    case 'double_transit':
      return 'double_transit';
    case 'gochara':
    case 'dasha_lords':
      return `${isGood ? 'helped' : 'pressed'}_by_${planet!.toLowerCase() as Lowercase<Planet>}`;
  }
}

function tithiCounselId(
  { isDagdha, number }: { readonly number: number; readonly isDagdha: boolean },
  isGood: boolean,
): DayCounselId {
  if (number === AMAVASYA) return 'tithi_amavasya';
  if (isGood && EKADASHIS.includes(number)) return 'tithi_ekadashi';
  return isDagdha && !isGood ? 'tithi_burnt' : `tithi_${tithiQuality(number).group.id}`;
}

function yogaCounselId(number: number): DayCounselId {
  return HARD_YOGAS[number] ?? 'yoga_good';
}

/** By number of the yoga of Sun and Moon. */
const HARD_YOGAS: Readonly<Record<number, DayCounselId>> = {
  1: 'yoga_vishkambha',
  6: 'yoga_atiganda',
  9: 'yoga_shula',
  10: 'yoga_ganda',
  13: 'yoga_vyaghata',
  15: 'yoga_vajra',
  17: 'yoga_vyatipata',
  19: 'yoga_parigha',
  27: 'yoga_vaidhriti',
};

/** Panchaka is against some acts alone. */
function specialCounselId(found: readonly ScoredYoga[]): DayCounselId {
  if (isLifted(found)) return 'special_mixed';
  return found.some(({ id, points }) => points < 0 && id !== 'panchaka') ? 'special_bad' : 'special_panchaka';
}

function karanaCounselId(number: number): DayCounselId {
  if (KARANAS[number - 1]!.name === 'Vishti') return 'karana_vishti';
  return karanaQuality(number).isFixed ? 'karana_fixed' : 'karana_movable';
}
