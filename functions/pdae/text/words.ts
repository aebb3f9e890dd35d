/** What the sentences of both languages read out of the records. */
import { wireId, type Language } from '../../_shell/names.ts';
import { dateText } from '../../_shell/dates.ts';
import { DAY_YOGAS, RAVI_YOGA } from '../../../lib/astro/tables/dayYogas.ts';
import type { PanchangName } from '../../../lib/astro/tables/panchang.ts';
import { PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import { TRANSIT_WEIGHTS } from '../../../lib/astro/transit/gochara.ts';
import type { PersonalAnalysis } from '../../../lib/schemas/pdaeAnalyze.ts';
import type { PlanetId } from '../../../lib/schemas/records.ts';

/** What of an analysis is told in sentences. */
export type DayTale = Omit<PersonalAnalysis, 'text'>;

const PLANET_OF = Object.fromEntries(PLANETS.map((planet) => [wireId(planet), planet])) as Record<PlanetId, Planet>;

export function planetOf(id: PlanetId): Planet {
  return PLANET_OF[id];
}

/** The clock part of an instant, and its day where that is not the day told of. */
export function clockText(instant: string, isoDate: string, lang: Language): string {
  const time = instant.slice(11, 16);
  if (instant.startsWith(isoDate)) return time;
  const day = dateText(instant.slice(0, 10), lang).slice(0, -5);
  return lang === 'hi' ? `${day} को ${time}` : `${time} on ${day}`;
}

/** The day of an instant: 15 Jun 2030. */
export function dayOf(instant: string, lang: Language): string {
  return dateText(instant.slice(0, 10), lang);
}

/** The special yogas of the day that help, or that stand against it. */
export function specialYogas({ daily_yogas: yogas }: DayTale, side: 'good' | 'bad'): PanchangName[] {
  const ids = new Set(yogas.of_the_day.filter(({ nature }) => nature === side).map(({ id }) => id));
  return [...DAY_YOGAS, RAVI_YOGA].filter(({ id }) => ids.has(id) && id !== 'dagdha');
}

export type ToldTransit = DayTale['transits'][number];

/**
 * Chooses the transits that matter: the one that helps most, the one that presses most, and Saturn while sade sati or
 * dhaiya runs. The Moon is told with the tara.
 */
export function tellingTransits({ dhaiya, sade_sati: sadeSati, transits }: DayTale): ToldTransit[] {
  const weight = ({ effect, id }: ToldTransit) => (effect.score - 50) * TRANSIT_WEIGHTS[planetOf(id)];
  const byWeight = transits.filter(({ id }) => id !== 'moon').sort((a, b) => weight(b) - weight(a));
  const [best, worst] = [byWeight[0]!, byWeight.at(-1)!];
  const isSaturnTold = sadeSati.is_active || dhaiya.is_active;
  const saturn = isSaturnTold ? transits.filter(({ id }) => id === 'saturn') : [];
  return [...new Set([best, worst, ...saturn])];
}

/** Tells whether a passage helps; a middling one by its side of the middle. */
export function isHelping({ effect }: ToldTransit): boolean {
  return effect.score >= 50;
}

const MANY_BINDUS = 5;

/** Tells whether a passage that is held back has bindus that carry it all the same. */
export function stillGood(found: ToldTransit): boolean {
  return isHelping(found) && found.bindus !== null && found.bindus >= MANY_BINDUS;
}
