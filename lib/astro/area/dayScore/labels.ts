/** The parts of a day's score in words, made when they are asked for. */
import { LEVEL_NAMES } from '../../dasha/period.ts';
import { tithiQuality } from '../../panchang/limbs.ts';
import { named } from '../../planetWords.ts';
import type { ScorePart } from '../../score.ts';
import { BHADRA_ABODE_QUALITIES } from '../../tables/bhadra.ts';
import { NAKSHATRAS } from '../../tables/nakshatras.ts';
import { KARANAS, NITYA_YOGAS, TITHIS, VARAS } from '../../tables/panchang.ts';
import { PLANETS } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import type { SaturnPhase } from '../../transit/saturn.ts';
import { capitalised, listed, ordinal } from '../../words.ts';
import { DAY_START, DOUBLE_TRANSIT_HOUSES } from '../tables/dayScore.ts';
import type { RunningLord } from './dashas.ts';
import type { KaranaFound, SpecialYoga, TithiFound } from './limbs.ts';
import { inTenths, type DayPiece } from './pieces.ts';
import type { SaturnSpan } from './saturn.ts';
import type { VaraFound } from './scene.ts';
import type { Closing, DayPart, DayScore } from './score.ts';
import { dayTransitScores, type GocharaFound } from './transits.ts';

/** Lists all that a day's score is the sum of. */
export function dayComponents(score: DayScore): ScorePart[] {
  return [
    { id: 'start', label: 'Every day starts from the middle', points: DAY_START, max: DAY_START },
    ...Object.values<DayPart>(score.parts).map((part) => {
      return { id: part.id, label: partLabel(part), points: part.points, max: part.max };
    }),
    ...closingComponents(score),
  ];
}

/** What brings a sum to a whole number between 0 and 100; left out where it changes nothing. */
export function closingComponents({ bounds, rounding }: Closing): ScorePart[] {
  const parts = [
    { id: 'rounding', label: 'Rounded to a whole number', points: rounding, max: 0 },
    { id: 'bounds', label: 'Scores run from 0 to 100', points: bounds, max: 0 },
  ];
  return parts.filter(({ points }) => points !== 0);
}

/** Says what a part looked at and what it found, with how long each thing lasts. */
export function partLabel(part: DayPart): string {
  switch (part.id) {
    case 'tarabala':
      return `Tara: ${told(part.pieces, ({ count, name }) => `${name}, the ${ordinal(count)} star from that of birth`)}`;
    case 'chandrabala':
      return `The Moon passes ${told(part.pieces, ({ house }) => `the ${ordinal(house)} from the Moon of birth`)}`;
    case 'tithi':
      return `Tithi: ${told(part.pieces, tithiText)}`;
    case 'nakshatra':
      return `Nakshatra: ${told(part.pieces, starText)}`;
    case 'yoga':
      return `Yoga: ${told(part.pieces, ({ number }) => NITYA_YOGAS[number - 1]!.name)}`;
    case 'karana':
      return `Karana: ${told(part.pieces, karanaText)}`;
    case 'vara':
      return varaText(part.pieces[0]!.found);
    case 'special_yogas':
      return part.pieces.length === 0 ? 'No special yoga' : `Special yogas: ${told(part.pieces, yogasText)}`;
    case 'gochara':
      return gocharaText(part.pieces);
    case 'moon_bindus':
      return `The Moon in ${told(part.pieces, ({ bindus, sarva, signIndex }) => `${SIGNS[signIndex]!}: ${bindus} of 8 bindus of its own, ${sarva} of all planets`)}`;
    case 'dasha_lords':
      return dashaText(part.pieces);
    case 'saturn':
      return part.pieces.length === 0 ? 'Neither sade sati nor dhaiya' : capitalised(told(part.pieces, saturnText));
    case 'double_transit':
      return `Jupiter and Saturn together ${told(part.pieces, doubleTransitText)}`;
  }
}

/** What lasts all day is said once; else each thing is told with its share and what it is worth. */
export function told<Found>(pieces: readonly DayPiece<Found>[], text: (found: Found) => string): string {
  const [first] = pieces;
  if (pieces.length === 1 && percent(first!.share) === 100) return text(first!.found);
  return pieces
    .map(({ found, points, share }) => `${text(found)} for ${percent(share)} % of the day (${signed(points)})`)
    .join(', then ');
}

function percent(share: number): number {
  return Math.round(share * 100);
}

function signed(points: number): string {
  const tenths = inTenths(points);
  return tenths > 0 ? `+${tenths}` : String(tenths);
}

function tithiText({ isDagdha, number }: TithiFound): string {
  const { group } = tithiQuality(number);
  return `${TITHIS[number - 1]!.fullName} (${group.name}${isDagdha ? ', burnt on this day of the week' : ''})`;
}

function starText({ isGandMool, number, type }: { isGandMool: boolean; number: number; type: string }): string {
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
const RELATION_WORDS: Readonly<Record<VaraFound['relation'], string>> = {
  friend: 'a friend of its lord',
  neutral: 'neutral to its lord',
  enemy: 'an enemy of its lord',
};

function varaText({ lord, office, relation, varaIndex }: VaraFound): string {
  const what = `${OFFICE_WORDS[office]} for your ascendant and ${RELATION_WORDS[relation]}`;
  return `${VARAS[varaIndex]!.name}, the day of ${named(lord)}: ${what}`;
}

function yogasText(found: readonly SpecialYoga[]): string {
  return listed(found.map(({ name }) => name));
}

function gocharaText(pieces: readonly DayPiece<GocharaFound>[]): string {
  const scores = dayTransitScores(pieces);
  const sorted = [...PLANETS].sort((a, b) => scores[b] - scores[a]);
  const [best, worst] = [sorted[0]!, sorted.at(-1)!];
  const combined = pieces.reduce((sum, { found, share }) => sum + found.combined * share, 0);
  const of = (planet: typeof best) => `${named(planet)} ${inTenths(scores[planet])}`;
  return `Transits, all nine weighted: ${inTenths(combined)} of 100; best ${of(best)}, hardest ${of(worst)}`;
}

function dashaText(pieces: readonly DayPiece<readonly RunningLord[]>[]): string {
  if (pieces.length === 0) return 'No dasha runs: the day lies before birth or after the last period';
  const levels = LEVEL_NAMES.map((name, i) => {
    const lords = [...new Set(pieces.map(({ found }) => `${found[i]!.lord} (${inTenths(found[i]!.score)} of 100)`))];
    return `${name} ${lords.join(', then ')}`;
  });
  return `Dasha lords by how well they serve: ${levels.join('; ')}`;
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
