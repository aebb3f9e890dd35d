/** The gazetteer, and the search for what a person types. */
import type { Language } from '../words/language.ts';

/** As scripts/gazetteer.mjs writes it: towns in columns, those of one region together. */
export interface GazetteerFile {
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
}

export interface GazetteerRegion {
  /** ISO 3166-1, two letters. */
  readonly country: string;
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
}

interface Entry {
  readonly place: GazetteerPlace;
  /** All names, folded, with a space before every word: ` new delhi nai dilli`. */
  readonly words: string;
  /** Whole names, folded, without the separators of their words. */
  readonly whole: readonly string[];
}

/** The largest places first. */
export type Gazetteer = readonly Entry[];

/** Returns the towns of a file, the largest first, with their names folded for searches. */
export function gazetteerOf(file: GazetteerFile): Gazetteer {
  const further = new Map(file.further.map((names) => [names.index, names]));
  const regions = file.regions.flatMap((region) => Array.from({ length: region.count }, () => region));
  const entries = file.names.split('\n').map((name, index) => {
    const { hindi, others } = further.get(index) ?? { hindi: '', others: [] };
    const [latitude, longitude] = [file.latitudes[index]! / 1e4, file.longitudes[index]! / 1e4];
    return entryOf({ name, hindi, region: regions[index]!, latitude, longitude }, others);
  });
  const weight = (index: number) => file.weights.charCodeAt(index);
  const order = entries.map((_, index) => index).sort((a, b) => weight(b) - weight(a));
  return order.map((index) => entries[index]!);
}

function entryOf(place: GazetteerPlace, others: readonly string[]): Entry {
  const names = [place.name, place.hindi, ...others].filter((name) => name !== '').map(folded);
  return { place, words: ` ${names.join(' ')}`, whole: names.map(squeezed) };
}

/**
 * Returns the places that a text may mean: exact names first, then names that begin with it, then names with a word
 * that begins with it; the largest first among equals. Text after a comma is the beginning of a region or a country.
 */
export function foundPlaces(gazetteer: Gazetteer, text: string, most: number): GazetteerPlace[] {
  const [wanted = '', ...areas] = text.split(',').map((part) => folded(part));
  if (wanted === '') return [];
  const ranks: [GazetteerPlace[], GazetteerPlace[], GazetteerPlace[]] = [[], [], []];
  const whole = squeezed(wanted);
  for (const { place, words, whole: names } of gazetteer) {
    const rank = rankOf(names, words, wanted, whole);
    if (rank !== null && ranks[rank].length < most && isWithin(place.region, areas)) ranks[rank].push(place);
  }
  return ranks.flat().slice(0, most);
}

/** Returns the place that a text names in full, the largest of that name; null where there is none. */
export function placeCalled(gazetteer: Gazetteer, text: string): GazetteerPlace | null {
  const [wanted = '', ...areas] = text.split(',').map((part) => folded(part));
  const whole = squeezed(wanted);
  if (whole === '') return null;
  return gazetteer.find((entry) => entry.whole.includes(whole) && isWithin(entry.place.region, areas))?.place ?? null;
}

function rankOf(names: readonly string[], words: string, wanted: string, whole: string): 0 | 1 | 2 | null {
  if (names.includes(whole)) return 0;
  if (names.some((name) => name.startsWith(whole))) return 1;
  return words.includes(` ${wanted}`) ? 2 : null;
}

function isWithin({ country, name, hindi }: GazetteerRegion, areas: readonly string[]): boolean {
  const names = [name, hindi, country, countryName(country, 'en'), countryName(country, 'hi')].map(folded);
  return areas.every((area) => names.some((known) => known.startsWith(area)));
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

/** Returns a name in lower case without accents and without what Hindi spelling may omit, with single spaces. */
export function folded(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Script=Inherited}\u093c]/gu, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[łøđðıßæœþ]/g, (letter) => SINGLE_LETTERS[letter]!)
    .replace(/[’'`.]/g, '')
    .replace(/[\s\-–()]+/g, ' ')
    .trim();
}

function squeezed(name: string): string {
  return name.replaceAll(' ', '');
}

const COUNTRIES: Readonly<Record<Language, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  hi: new Intl.DisplayNames('hi', { type: 'region' }),
};

function countryName(code: string, lang: Language): string {
  return COUNTRIES[lang].of(code) ?? code;
}

/** Returns the name of a place in a language; in English where it has none in that language. */
export function placeName({ name, hindi }: GazetteerPlace, lang: Language): string {
  return lang === 'hi' && hindi !== '' ? hindi : name;
}

/** `Maharashtra, India`. */
export function areaText({ region: { country, name, hindi } }: GazetteerPlace, lang: Language): string {
  const region = lang === 'hi' && hindi !== '' ? hindi : name;
  return [region, countryName(country, lang)].filter((part) => part !== '').join(', ');
}

/** `Pune, Maharashtra, India`. */
export function placeText(place: GazetteerPlace, lang: Language): string {
  return `${placeName(place, lang)}, ${areaText(place, lang)}`;
}

/** `18.5196° N, 73.8553° E`. */
export function coordinatesText({ latitude, longitude }: GazetteerPlace): string {
  const part = (degrees: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;
  return `${part(latitude, ['N', 'S'])}, ${part(longitude, ['E', 'W'])}`;
}
