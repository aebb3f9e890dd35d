/** The parts of a day's score in words; made only when an answer needs them. */
import { LEVEL_NAMES } from '../../../dasha/period.ts';
import { tithiQuality } from '../../../panchang/elementSpans.ts';
import { named } from '../../../planetWords.ts';
import type { ScorePart } from '../../../score.ts';
import { BHADRA_ABODE_QUALITIES } from '../../../tables/bhadra.ts';
import { NAKSHATRAS } from '../../../tables/nakshatras.ts';
import { KARANAS, NITYA_YOGAS, TITHIS, VARAS } from '../../../tables/panchang.ts';
import { PLANETS, type Planet } from '../../../tables/planets.ts';
import { SIGNS } from '../../../tables/signs.ts';
import type { SaturnPhase } from '../../../transit/saturn.ts';
import { capitalised, listed, ordinal } from '../../../words.ts';
import { DAY_START, DOUBLE_TRANSIT_HOUSES } from '../../tables/dayScore.ts';
import type { RunningLord } from './dashaPoints.ts';
import type { KaranaFound, NakshatraFound, TithiFound } from './elements.ts';
import type { MoonBindus } from './moon.ts';
import { inTenths, type DayPiece } from './pieces.ts';
import type { SaturnSpan } from './saturn.ts';
import type { VaraFound } from './context.ts';
import type { Closing, DayScorePart, DayScore } from './dayScore.ts';
import { dayTransitScores, type GocharaFound } from './transitPoints.ts';

/** Lists all that a day's score is the sum of. */
export function dayComponents(score: DayScore): ScorePart[] {
  return [
    { id: 'start', label: 'Every day starts from the middle', points: DAY_START, max: DAY_START },
    ...Object.values<DayScorePart>(score.parts).map((part) => {
      return { id: part.id, label: partLabel(part), points: part.points, max: part.max };
    }),
    ...closingComponents(score),
  ];
}

/** Lists what brings a sum to a whole number between 0 and 100; left out where it changes nothing. */
export function closingComponents({ bounds, rounding }: Closing): ScorePart[] {
  const parts = [
    { id: 'rounding', label: 'Rounded to a whole number', points: rounding, max: 0 },
    { id: 'bounds', label: 'Scores run from 0 to 100', points: bounds, max: 0 },
  ];
  return parts.filter(({ points }) => points !== 0);
}

/** Returns a label for a part: its subject and results, with the share of the day of each. */
export function partLabel(part: DayScorePart): string {
  switch (part.id) {
    case 'vara':
      return pieceTexts(part)[0]!;
    case 'special_yogas':
      return part.pieces.length === 0 ? 'No special yoga' : `Special yogas: ${describedPieces(part)}`;
    case 'gochara':
      return gocharaLabel(part.pieces);
    case 'dasha_lords':
      return dashaLabel(part.pieces);
    case 'saturn':
      return part.pieces.length === 0 ? 'Neither sade sati nor dhaiya' : capitalised(describedPieces(part));
    default:
      return `${INTRODUCTIONS[part.id]} ${describedPieces(part)}`;
  }
}

function describedPieces(part: DayScorePart): string {
  return dayPiecesText<unknown>(part.pieces, pieceTexts(part));
}

const INTRODUCTIONS = {
  tarabala: 'Tara:',
  chandrabala: 'The Moon passes',
  tithi: 'Tithi:',
  nakshatra: 'Nakshatra:',
  yoga: 'Yoga:',
  karana: 'Karana:',
  moon_bindus: 'The Moon in',
  double_transit: 'Jupiter and Saturn together',
};

/** Returns the results of a part in words, piece by piece. */
export function pieceTexts(part: DayScorePart): string[] {
  switch (part.id) {
    case 'tarabala':
      return textsOf(part.pieces, ({ count, name }) => `${name}, the ${ordinal(count)} star from that of birth`);
    case 'chandrabala':
      return textsOf(part.pieces, ({ house }) => `the ${ordinal(house)} from the Moon of birth`);
    case 'tithi':
      return textsOf(part.pieces, tithiText);
    case 'nakshatra':
      return textsOf(part.pieces, starText);
    case 'yoga':
      return textsOf(part.pieces, ({ number }) => NITYA_YOGAS[number - 1]!.name);
    case 'karana':
      return textsOf(part.pieces, karanaText);
    case 'vara':
      return textsOf(part.pieces, varaText);
    case 'special_yogas':
      return textsOf(part.pieces, (found) => listed(found.map(({ name }) => name)));
    case 'gochara':
      return textsOf(part.pieces, ({ combined }) => `all nine transits weighted: ${inTenths(combined)} of 100`);
    case 'moon_bindus':
      return textsOf(part.pieces, binduText);
    case 'dasha_lords':
      return textsOf(part.pieces, (lords) => lords.map(({ lord, score }) => `${lord} ${inTenths(score)}`).join(', '));
    case 'saturn':
      return textsOf(part.pieces, saturnText);
    case 'double_transit':
      return textsOf(part.pieces, doubleTransitText);
  }
}

function textsOf<Found>(pieces: readonly DayPiece<Found>[], text: (found: Found) => string): string[] {
  return pieces.map(({ found }) => text(found));
}

