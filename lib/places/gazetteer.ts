/** The gazetteer, and the search for what a person types. */
import type { Language } from '../words/language.ts';

/** As scripts/gazetteer.mjs writes it: towns in columns, those of one region together. */
export interface GazetteerFile {
  /** Names of countries, by their code in ISO 3166-1 of two letters. */
  readonly countries: Readonly<Record<string, CountryNames>>;
  readonly regions: readonly {
    readonly country: string;
    readonly name: string;
    readonly hindi: string;
    readonly count: number;
  }[];
  /** One name a line. */
  readonly names: string;
  /** In ten-thousandths of a degree. */
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  /** One letter for each town; a later letter means more people. */
  readonly weights: string;
  readonly further: readonly { readonly index: number; readonly hindi: string; readonly others: readonly string[] }[];
  /** Places in the lists by their time zone: for hosts without the borders of the zones. */
  readonly zones?: Readonly<Record<string, readonly number[]>> | undefined;
}

/** The name of a country in each language of the sentences. */
type CountryNames = Readonly<Record<Language, string>>;

export interface GazetteerRegion {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** Null for a place that was not found in the file, as that of a link. */
  readonly countryNames: CountryNames | null;
  /** Empty where the country is enough. */
  readonly name: string;
  readonly hindi: string;
}

export interface GazetteerPlace {
  readonly name: string;
  /** Empty where it is not known. */
  readonly hindi: string;
  readonly region: GazetteerRegion;
  readonly latitude: number;
  readonly longitude: number;
  /** Its time zone where the file names it; otherwise null, and the borders tell. */
  readonly zone: string | null;
}

/** Names of all places in one text, so that a search is one pass of the engine over it. */
interface NameIndex {
  readonly text: string;
  /** The line break before the names of each place, and that after the last. */
  readonly starts: readonly number[];
}

export interface Gazetteer {
  /** The largest first. */
  readonly places: readonly GazetteerPlace[];
  /** Whole names, folded, without the separators of their words, each between line breaks: `\nnewdelhi\nnaidilli\n`. */
  readonly whole: NameIndex;
  /** All names, folded, with a space before every word: ` new delhi nai dilli`. */
  readonly words: NameIndex;
}

/** Returns the towns of a file, the largest first, with their names folded for searches. */
export function gazetteerOf(file: GazetteerFile): Gazetteer {
  const further = new Map(file.further.map((names) => [names.index, names]));
  const regions = file.regions.flatMap(({ count, ...region }) =>
    Array<GazetteerRegion>(count).fill({ ...region, countryNames: file.countries[region.country]! }),
  );
  const names = file.names.split('\n');
  const zones = new Map(
    Object.entries(file.zones ?? {}).flatMap(([zone, indexes]) => indexes.map((index) => [index, zone])),
  );
  const order = names.map((_, index) => index);
  order.sort((a, b) => file.weights.charCodeAt(b) - file.weights.charCodeAt(a));
  const places = order.map((index) => ({
    name: names[index]!,
    hindi: further.get(index)?.hindi ?? '',
    region: regions[index]!,
    latitude: file.latitudes[index]! / 1e4,
    longitude: file.longitudes[index]! / 1e4,
    zone: zones.get(index) ?? null,
  }));
  // Folded in one go, which takes a third of the time.
  const lines = order.map((index) => namesOf(names[index]!, further.get(index))).join('\n');
  const text = `\n${folded(lines)}\n`;
  return {
    places,
    whole: indexed(squeezed(text), '\n'),
    words: indexed(text.replaceAll('\n', '\n '), ' '),
  };
}

/** Between the names of one place, until they are indexed. */
const NEXT_NAME = '|';

function namesOf(name: string, further: GazetteerFile['further'][number] | undefined): string {
  if (!further) return name;
  return [name, further.hindi, ...further.others].filter((one) => one !== '').join(NEXT_NAME);
}

/** @param between what stands between the names of one place */
function indexed(text: string, between: string): NameIndex {
  const starts: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at);
  return { text: text.replaceAll(NEXT_NAME, between), starts };
}

/** Yields the numbers of the places whose names contain a text, in their order. */
function* holding({ text, starts }: NameIndex, wanted: string): Generator<number> {
  for (let at = text.indexOf(wanted); at !== -1;) {
    const place = placeAt(starts, at);
    yield place;
    at = text.indexOf(wanted, starts[place + 1]!);
  }
}

