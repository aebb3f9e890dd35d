/** The second paragraph of a reading: the periods that run, and the times ahead that ask for care. */
import type { BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { daysBetween } from '../../astro/judgement/medical/timeline/timelineDays.ts';
import type { RunningPeriod } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { PLANET_TALES } from './tables/planetPhrases.ts';
import * as phrases from './tables/timePhrases.ts';
import { firstParts, partsSaid, partsToldOf, told, weakest, type Telling } from './telling.ts';
import { dateSaid, filled, planetSaid, planetsSaid, type Said } from './tongues.ts';

const ANTARDASHA = 2;

/** The mahadasha and the antardasha, as far as they are known; deeper ones only where there is nothing else. */
function toldPeriods({ facts: { periods } }: Telling): readonly RunningPeriod[] {
  const upper = periods.filter(({ level }) => level <= ANTARDASHA);
  return upper.length > 0 ? upper : periods.slice(0, 1);
}

export function runningPeriods(telling: Telling): Said | null {
  const [first, second] = toldPeriods(telling);
  if (!first) return null;
  if (!second) return onePeriod(telling, first);
  const lords = { maha: planetSaid(first.lord), antar: planetSaid(second.lord) };
  if (!second.end) return told(telling, phrases.PERIODS_UNDATED, lords);
  const antarEnd = dateSaid(second.end);
  if (first.lord === second.lord) return told(telling, phrases.SAME_LORD_DATED, { ...lords, antarEnd });
  if (first.end === second.end) return told(telling, phrases.SAME_END_DATED, { ...lords, antarEnd });
  if (!first.end) return told(telling, phrases.MAHADASHA_UNDATED, { ...lords, antarEnd });
  return told(telling, phrases.PERIODS_DATED, { ...lords, mahaEnd: dateSaid(first.end), antarEnd });
}

function onePeriod(telling: Telling, { end, level, lord }: RunningPeriod): Said {
  const parts = { lord: planetSaid(lord), level: phrases.LEVELS_SAID[level - 1]! };
  return end
    ? told(telling, phrases.ONE_DATED, { ...parts, end: dateSaid(end) })
    : told(telling, phrases.ONE_UNDATED, parts);
}

/** What the period that weighs most asks for. */
export function askedByPeriods(telling: Telling): Said | null {
  const { facts } = telling;
  const periods = toldPeriods(telling);
  const weak = facts.weakPlanets.map(({ planet }) => planet);
  const asksCare = ({ asksForCare, lord }: RunningPeriod) => asksForCare ?? weak.includes(lord);
  const lowest = periods.at(-1);
  if (!lowest) return null;
  const { lord } = periods.findLast(asksCare) ?? lowest;
  const parts = { planet: planetSaid(lord), asks: PLANET_TALES[lord].asks };
  if (periods.some(asksCare)) {
    const isOne = new Set(periods.map((period) => period.lord)).size === 1;
    const sentences = isOne ? phrases.PERIOD_ASKS_CARE.slice(1) : phrases.PERIOD_ASKS_CARE;
    return told(telling, sentences, { ...parts, parts: partsSaid(restedParts(telling, lord)) });
  }
  const isCalm = facts.riskLevel !== 'high' && facts.riskLevel !== 'critical';
  const isKnown = periods.every(({ asksForCare }) => asksForCare === false);
  return told(telling, isCalm && isKnown ? phrases.PERIOD_IS_EASY : phrases.PERIOD_ASKS, parts);
}

function restedParts(telling: Telling, lord: RunningPeriod['lord']): BodyPart[] {
  return partsToldOf(telling, lord, lord === weakest(telling)?.planet ? [] : firstParts(telling), 2);
}

/** The pratyantardasha, beside the two above it. */
export function nearPeriod({ facts: { periods } }: Telling): Said | null {
  const near = periods.find(({ level }) => level === ANTARDASHA + 1);
  if (!near?.end || periods.length < 3) return null;
  return filled(phrases.NEAR_PERIOD, { lord: planetSaid(near.lord), end: dateSaid(near.end) });
}

/** What lies further ahead is no concern of today. */
const YEARS_TOLD = 3;
/** About half a year. */
const LONG_DAYS = 180;

/** The window that goes on, or the next, where it begins soon. */
function careWindow(telling: Telling): Said | null {
  const { analysedOn: now, windows } = telling.facts;
  const window = windows.find(({ end }) => now === null || end > now);
  if (!window || (now !== null && yearOf(window.start) > yearOf(now) + YEARS_TOLD)) return null;
  const { end, planets, start } = window;
  const parts = { start: dateSaid(start), end: dateSaid(end), planets: planetsSaid(planets) };
  if (planets.length === 0) return told(telling, phrases.WINDOW_UNNAMED, parts);
  if (now !== null && start <= now) return told(telling, phrases.WINDOW_NOW, parts);
  if (daysBetween(start, end) > LONG_DAYS) return told(telling, phrases.LONG_WINDOW_AHEAD, parts);
  return told(telling, planets.length > 1 ? phrases.WINDOW_AHEAD : phrases.WINDOW_AHEAD.slice(1), parts);
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** Where no window lies near, what passes a place of health. */
export function ahead(telling: Telling): Said | null {
  return careWindow(telling) ?? passage(telling);
}

export function furtherAhead(telling: Telling): Said | null {
  return careWindow(telling) && passage(telling);
}

/** The passage that goes on, else the next. */
function passage(telling: Telling): Said | null {
  const { analysedOn: now, passages } = telling.facts;
  const found = passages.find(({ end }) => now === null || end > now);
  if (!found) return null;
  const { end, house, planet, start } = found;
  return told(telling, now !== null && start <= now ? phrases.PASSAGE_NOW : phrases.PASSAGE_AHEAD, {
    planet: planetSaid(planet),
    house: phrases.HOUSES_SAID[house - 1]!,
    start: dateSaid(start),
    end: dateSaid(end),
  });
}
