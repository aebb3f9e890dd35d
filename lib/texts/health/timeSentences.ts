/** The second paragraph of a reading: the running periods, and the times ahead that need care. */
import type { BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { daysBetween } from '../../astro/judgement/medical/timeline/timelineDays.ts';
import type { RunningPeriod } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { PLANET_PHRASES } from './tables/planetPhrases.ts';
import * as phrases from './tables/timePhrases.ts';
import { firstParts, partsSaid, partsDescribedOf, described, weakest, type HealthDescription } from './description.ts';
import { dateSaid, filled, planetSaid, planetsSaid, type Said } from './bothScripts.ts';

const ANTARDASHA = 2;

/** The running mahadasha and antardasha, as far as known; deeper levels only where these are missing. */
function describedPeriods({ facts: { periods } }: HealthDescription): readonly RunningPeriod[] {
  const upper = periods.filter(({ level }) => level <= ANTARDASHA);
  return upper.length > 0 ? upper : periods.slice(0, 1);
}

/** Returns the sentence about the running dasha periods; null where none is known. */
export function runningPeriods(description: HealthDescription): Said | null {
  const [first, second] = describedPeriods(description);
  if (!first) return null;
  if (!second) return onePeriod(description, first);
  const lords = { maha: planetSaid(first.lord), antar: planetSaid(second.lord) };
  if (!second.end) return described(description, phrases.PERIODS_UNDATED, lords);
  const antarEnd = dateSaid(second.end);
  if (first.lord === second.lord) return described(description, phrases.SAME_LORD_DATED, { ...lords, antarEnd });
  if (first.end === second.end) return described(description, phrases.SAME_END_DATED, { ...lords, antarEnd });
  if (!first.end) return described(description, phrases.MAHADASHA_UNDATED, { ...lords, antarEnd });
  return described(description, phrases.PERIODS_DATED, { ...lords, mahaEnd: dateSaid(first.end), antarEnd });
}

function onePeriod(description: HealthDescription, { end, level, lord }: RunningPeriod): Said {
  const parts = { lord: planetSaid(lord), level: phrases.LEVELS_SAID[level - 1]! };
  return end
    ? described(description, phrases.ONE_DATED, { ...parts, end: dateSaid(end) })
    : described(description, phrases.ONE_UNDATED, parts);
}

/** Returns what the weightiest running period demands. */
export function askedByPeriods(description: HealthDescription): Said | null {
  const { facts } = description;
  const periods = describedPeriods(description);
  const weak = facts.weakPlanets.map(({ planet }) => planet);
  const asksCare = ({ asksForCare, lord }: RunningPeriod) => asksForCare ?? weak.includes(lord);
  const lowest = periods.at(-1);
  if (!lowest) return null;
  const { lord } = periods.findLast(asksCare) ?? lowest;
  const parts = { planet: planetSaid(lord), asks: PLANET_PHRASES[lord].asks };
  if (periods.some(asksCare)) {
    const isOne = new Set(periods.map((period) => period.lord)).size === 1;
    const sentences = isOne ? phrases.PERIOD_ASKS_CARE.slice(1) : phrases.PERIOD_ASKS_CARE;
    return described(description, sentences, { ...parts, parts: partsSaid(restedParts(description, lord)) });
  }
  const isCalm = facts.riskLevel !== 'high' && facts.riskLevel !== 'critical';
  const isKnown = periods.every(({ asksForCare }) => asksForCare === false);
  return described(description, isCalm && isKnown ? phrases.PERIOD_IS_EASY : phrases.PERIOD_ASKS, parts);
}

function restedParts(description: HealthDescription, lord: RunningPeriod['lord']): BodyPart[] {
  return partsDescribedOf(description, lord, lord === weakest(description)?.planet ? [] : firstParts(description), 2);
}

/** Returns the sentence about the pratyantardasha, after the two levels above it. */
export function nearPeriod({ facts: { periods } }: HealthDescription): Said | null {
  const near = periods.find(({ level }) => level === ANTARDASHA + 1);
  if (!near?.end || periods.length < 3) return null;
  return filled(phrases.NEAR_PERIOD, { lord: planetSaid(near.lord), end: dateSaid(near.end) });
}

/** Years ahead that a reading describes. */
const YEARS_DESCRIBED = 3;
/** About half a year. */
const LONG_DAYS = 180;

/** The current window, or the next where it begins soon. */
function careWindow(description: HealthDescription): Said | null {
  const { analysedOn: now, windows } = description.facts;
  const window = windows.find(({ end }) => now === null || end > now);
  if (!window || (now !== null && yearOf(window.start) > yearOf(now) + YEARS_DESCRIBED)) return null;
  const { end, planets, start } = window;
  const parts = { start: dateSaid(start), end: dateSaid(end), planets: planetsSaid(planets) };
  if (planets.length === 0) return described(description, phrases.WINDOW_UNNAMED, parts);
  if (now !== null && start <= now) return described(description, phrases.WINDOW_NOW, parts);
  if (daysBetween(start, end) > LONG_DAYS) return described(description, phrases.LONG_WINDOW_AHEAD, parts);
  return described(description, planets.length > 1 ? phrases.WINDOW_AHEAD : phrases.WINDOW_AHEAD.slice(1), parts);
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** Returns a transit through a house of health; null where a window of care is near. */
export function ahead(description: HealthDescription): Said | null {
  return careWindow(description) ?? passage(description);
}

/** Returns the sentence about a transit where a window of care has been described already; null where there is none. */
export function furtherAhead(description: HealthDescription): Said | null {
  return careWindow(description) && passage(description);
}

/** The current transit, otherwise the next. */
function passage(description: HealthDescription): Said | null {
  const { analysedOn: now, passages } = description.facts;
  const found = passages.find(({ end }) => now === null || end > now);
  if (!found) return null;
  const { end, house, planet, start } = found;
  return described(description, now !== null && start <= now ? phrases.PASSAGE_NOW : phrases.PASSAGE_AHEAD, {
    planet: planetSaid(planet),
    house: phrases.HOUSES_SAID[house - 1]!,
    start: dateSaid(start),
    end: dateSaid(end),
  });
}