/** Returns the last place that begins at a position or before it. */
export function placeAt(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A text that a person types, read as the name of a town and, after commas, beginnings of a region or a country. */
export interface PlaceText {
  readonly words: string;
  /** Without the separators of its words. */
  readonly whole: string;
  readonly areas: readonly string[];
}

/** Returns a text as what is searched for; null where it names nothing. */
export function placeTextOf(text: string): PlaceText | null {
  const [words = '', ...areas] = text.replaceAll('\n', ' ').split(',').map(folded);
  return words === '' ? null : { words, whole: squeezed(words), areas };
}

/**
 * Returns the places that a text may mean: exact names first, then names that begin with it, then names with a word
 * that begins with it; the largest first among equals. Text after a comma is the beginning of a region or a country.
 */
export function foundPlaces(gazetteer: Gazetteer, text: string, most: number): GazetteerPlace[] {
  const wanted = placeTextOf(text);
  if (!wanted) return [];
  const { places, whole, words } = gazetteer;
  const found = new Set<GazetteerPlace>();
  const searches = [
    [whole, `\n${wanted.whole}\n`],
    [whole, `\n${wanted.whole}`],
    [words, ` ${wanted.words}`],
  ] as const;
  for (const [index, sought] of searches) {
    for (const number of holding(index, sought)) {
      if (found.size >= most) return [...found];
      const place = places[number]!;
      if (isWithin(place.region, wanted.areas)) found.add(place);
    }
  }
  return [...found];
}

/** Returns the place that a text names in full, the largest of that name; null where there is none. */
export function placeCalled({ places, whole }: Gazetteer, text: string): GazetteerPlace | null {
  const wanted = placeTextOf(text);
  if (!wanted) return null;
  for (const number of holding(whole, `\n${wanted.whole}\n`)) {
    const place = places[number]!;
    if (isWithin(place.region, wanted.areas)) return place;
  }
  return null;
}

function isWithin(region: GazetteerRegion, areas: readonly string[]): boolean {
  return areas.every((area) => areaNames(region).some((known) => known.startsWith(area)));
}

const namesOfAreas = new WeakMap<GazetteerRegion, readonly string[]>();

/** Returns the names of a region and its country, folded; worked out once for each region. */
export function areaNames(region: GazetteerRegion): readonly string[] {
  const known = namesOfAreas.get(region);
  if (known) return known;
  const { country, hindi, name } = region;
  const names = [name, hindi, country, countryName(region, 'en'), countryName(region, 'hi')].map(folded);
  namesOfAreas.set(region, names);
  return names;
}

/** Letters that Unicode does not decompose into a letter and a mark. */
const SINGLE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * Returns names, one a line, in lower case without accents and without what Hindi spelling may omit, with single spaces.
 */
export function folded(names: string): string {
  return names
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Script=Inherited}\u093c]/gu, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[łøđðıßæœþ]/g, (letter) => SINGLE_LETTERS[letter]!)
    .replace(/[’'`.]/g, '')
    .replace(/[^\S\n]|[–()-]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?([\n|]) ?/g, '$1')
    .trim();
}

function squeezed(name: string): string {
  return name.replaceAll(' ', '');
}

/**
 * Returns the name of the country in a language: that of the file, where there is none that of the JavaScript engine, and
 * where it has none the code.
 */
export function countryName({ country, countryNames }: GazetteerRegion, lang: Language): string {
  if (countryNames) return countryNames[lang];
  if (typeof Intl === 'undefined' || !('DisplayNames' in Intl)) return country;
  return new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country;
}

/** Returns the name of a place in a language; in English where it has none in that language. */
export function placeName({ name, hindi }: GazetteerPlace, lang: Language): string {
  return lang === 'hi' && hindi !== '' ? hindi : name;
}

/** Returns the name of a region in a language; empty where the country is enough. */
export function regionName({ hindi, name }: GazetteerRegion, lang: Language): string {
  return lang === 'hi' && hindi !== '' ? hindi : name;
}

/** `Maharashtra, India`. */
export function areaText({ region }: GazetteerPlace, lang: Language): string {
  const parts = [regionName(region, lang), countryName(region, lang)];
  return parts.filter((part) => part !== '').join(', ');
}

/** `Pune, Maharashtra, India`. */
export function placeText(place: GazetteerPlace, lang: Language): string {
  return `${placeName(place, lang)}, ${areaText(place, lang)}`;
}

/** `18.5196° N, 73.8553° E`. */
export function coordinatesText({ latitude, longitude }: Pick<GazetteerPlace, 'latitude' | 'longitude'>): string {
  const part = (degrees: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;
  return `${part(latitude, ['N', 'S'])}, ${part(longitude, ['E', 'W'])}`;
}
