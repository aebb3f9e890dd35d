/** Births of adults, evenly spread and the same every time, for properties that hold for every birth. */
import { birthContext } from '../../functions/_shell/context.ts';
import type { Language } from '../../lib/words/language.ts';

/** Days and minutes between one birth and the next; they share no factor with a year or a day, so that all hours and seasons occur. */
const [STEP_DAYS, STEP_MINUTES] = [89, 433];
const FIRST_MS = Date.UTC(1956, 0, 3);
const PLACES = [
  [28.61, 77.21],
  [19.08, 72.88],
  [40.71, -74.01],
  [51.51, -0.13],
  [-33.87, 151.21],
] as const;

/** Returns the contexts of some births from 1956 on, at the end of 2026. */
export function bornAdults(count: number, lang: Language) {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(FIRST_MS + index * (STEP_DAYS * 86_400_000 + STEP_MINUTES * 60_000));
    const [date, time] = at.toISOString().slice(0, 19).split('T') as [string, string];
    const [latitude, longitude] = PLACES[index % PLACES.length]!;
    const gender = index % 2 === 0 ? 'female' : 'male';
    const input = { name: '', date, time, latitude, longitude, timezone: '+00:00', gender };
    return birthContext(input, lang, { as_of: '2026-11-20' }, {}, false);
  });
}

/** Lists the sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.।])\s+/).filter((one) => one !== '');
}

/** Returns how often the most frequent of some texts occurs, as a share of them. */
export function mostFrequent(texts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Math.max(...counts.values()) / texts.length;
}
