/**
 * The grammar of Hindi sentences: ordinals, cases, lists, dates, times. Pure, without facts of its own.
 *
 * `direct` is the form of a subject, `oblique` the one before में, का, से, पर, को; a feminine form serves both.
 */
import type { Lordship } from '../../astro/dasha/facts.ts';
import type { BirthPlace, SignPlace } from '../../astro/judgement/dasha/facts.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import {
  DIGNITY_SIGNS_HI,
  HOUSE_LORDS_HI,
  HOUSE_WORDS_HI,
  MONTHS_HI,
  NAKSHATRAS_HI,
  PLANETS_HI,
  SIGNS_HI,
  WEEKDAYS_HI,
} from './vocabulary.ts';

const DIRECT = 'पहला दूसरा तीसरा चौथा पाँचवाँ छठा सातवाँ आठवाँ नौवाँ दसवाँ ग्यारहवाँ बारहवाँ'.split(' ');
const OBLIQUE = 'पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें ग्यारहवें बारहवें'.split(' ');
const FEMININE = 'पहली दूसरी तीसरी चौथी पाँचवीं छठी सातवीं आठवीं नौवीं दसवीं ग्यारहवीं बारहवीं'.split(' ');
const COUNTS = 'एक दो तीन चार पाँच छह सात आठ नौ दस'.split(' ');

/** Returns a rank as a masculine subject has it: सातवाँ; above twelve 15वाँ. */
export function rankHi(number: number): string {
  return DIRECT[number - 1] ?? `${number}वाँ`;
}

/** Returns a rank before a masculine noun with a postposition, or in the plural: सातवें; above twelve 15वें. */
export function rankOblique(number: number): string {
  return OBLIQUE[number - 1] ?? `${number}वें`;
}

/** Returns a rank before a feminine noun: सातवीं; above twelve 15वीं. */
export function rankFeminine(number: number): string {
  return FEMININE[number - 1] ?? `${number}वीं`;
}

/** Returns a count of things: तीन; above ten in digits. */
export function countHi(count: number): string {
  return COUNTS[count - 1] ?? String(count);
}

/** Joins items with और, without a comma before it: सूर्य, चंद्रमा और मंगल. */
export function listHi(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} और ${items.at(-1)!}`;
}

/** Joins alternatives with या: मंगल या शनि. */
export function eitherHi(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} या ${items.at(-1)!}`;
}

/** Returns the name of a planet. */
export function planetHi(planet: Planet): string {
  return PLANETS_HI[planet];
}

/** Joins the names of planets: सूर्य, चंद्रमा और मंगल. */
export function planetsHi(planets: readonly Planet[]): string {
  return listHi(planets.map(planetHi));
}

/** Returns the name of a sign by its index, Aries = 0. */
export function signHi(signIndex: number): string {
  return SIGNS_HI[signIndex]!;
}

/** Returns कन्या राशि में, by the index of the sign. */
export function inSign(signIndex: number): string {
  return `${signHi(signIndex)} राशि में`;
}

/** Returns the name of a nakshatra by its index, Ashwini = 0. */
export function nakshatraHi(nakshatraIndex: number): string {
  return NAKSHATRAS_HI[nakshatraIndex]!;
}

/** Returns the name of a weekday, Sunday = 0. */
export function weekdayHi(weekdayIndex: number): string {
  return WEEKDAYS_HI[weekdayIndex]!;
}

/** Returns सातवाँ भाव, for a subject. */
export function houseHi(house: number): string {
  return `${rankHi(house)} भाव`;
}

/** Returns सातवें भाव, before a postposition. */
export function houseOblique(house: number): string {
  return `${rankOblique(house)} भाव`;
}

/** Returns सातवें भाव में; of the first house लग्न में. */
export function inHouse(house: number): string {
  return house === 1 ? 'लग्न में' : `${houseOblique(house)} में`;
}

/** Returns चौथे और सातवें भाव, before a postposition or as a plural. */
export function housesOblique(houses: readonly number[]): string {
  return `${listHi(houses.map(rankOblique))} भाव`;
}

/** Returns सप्तमेश. */
export function lordShort(house: number): string {
  return HOUSE_LORDS_HI[house - 1]!;
}

/** Returns चौथे और सातवें भाव का स्वामी. */
export function lordOf(houses: readonly number[]): string {
  return `${housesOblique(houses)} का स्वामी`;
}

/** Returns चौथे और सातवें भाव का स्वामी; of the first house alone लग्न का स्वामी. */
export function ownerOf(houses: readonly number[]): string {
  return `${placesHi(houses)} का स्वामी`;
}

/** Returns चौथे और सातवें भाव के स्वामी, before a postposition or a name in an oblique case. */
export function ownerOblique(houses: readonly number[]): string {
  return `${placesHi(houses)} के स्वामी`;
}

