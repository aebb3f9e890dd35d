/** Records that several answers about a day share. */
import { moonEvents } from '../../astro/panchang/moon.ts';
import type { FormedYoga } from '../../astro/panchang/dayYogas.ts';
import { citation } from '../../astro/source.ts';
import type { SpecialYoga } from '../../schemas/panchang/dayYogas.ts';
import type { DailyContext } from '../../birth/dailyContext.ts';
import { evidenceRecord } from '../common.ts';
import { iast } from '../../words/iast.ts';
import { DAILY } from '../../words/subjects/daily.ts';
import { PANCHANG } from '../../words/subjects/panchang.ts';
import { say } from '../../words/say.ts';
import { namesIn, type Names } from '../../words/names.ts';
import { SECONDS_PER_DAY, type TimeSpan } from '../../astro/time.ts';
import { DEITIES, type DeityId } from '../../astro/tables/deities.ts';
import { NAKSHATRAS } from '../../astro/tables/nakshatras.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { PanchangName } from '../../astro/tables/panchang.ts';
import type { DayHead, TrilingualName as NameForms, Span } from '../../schemas/common/panchangElements.ts';

/** Returns the fields that every answer about a day begins with. */
export function dayHead({ date, day, instant, names }: DailyContext): DayHead {
  const known = (jdUT: number | null) => (jdUT === null ? null : instant(jdUT));
  return {
    date,
    sunrise: known(day.sunriseJdUT),
    sunset: known(day.sunsetJdUT),
    next_sunrise: known(day.nextSunriseJdUT),
    bounds: { start: instant(day.startJdUT), dusk: instant(day.duskJdUT), end: instant(day.endJdUT) },
    is_approximate: day.isApproximate,
    reason: day.reason,
    note: day.reason && PANCHANG[names.lang].sun_stays({ where: day.reason }),
  };
}

/** Returns the start and end of a span in the local time of the place. */
export function spanRecord({ startJdUT, endJdUT }: TimeSpan, { instant }: Pick<DailyContext, 'instant'>): Span {
  return { start: instant(startJdUT), end: instant(endJdUT) };
}

/** Returns a span with its duration. */
export function timedRecord(span: TimeSpan, context: DailyContext): Span & { duration_seconds: number } {
  return { ...spanRecord(span, context), duration_seconds: seconds(span) };
}

/** Returns the length of a span in whole seconds. */
export function seconds({ startJdUT, endJdUT }: TimeSpan): number {
  return Math.round((endJdUT - startJdUT) * SECONDS_PER_DAY);
}

/** By Devanagari name: names come from tables, and transliterating one costs as much as finding when a tithi ends. */
const latin = new Map<string, string>();

/** Returns a name in English, in IAST and in Devanagari; `inSanskrit` is the word where that of Hindi is another. */
export function nameForms({ inSanskrit, name, sanskrit }: PanchangName): NameForms {
  const word = inSanskrit ?? sanskrit;
  let letters = latin.get(word);
  if (letters === undefined) latin.set(word, (letters = iast(word)));
  return { english: name, sanskrit: letters, hindi: sanskrit };
}

/** Returns the name of a planet in its three forms. */
export function planetForms(planet: Planet): NameForms {
  const hindi = { name: planet, sanskrit: namesIn('hi').planet(planet) };
  return nameForms(planet === 'Moon' ? { ...hindi, inSanskrit: 'चंद्र' } : hindi);
}

/** Returns the name of a nakshatra in its three forms, by index, Ashwini 0. */
export function nakshatraForms(nakshatraIndex: number): NameForms {
  const name = NAKSHATRAS[nakshatraIndex]!;
  const hindi = { name, sanskrit: namesIn('hi').nakshatra(nakshatraIndex) };
  return nameForms(name === 'Swati' ? { ...hindi, inSanskrit: 'स्वाती' } : hindi);
}

/** Returns the record of a deity in the language asked for. */
export function deityRecord(id: DeityId, names: Names): { id: string; name: string } {
  return { id, name: names.of(DEITIES[id]) };
}

/** Finds moonrise and moonset of the civil date. */
export function dayMoonEvents(context: DailyContext): ReturnType<typeof moonEvents> {
  const { conventions, ephemeris, midnightJdUT: startJdUT, moment, nextMidnightJdUT: endJdUT } = context;
  return moonEvents({ startJdUT, endJdUT }, moment, conventions.sunrise, ephemeris);
}

/** Lists the records of the special yogas formed in a day, with conditions and text. */
export function specialYogaRecords(formed: readonly FormedYoga[], context: DailyContext): SpecialYoga[] {
  const { names } = context;
  return formed.map((found) => ({
    id: found.yoga.id,
    name: names.of(found.yoga),
    ...spanRecord(found, context),
    nature: found.yoga.nature,
    meaning: names.text(found.yoga.meaning),
    conditions: found.conditions.map((condition) =>
      evidenceRecord({ ...condition, text: say(DAILY, condition.text, names.lang) }, found.yoga.source),
    ),
    source: citation(found.yoga.source),
    confidence: 'rule_exact',
  }));
}
