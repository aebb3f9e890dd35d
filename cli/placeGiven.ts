/** The place that a person names: coordinates, or a town of the gazetteer. */
import { townsMeant } from '../lib/birth/towns.ts';
import { areaText, coordinatesText, placeName, placeTextOf } from '../lib/places/gazetteer.ts';
import type { Language } from '../lib/words/language.ts';
import { knowZones, townIndex } from './data.ts';

/** A place as it is asked about and as it is shown. */
export interface Place {
  /** In degrees, as they were given: the service refuses what is out of range. */
  readonly latitude: number;
  readonly longitude: number;
  /** `Delhi, India`; coordinates where no town was named. */
  readonly text: string;
}

/** A town that may be meant. */
export interface Candidate {
  readonly text: string;
  readonly coordinates: string;
}

/** What was found for the text of a place. */
export type FoundPlace =
  | { readonly kind: 'found'; readonly place: Place; readonly namesakes: readonly string[] }
  | { readonly kind: 'ambiguous' | 'unknown'; readonly candidates: readonly Candidate[] };

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const COORDINATES = new RegExp(`^${NUMBER}\\s*[,;\\s]\\s*${NUMBER}$`);

/** Candidates that a refusal lists. */
const MOST_CANDIDATES = 8;

/** A town with ten times the people of its next namesake is meant by its name alone: each step is a fifth more. */
const CLEAR_STEPS = Math.log(10) / Math.log(1.2);

/** Returns the place that a text means; where it may mean several, or none, those that it may mean. */
export function placeMeant(text: string, lang: Language): FoundPlace {
  const pair = COORDINATES.exec(text.trim());
  if (pair) {
    const [latitude, longitude] = [Number(pair[1]), Number(pair[2])];
    return { kind: 'found', place: { latitude, longitude, text: `${latitude}, ${longitude}` }, namesakes: [] };
  }
  const called = townsCalled(text, lang);
  const [first, ...others] = called.length > 0 ? called : townsCalled(cityOf(text), lang);
  if (!first) {
    const candidates = townsMeant(text, MOST_CANDIDATES).map((town) => ({
      text: placeIn(placeName(town, lang), areaText(town, lang)),
      coordinates: coordinatesText(town),
    }));
    return { kind: 'unknown', candidates };
  }
  if (others.length > 0 && first.weight - others[0]!.weight < CLEAR_STEPS) {
    return { kind: 'ambiguous', candidates: [first, ...others].slice(0, MOST_CANDIDATES).map(candidateOf) };
  }
  if (first.zones.length > 0) knowZones(first.latitude, first.longitude, first.zones);
  return { kind: 'found', place: first, namesakes: others.map((town) => town.text) };
}

/** `Pune, Maharashtra, India`; a town that its region is named after stands once: `Delhi, India`. */
function placeIn(name: string, area: string): string {
  return area.startsWith(`${name}, `) ? area : `${name}, ${area}`;
}

/** `new york city` for `new york`: some towns are known without the last word of their name. */
function cityOf(text: string): string {
  const [name, ...areas] = text.split(',');
  return [`${name!} city`, ...areas].join(',');
}

interface Town extends Place {
  readonly weight: number;
  readonly zones: string[];
}

function candidateOf(town: Town): Candidate {
  return { text: town.text, coordinates: coordinatesText(town) };
}

/** Returns the towns with exactly this name, the largest first; behind commas stand beginnings of a region or country. */
function townsCalled(text: string, lang: Language): Town[] {
  const wanted = placeTextOf(text);
  if (!wanted) return [];
  const index = townIndex();
  const sought = `\n${wanted.whole}\t`;
  const towns: Town[] = [];
  for (let at = index.indexOf(sought); at !== -1; at = index.indexOf(sought, at + 1)) {
    const [, name, hindi, number, latitude, longitude, weight, zones] = fieldsAt(index, at);
    const [, areas, area, areaHindi] = fieldsAt(index, index.indexOf(`\n#${number!}\t`));
    const known = areas!.split('|');
    if (!wanted.areas.every((part) => known.some((one) => one.startsWith(part)))) continue;
    const isHindi = lang === 'hi';
    const shown = isHindi && hindi !== '' ? hindi! : name!;
    towns.push({
      latitude: Number(latitude),
      longitude: Number(longitude),
      text: placeIn(shown, isHindi ? areaHindi! : area!),
      weight: Number(weight),
      zones: zones === '' ? [] : zones!.split(','),
    });
  }
  return towns;
}

/** @param at the line break before a line */
function fieldsAt(index: Buffer, at: number): string[] {
  return index.toString('utf8', at + 1, index.indexOf('\n', at + 1)).split('\t');
}