/** Returns चौथे और सातवें भाव, before a postposition; of the first house alone लग्न. */
export function placesHi(houses: readonly number[]): string {
  return houses.length === 1 && houses[0] === 1 ? 'लग्न' : housesOblique(houses);
}

/** Returns शुक्र चौथे और सातवें भाव का स्वामी है, without a full stop; of a node, for whom it acts. */
export function lordshipHi({ agents, houses, planet }: Lordship): string {
  if (agents.length === 0) return `${planetHi(planet)} ${ownerOf(houses)} है`;
  return `${planetHi(planet)} ${agentsHi(agents)} की ओर से फल देता है`;
}

/** Returns तीसरे और छठे भाव के स्वामी बुध, for each planet that a node acts for. */
export function agentsHi(agents: readonly { readonly planet: Planet; readonly houses: readonly number[] }[]): string {
  const said = agents.map((agent) => `${ownerOblique(agent.houses)} ${planetHi(agent.planet)}`);
  return listHi(said);
}

/** Returns मित्र की राशि सिंह में, before है or बैठे. */
export function signPlaceHi({ dignity, signIndex }: SignPlace): string {
  return `${DIGNITY_SIGNS_HI[dignity]} ${signHi(signIndex)} में`;
}

/** Returns नीच राशि तुला में, and that neecha bhanga lifts it where it does. */
export function birthPlaceHi({ isLifted, ...place }: BirthPlace): string {
  return isLifted ? `नीच भंग के साथ ${signPlaceHi(place)}` : signPlaceHi(place);
}

/** Returns what houses stand for in a few words, before a postposition: घर, माता, काम और पद. */
export function mattersHi(houses: readonly number[]): string {
  return listHi([...new Set(houses)].flatMap((house) => HOUSE_WORDS_HI[house - 1]!));
}

/** Returns 2 साल 3 महीने, from years; what is shorter than a month in days. */
export function lengthHi(years: number): string {
  const months = Math.round(years * 12);
  if (months === 0) return `${Math.round(years * 365.25)} दिन`;
  const [whole, rest] = [Math.floor(months / 12), months % 12];
  const parts = [...(whole > 0 ? [`${whole} साल`] : []), ...(rest > 0 ? [counted(rest, 'महीना', 'महीने')] : [])];
  return parts.join(' ');
}

/** Returns है for one, हैं for more. */
export function isOrAre(count: number): 'है' | 'हैं' {
  return count > 1 ? 'हैं' : 'है';
}

/** Returns 3 शर्तें or 1 शर्त; the forms are those of a subject. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns 15 जून 1990, from 1990-06-15. */
export function dateHi(isoDate: string): string {
  const { day, month, year } = partsOf(isoDate);
  return `${day} ${month} ${year}`;
}

/** Returns 15 जून 1990 को, from 1990-06-15. */
export function onDate(isoDate: string): string {
  return `${dateHi(isoDate)} को`;
}

/** Returns 28 फ़रवरी से 3 जून 2027 तक; what two dates share stands once. */
export function spanHi(fromIsoDate: string, untilIsoDate: string): string {
  if (fromIsoDate === untilIsoDate) return dateHi(fromIsoDate);
  const [from, until] = [partsOf(fromIsoDate), partsOf(untilIsoDate)];
  if (from.year !== until.year) return `${dateHi(fromIsoDate)} से ${dateHi(untilIsoDate)} तक`;
  const first = from.month === until.month ? String(from.day) : `${from.day} ${from.month}`;
  return `${first} से ${dateHi(untilIsoDate)} तक`;
}

function partsOf(isoDate: string): { day: number; month: string; year: number } {
  const [, year, month, day] = /^(.+)-(\d\d)-(\d\d)$/.exec(isoDate)!;
  return { day: Number(day), month: MONTHS_HI[Number(month) - 1]!, year: Number(year) };
}

/** Returns सुबह 6:27 बजे, from 06:27 or 06:27:00. */
export function atTime(time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  const part = hour < 4 || hour >= 20 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम';
  return `${part} ${hour % 12 || 12}:${minute} बजे`;
}

/** Returns दोपहर 2:30 बजे, or on another date than that of the sentence 21 नवंबर को दोपहर 2:30 बजे. */
export function clockHi(time: string, isoDate: string | null): string {
  return isoDate === null ? atTime(time) : `${dayMonthHi(isoDate)} को ${atTime(time)}`;
}

/** Returns 21 नवंबर, from 2026-11-21. */
export function dayMonthHi(isoDate: string): string {
  const { day, month } = partsOf(isoDate);
  return `${day} ${month}`;
}

/** Returns 12 अंश 30 कला, from degrees. */
export function degreesHi(degrees: number): string {
  const minutes = Math.round(degrees * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0) return `${whole} अंश`;
  return whole === 0 ? `${rest} कला` : `${whole} अंश ${rest} कला`;
}
