/** The search for a name that is typed with a mistake. */
import { distance } from 'fastest-levenshtein';
import { areaNames, foundPlaces, placeTextOf } from './gazetteer.ts';
import type { Gazetteer, GazetteerPlace, GazetteerRegion } from './gazetteer.ts';

/** Returns the places that a text may mean; where there are none, those whose names are written much like it. */
export function placesMeant(gazetteer: Gazetteer, text: string, most: number): GazetteerPlace[] {
  const found = foundPlaces(gazetteer, text, most);
  return found.length > 0 ? found : placesLike(gazetteer, text, most);
}

/** Shorter names are like too many others. */
const SHORTEST = 4;
/** From this length on, two letters may be wrong. */
const LONG = 6;
const MOST_MISTAKES = 2;

/** The most mistakes in a name of this length. */
function mistakesIn(letters: number): number {
  if (letters < SHORTEST) return 0;
  return letters < LONG ? 1 : MOST_MISTAKES;
}

/**
 * Returns the places with a name that differs from a text by one or two letters: the fewest mistakes first, whole names
 * before beginnings of names, the largest first among equals.
 */
function placesLike({ places, whole }: Gazetteer, text: string, most: number): GazetteerPlace[] {
  const wanted = placeTextOf(text);
  if (!wanted) return [];
  const ranks = Array.from({ length: 2 * MOST_MISTAKES + 1 }, () => new Set<GazetteerPlace>());
  const isWithin = areaTest(wanted.areas);
  for (const { name, place: number } of namesLike(whole, wanted.whole)) {
    const rank = rankOf(name, wanted.whole);
    const place = places[number]!;
    if (rank !== null && ranks[rank]!.size < most && isWithin(place.region)) ranks[rank]!.add(place);
  }
  return [...new Set(ranks.flatMap((places) => [...places]))].slice(0, most);
}

interface NameOfPlace {
  readonly name: string;
  readonly place: number;
}

/**
 * Yields the names that begin much like a text and have nearly all of its letters: few do, and both are seen in a moment.
 */
function* namesLike({ text, starts }: Gazetteer['whole'], wanted: string): Generator<NameOfPlace> {
  const mistakes = mistakesIn(wanted.length);
  if (mistakes === 0) return;
  const letters = lettersIn(wanted, 0, wanted.length);
  const longest = wanted.length + mistakes;
  let place = 0;
  for (let start = 1; start < text.length;) {
    const end = text.indexOf('\n', start);
    if (start > starts[place + 1]!) place++;
    const isCandidate =
      end - start >= wanted.length - mistakes &&
      beginsLike(text, start, wanted) &&
      bitsOf(letters & ~lettersIn(text, start, Math.min(end, start + longest))) <= mistakes;
    if (isCandidate) yield { name: text.slice(start, end), place };
    start = end + 1;
  }
}

/** Tells whether one of the first two letters stands among the first two of a text: a mistake is rarely in both. */
function beginsLike(text: string, start: number, wanted: string): boolean {
  const first = text[start];
  const second = text[start + 1];
  return first === wanted[0] || first === wanted[1] || second === wanted[0] || second === wanted[1];
}

/** Returns one bit for each letter of a part of a text; letters of different scripts share bits. */
function lettersIn(text: string, start: number, end: number): number {
  let letters = 0;
  for (let at = start; at < end; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count++;
  return count;
}

/** Returns 0 for no mistake in the whole name, 1 for none in its beginning, 2 for one, and so on; null for too many. */
function rankOf(name: string, wanted: string): number | null {
  const most = mistakesIn(wanted.length);
  if (name.length <= wanted.length + most) {
    const mistakes = mistakesBetween(name, wanted);
    if (mistakes <= most) return 2 * mistakes;
  }
  // A name that is not typed to its end is less certain.
  const beginnings = [name.slice(0, wanted.length), name.slice(0, wanted.length + 1)];
  const mistakes = Math.min(...beginnings.map((beginning) => mistakesBetween(beginning, wanted)));
  return mistakes < most ? 2 * mistakes + 1 : null;
}

/** Returns how many letters are wrong, missing or too many; two neighbours exchanged are one mistake. */
function mistakesBetween(a: string, b: string): number {
  const mistakes = distance(a, b);
  return mistakes === 2 && isExchanged(a, b) ? 1 : mistakes;
}

function isExchanged(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a === b.slice(0, at) + b[at + 1] + b[at] + b.slice(at + 2);
}

/** Returns a test of regions; each is compared once. */
function areaTest(areas: readonly string[]): (region: GazetteerRegion) => boolean {
  const known = new Map<GazetteerRegion, boolean>();
  return (region) => {
    const isKnown = known.get(region) ?? areas.every((area) => areaNames(region).some((name) => isLike(name, area)));
    known.set(region, isKnown);
    return isKnown;
  };
}

function isLike(name: string, area: string): boolean {
  return name.startsWith(area) || distance(name, area) <= mistakesIn(area.length);
}
