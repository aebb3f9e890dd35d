/** Sandhya-kala (Kaala) dasha: years of the planets by the elapsed part of the twilight, day or night of the birth. */
import { bphs, type Source } from '../source.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { consecutive } from './consecutive.ts';
import { tiles, type Period } from './period.ts';
import { GHATIS_PER_DAY } from '../time.ts';

export const sandhyaKala: {
  readonly id: string;
  readonly name: string;
  readonly sanskrit: string;
  readonly sources: readonly Source[];
} = { id: 'sandhya_kala', name: 'Sandhya-kala (Kaala)', sanskrit: 'संध्या-काल', sources: [bphs(46)] };

export type DayPartId = 'khanda' | 'mugdha' | 'sudha' | 'poorna';

export interface DayPart {
  readonly id: DayPartId;
  readonly startJdUT: number;
  readonly endJdUT: number;
}

/** Rising and setting of the Sun around a birth: the birth lies between the first sunrise and the second. */
export interface BirthDay {
  readonly previousSunsetJdUT: number;
  readonly sunriseJdUT: number;
  readonly sunsetJdUT: number;
  readonly nextSunriseJdUT: number;
  readonly nextSunsetJdUT: number;
}

/** Ghatikas of each part in the text, and the factor of its years: a part that has fully passed gives 120 years. */
export const DAY_PARTS: Readonly<Record<DayPartId, { readonly ghatikas: number; readonly multiplier: number }>> = {
  khanda: { ghatikas: 10, multiplier: 4 },
  mugdha: { ghatikas: 20, multiplier: 2 },
  sudha: { ghatikas: 10, multiplier: 4 },
  poorna: { ghatikas: 20, multiplier: 2 },
};

/** A ghatika is 24 minutes. */
const TWILIGHT_DAYS = 5 / GHATIS_PER_DAY;
/** In days and nights shorter than this the twilights are shortened, so that some time is left between them. */
const SHORT_HALF_DAYS = 8 / 24;
const SHORT_TWILIGHT_SHARE = 1 / 6;

/** Returns which part of the day a birth falls into: dawn, day, dusk or night. */
export function birthDayPart(jdUT: number, day: BirthDay): DayPart {
  const { previousSunsetJdUT, sunriseJdUT, sunsetJdUT, nextSunriseJdUT, nextSunsetJdUT } = day;
  const dayTwilight = twilightDays(sunsetJdUT - sunriseJdUT);
  const nightTwilight = twilightDays(nextSunriseJdUT - sunsetJdUT);
  const borders = [
    sunriseJdUT - twilightDays(sunriseJdUT - previousSunsetJdUT),
    sunriseJdUT + dayTwilight,
    sunsetJdUT - dayTwilight,
    sunsetJdUT + nightTwilight,
    nextSunriseJdUT - nightTwilight,
    nextSunriseJdUT + twilightDays(nextSunsetJdUT - nextSunriseJdUT),
  ];
  const ids: readonly DayPartId[] = ['khanda', 'mugdha', 'sudha', 'poorna', 'khanda'];
  const ended = borders.slice(1, -1).filter((border) => jdUT >= border).length;
  return { id: ids[ended]!, startJdUT: borders[ended]!, endJdUT: borders[ended + 1]! };
}

function twilightDays(halfDays: number): number {
  return halfDays < SHORT_HALF_DAYS ? halfDays * SHORT_TWILIGHT_SHARE : TWILIGHT_DAYS;
}

/** What a ghatika is: a share of the actual length of the part, or 24 minutes of the clock. */
export type GhatikaKind = 'proportional' | 'clock';

/** Returns the ghatikas of a part of the day that had passed at birth, bounded by the ghatikas it has. */
export function pastGhatikas(part: DayPart, jdUT: number, kind: GhatikaKind = 'proportional'): number {
  const { ghatikas } = DAY_PARTS[part.id];
  const passedDays = jdUT - part.startJdUT;
  const past =
    kind === 'clock' ? passedDays * GHATIS_PER_DAY : (ghatikas * passedDays) / (part.endJdUT - part.startJdUT);
  return Math.min(Math.max(past, 0), ghatikas);
}

/** Returns the years of the Sun; a planet has as many times these years as its place in the order Sun to Ketu. */
export function unitYears(id: DayPartId, ghatikas: number): number {
  return (ghatikas * DAY_PARTS[id].multiplier) / 15;
}

/** Returns the place of a planet in the order Sun to Ketu, 1 to 9. */
export function serialOf(planet: Planet): number {
  return PLANETS.indexOf(planet) + 1;
}

export interface KaalaTurn {
  readonly lord: Planet;
  readonly years: number;
}

/**
 * Returns the nine mahadashas from the elapsed ghatikas, then nine from the remaining ones.
 *
 * The text gives the first nine. Both together are 120 years; where the first nine are shorter, later practice continues
 * with the second nine.
 */
export function kaalaTurns(id: DayPartId, past: number): KaalaTurn[] {
  const nine = (ghatikas: number) =>
    PLANETS.map((lord): KaalaTurn => ({ lord, years: unitYears(id, ghatikas) * serialOf(lord) }));
  return [...nine(past), ...nine(DAY_PARTS[id].ghatikas - past)];
}

/** Returns the periods from birth to the age of 120. */
export function kaalaPeriods(turns: readonly KaalaTurn[], birthJdUT: number, yearDays: number): Period<Planet>[] {
  return consecutive(turns, birthJdUT, yearDays, ({ lord, years }, startJdUT, endJdUT): Period<Planet> => ({
    level: 1,
    lord,
    startJdUT,
    endJdUT,
    years,
  }));
}

const SERIALS = PLANETS.map(serialOf);

/** Divides a period among the nine planets by their places in the order, the Sun first; a prana has no parts. */
export function kaalaSubPeriods(parent: Period<Planet>): Period<Planet>[] {
  return tiles(parent, SERIALS).map(({ endJdUT, level, startJdUT, years }, i): Period<Planet> => ({
    level,
    lord: PLANETS[i]!,
    startJdUT,
    endJdUT,
    years,
  }));
}