/** Returns a result that lasts all day once; else each result with its share of the day and its points. */
export function dayPiecesText<Found>(pieces: readonly DayPiece<Found>[], texts: readonly string[]): string {
  if (pieces.length === 1 && percent(pieces[0]!.share) === 100) return texts[0]!;
  return pieces
    .map(({ points, share }, i) => `${texts[i]!} for ${percentText(share)} of the day (${signed(points)})`)
    .join(', then ');
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/** Writes a share as a percentage for a sentence; a share above zero never becomes 0 %. */
export function percentText(share: number): string {
  return percent(share) === 0 ? 'less than 1 %' : `${percent(share)} %`;
}

function signed(points: number): string {
  const tenths = inTenths(points);
  return tenths > 0 ? `+${tenths}` : String(tenths);
}

function tithiText({ isDagdha, number }: TithiFound): string {
  const { group } = tithiQuality(number);
  return `${TITHIS[number - 1]!.fullName} (${group.name}${isDagdha ? ', burnt on this day of the week' : ''})`;
}

function starText({ isGandMool, number, type }: NakshatraFound): string {
  return `${NAKSHATRAS[number - 1]!} (${type}${isGandMool ? ', gand mool' : ''})`;
}

function karanaText({ abode, number }: KaranaFound): string {
  const { name } = KARANAS[number - 1]!;
  return abode ? `${name}, Bhadra in ${BHADRA_ABODE_QUALITIES[abode].name}` : name;
}

const OFFICE_WORDS: Readonly<Record<VaraFound['office'], string>> = {
  yogakaraka: 'the yogakaraka',
  benefic: 'a functional benefic',
  neutral: 'neutral',
  malefic: 'a functional malefic',
};
const RELATION_WORDS: Readonly<Record<Exclude<VaraFound['relation'], 'itself'>, string>> = {
  friend: 'a friend of its lord',
  neutral: 'neutral to its lord',
  enemy: 'an enemy of its lord',
};

function varaText({ lord, office, relation, varaIndex }: VaraFound): string {
  const what =
    relation === 'itself'
      ? `the lord of your ascendant, ${OFFICE_WORDS[office]} for it`
      : `${OFFICE_WORDS[office]} for your ascendant and ${RELATION_WORDS[relation]}`;
  return `${VARAS[varaIndex]!.name}, the day of ${named(lord)}: ${what}`;
}

function binduText({ bindus, sarva, signIndex }: MoonBindus): string {
  return `${SIGNS[signIndex]!}: ${bindus} of 8 bindus of its own, ${sarva} of all planets`;
}

function gocharaLabel(pieces: readonly DayPiece<GocharaFound>[]): string {
  const scores = dayTransitScores(pieces);
  const best = PLANETS.reduce((most, planet) => (scores[planet] > scores[most] ? planet : most));
  const worst = PLANETS.reduce((least, planet) => (scores[planet] <= scores[least] ? planet : least));
  const combined = pieces.reduce((sum, { found, share }) => sum + found.combined * share, 0);
  const of = (planet: Planet) => `${named(planet)} ${inTenths(scores[planet])}`;
  return `Transits, all nine weighted: ${inTenths(combined)} of 100; best ${of(best)}, hardest ${of(worst)}`;
}

function dashaLabel(pieces: readonly DayPiece<readonly RunningLord[]>[]): string {
  if (pieces.length === 0) return 'No dasha runs: the day lies before birth or after the last period';
  const levels = LEVEL_NAMES.map((name, i) => `${name} ${levelText(pieces, i)}`);
  return `Dasha lords by how well they serve: ${levels.join('; ')}`;
}

/** A lord that passes into another sign serves otherwise from then on. */
function levelText(pieces: readonly DayPiece<readonly RunningLord[]>[], levelIndex: number): string {
  const scoresOf = new Map<Planet, number[]>();
  for (const { found } of pieces) {
    const { lord, score } = found[levelIndex]!;
    const scores = scoresOf.get(lord);
    if (!scores) scoresOf.set(lord, [inTenths(score)]);
    else if (!scores.includes(inTenths(score))) scores.push(inTenths(score));
  }
  return Array.from(scoresOf, ([lord, scores]) => `${lord} (${scores.join(', then ')} of 100)`).join(', then ');
}

const PHASE_WORDS: Readonly<Record<SaturnPhase, string>> = {
  rising: 'sade sati, rising phase',
  peak: 'sade sati, peak',
  setting: 'sade sati, setting phase',
  kantaka: 'dhaiya in the 4th',
  ashtama: 'dhaiya in the 8th',
};

function saturnText({ band, intensity, phase }: SaturnSpan): string {
  return `${PHASE_WORDS[phase]}: ${band}, ${intensity} of 100`;
}

function doubleTransitText(houses: readonly number[]): string {
  const lifting = houses.filter((house) => DOUBLE_TRANSIT_HOUSES.includes(house));
  if (lifting.length > 0) return `activate the ${listed(lifting.map(ordinal))}`;
  return `activate none of the ${listed(DOUBLE_TRANSIT_HOUSES.map(ordinal))}`;
}
