/** The parts of a day's score as facts; made only when an answer needs them. */
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { ScorePart } from '../../../score.ts';
import { PLANETS, type Planet } from '../../../tables/planets.ts';
import { DAY_START, DOUBLE_TRANSIT_HOUSES } from '../../tables/dayScore.ts';
import type { RunningLord } from './dashaPoints.ts';
import type { DayPieceFacts, DayScoreFacts, PieceSeen } from './facts.ts';
import { inTenths, type DayPiece } from './pieces.ts';
import type { Closing, DayScorePart, DayScore } from './dayScore.ts';
import { dayTransitScores, type GocharaFound } from './transitPoints.ts';

/** The label of a component of a score. */
export type ScoreLabel = Fact<DayScoreFacts>;

const label = factsOf<DayScoreFacts>();
const seen = factsOf<DayPieceFacts>();

/** Lists all that a day's score is the sum of. */
export function dayComponents(score: DayScore): ScorePart<ScoreLabel>[] {
  return [
    { id: 'start', label: label('start', {}), points: DAY_START, max: DAY_START },
    ...Object.values<DayScorePart>(score.parts).map((part) => {
      return { id: part.id, label: partLabel(part), points: part.points, max: part.max };
    }),
    ...closingComponents(score),
  ];
}

/** Lists what brings a sum to a whole number between 0 and 100; left out where it changes nothing. */
export function closingComponents({ bounds, rounding }: Closing): ScorePart<ScoreLabel>[] {
  const parts = [
    { id: 'rounding', label: label('rounding', {}), points: rounding, max: 0 },
    { id: 'bounds', label: label('bounds', {}), points: bounds, max: 0 },
  ];
  return parts.filter(({ points }) => points !== 0);
}

/** Returns the label of a part: its subject and results, with the share of the day of each. */
export function partLabel(part: DayScorePart): ScoreLabel {
  switch (part.id) {
    case 'gochara':
      return gocharaLabel(part.pieces);
    case 'dasha_lords':
      return label('dasha_lords', {
        levels: part.pieces.length === 0 ? [] : LEVELS.map((i) => lordsAt(part.pieces, i)),
      });
    default:
      return label(part.id, { pieces: piecesSeen<unknown>(part.pieces, pieceFacts(part)) });
  }
}

/** Pairs the pieces of a day with what was found in them. */
export function piecesSeen<Found>(
  pieces: readonly DayPiece<Found>[],
  found: readonly Fact<DayPieceFacts>[],
): PieceSeen[] {
  return pieces.map(({ points, share }, i) => ({ found: found[i]!, share, points }));
}

/** Lists what was found in a part, piece by piece. */
export function pieceFacts(part: DayScorePart): Fact<DayPieceFacts>[] {
  switch (part.id) {
    case 'tarabala':
      return factsIn(part.pieces, ({ count, id }) => seen('tara', { tara: id, count }));
    case 'chandrabala':
      return factsIn(part.pieces, ({ house }) => seen('moon_from_moon', { house }));
    case 'tithi':
      return factsIn(part.pieces, ({ isDagdha, number }) => seen('tithi', { tithi: number, isDagdha }));
    case 'nakshatra':
      return factsIn(part.pieces, ({ isGandMool, number }) =>
        seen('nakshatra', { nakshatraIndex: number - 1, isGandMool }),
      );
    case 'yoga':
      return factsIn(part.pieces, ({ number }) => seen('yoga', { yoga: number }));
    case 'karana':
      return factsIn(part.pieces, ({ abode, number }) => seen('karana', { karana: number, abode }));
    case 'vara':
      return factsIn(part.pieces, ({ varaIndex, ...found }) => seen('vara', { weekdayIndex: varaIndex, ...found }));
    case 'special_yogas':
      return factsIn(part.pieces, (found) => seen('special_yogas', { yogas: found.map(({ id }) => id) }));
    case 'gochara':
      return factsIn(part.pieces, ({ combined }) => seen('transits', { score: inTenths(combined) }));
    case 'moon_bindus':
      return factsIn(part.pieces, (found) => seen('moon_bindus', found));
    case 'dasha_lords':
      return factsIn(part.pieces, (found) =>
        seen('dasha_lords', { lords: found.map(({ lord, score }) => ({ planet: lord, score: inTenths(score) })) }),
      );
    case 'saturn':
      return factsIn(part.pieces, ({ band, intensity, phase }) => seen('saturn', { phase, band, intensity }));
    case 'double_transit':
      return factsIn(part.pieces, (found) =>
        seen('double_transit', { houses: found.filter((house) => DOUBLE_TRANSIT_HOUSES.includes(house)) }),
      );
  }
}

function factsIn<Found>(
  pieces: readonly DayPiece<Found>[],
  fact: (found: Found) => Fact<DayPieceFacts>,
): Fact<DayPieceFacts>[] {
  return pieces.map(({ found }) => fact(found));
}

function gocharaLabel(pieces: readonly DayPiece<GocharaFound>[]): ScoreLabel {
  const scores = dayTransitScores(pieces);
  const best = PLANETS.reduce((most, planet) => (scores[planet] > scores[most] ? planet : most));
  const hardest = PLANETS.reduce((least, planet) => (scores[planet] <= scores[least] ? planet : least));
  const combined = pieces.reduce((sum, { found, share }) => sum + found.combined * share, 0);
  const of = (planet: Planet) => ({ planet, score: inTenths(scores[planet]) });
  return label('gochara', { score: inTenths(combined), best: of(best), hardest: of(hardest) });
}

/** Mahadasha to prana. */
const LEVELS = [0, 1, 2, 3, 4];

/** A lord that passes into another sign serves otherwise from then on. */
function lordsAt(pieces: readonly DayPiece<readonly RunningLord[]>[], levelIndex: number) {
  const scoresOf = new Map<Planet, number[]>();
  for (const { found } of pieces) {
    const { lord, score } = found[levelIndex]!;
    const scores = scoresOf.get(lord);
    if (!scores) scoresOf.set(lord, [inTenths(score)]);
    else if (!scores.includes(inTenths(score))) scores.push(inTenths(score));
  }
  return { lords: Array.from(scoresOf, ([planet, scores]) => ({ planet, scores })) };
}
