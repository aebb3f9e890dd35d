/** The second paragraph of a reading: the running periods, and the times ahead that need care. */
import { factsOf, type Fact } from '../../astro/factsOf.ts';
import type { BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import type { RunningPeriod } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { daysBetween } from '../../astro/judgement/medical/timeline/timelineDays.ts';
import type { ReadingTimeWords } from '../../words/facts/health/reading.ts';
import { dateHi, planetHi, planetsHi } from '../../words/hi/grammar.ts';
import { PLANET_PHRASES_HI } from '../../words/hi/health/planetPhrases.ts';
import { bodyPartsHi } from '../../words/hi/health/readingChart.ts';
import { firstParts, idsOf, partsDescribedOf, variant, weakest, type HealthDescription } from './description.ts';

const fact = factsOf<ReadingTimeWords>();
type Sentence = Fact<ReadingTimeWords>;

const ANTARDASHA = 2;

/** The running mahadasha and antardasha, as far as known; deeper levels only where these are missing. */
function describedPeriods({ facts: { periods } }: HealthDescription): readonly RunningPeriod[] {
  const upper = periods.filter(({ level }) => level <= ANTARDASHA);
  return upper.length > 0 ? upper : periods.slice(0, 1);
}

/** Returns the sentence about the running dasha periods; null where none is known. */
export function runningPeriods(description: HealthDescription): Sentence | null {
  const [first, second] = describedPeriods(description);
  if (!first) return null;
  if (!second) return onePeriod(first);
  const mahadasha = { planet: first.lord };
  if (!second.end) return fact('periods_undated', { mahadasha, antardasha: { planet: second.lord } });
  const antardasha = { planet: second.lord, endDate: second.end };
  if (first.lord === second.lord) return fact('periods_of_one_lord', { antardasha });
  if (first.end === second.end) return fact('periods_to_one_end', { mahadasha, antardasha });
  if (!first.end) return fact('mahadasha_undated', { mahadasha, antardasha });
  const about = [planetHi(first.lord), planetHi(second.lord), dateHi(first.end), dateHi(second.end)];
  return fact('periods', {
    mahadasha: { ...mahadasha, endDate: first.end },
    antardasha,
    variant: variant(description, ...about),
  });
}

function onePeriod({ end, level, lord }: RunningPeriod): Sentence {
  const found = { planet: lord, level };
  return end ? fact('one_period', { ...found, endDate: end }) : fact('one_period_undated', found);
}

/** Returns what the weightiest running period demands. */
export function askedByPeriods(description: HealthDescription): Sentence | null {
  const { facts } = description;
  const periods = describedPeriods(description);
  const weak = facts.weakPlanets.map(({ planet }) => planet);
  const asksCare = ({ asksForCare, lord }: RunningPeriod) => asksForCare ?? weak.includes(lord);
  const lowest = periods.at(-1);
  if (!lowest) return null;
  const { lord: planet } = periods.findLast(asksCare) ?? lowest;
  if (periods.some(asksCare)) {
    const isOne = new Set(periods.map(({ lord }) => lord)).size === 1;
    const parts = idsOf(restedParts(description, planet));
    const about = [planetHi(planet), PLANET_PHRASES_HI[planet].asks, bodyPartsHi(parts)];
    const id = isOne ? 'one_lord_asks_care' : 'period_asks_care';
    return fact(id, { planet, parts, variant: variant(description, ...about) });
  }
  const isCalm = facts.riskLevel !== 'high' && facts.riskLevel !== 'critical';
  const isKnown = periods.every(({ asksForCare }) => asksForCare === false);
  return fact(isCalm && isKnown ? 'period_is_easy' : 'period_asks', { planet });
}

function restedParts(description: HealthDescription, lord: RunningPeriod['lord']): BodyPart[] {
  return partsDescribedOf(description, lord, lord === weakest(description)?.planet ? [] : firstParts(description), 2);
}

/** Returns the sentence about the pratyantardasha, after the two levels above it. */
export function nearPeriod({ facts: { periods } }: HealthDescription): Sentence | null {
  const near = periods.find(({ level }) => level === ANTARDASHA + 1);
  if (!near?.end || periods.length < 3) return null;
  return fact('near_period', { planet: near.lord, endDate: near.end });
}

/** Years ahead that a reading describes. */
const YEARS_DESCRIBED = 3;
/** About half a year. */
const LONG_DAYS = 180;

/** The current window, or the next where it begins soon. */
function careWindow(description: HealthDescription): Sentence | null {
  const { analysedOn: now, windows } = description.facts;
  const window = windows.find(({ end }) => now === null || end > now);
  if (!window || (now !== null && yearOf(window.start) > yearOf(now) + YEARS_DESCRIBED)) return null;
  const { end, planets, start } = window;
  const span = { startDate: start, endDate: end };
  if (planets.length === 0) return fact('window_unnamed', span);
  if (now !== null && start <= now) return fact('window_now', { endDate: end, planets });
  if (daysBetween(start, end) > LONG_DAYS) return fact('long_window', { ...span, planets });
  if (planets.length === 1) return fact('window_of_one', { ...span, planets });
  const chosen = variant(description, dateHi(start), dateHi(end), planetsHi(planets));
  return fact('window', { ...span, planets, variant: chosen });
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** Returns a transit through a house of health; null where a window of care is near. */
export function ahead(description: HealthDescription): Sentence | null {
  return careWindow(description) ?? passage(description);
}

/** Returns the sentence about a transit where a window of care has been described already; null where there is none. */
export function furtherAhead(description: HealthDescription): Sentence | null {
  return careWindow(description) && passage(description);
}

/** The current transit, otherwise the next. */
function passage({ facts: { analysedOn: now, passages } }: HealthDescription): Sentence | null {
  const found = passages.find(({ end }) => now === null || end > now);
  if (!found) return null;
  const { end, house, planet, start } = found;
  return now !== null && start <= now
    ? fact('passage_now', { planet, house, endDate: end })
    : fact('passage_ahead', { planet, house, startDate: start, endDate: end });
}
