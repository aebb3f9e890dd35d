/** Observations of a condition in words: their names, and the names of planets, signs and the like that they hold. */
import { NAKSHATRAS } from '../astro/tables/nakshatras.ts';
import { PLANETS, type Planet } from '../astro/tables/planets.ts';
import { SIGNS } from '../astro/tables/signs.ts';
import { OBSERVATIONS_HI, OBSERVED_VALUES_HI } from './hi/observed.ts';
import { wireId, type Names } from './names.ts';
import { TERMS, type Term } from './terms.ts';

const PLANET_OF_ID: ReadonlyMap<string, Planet> = new Map(PLANETS.map((planet) => [wireId(planet), planet]));
const indexesOfIds = (list: readonly string[]): ReadonlyMap<string, number> =>
  new Map(list.map((name, index) => [wireId(name), index]));
const SIGN_INDEX_OF_ID = indexesOfIds(SIGNS);
const NAKSHATRA_INDEX_OF_ID = indexesOfIds(NAKSHATRAS);

/** Returns what was observed for a condition, as `house: 7 · planets: Mars, Saturn`; empty where nothing was. */
export function observedText(observed: Readonly<Record<string, unknown>>, names: Names): string {
  return Object.entries(observed)
    .map(([id, value]) => `${observationName(id, names)}: ${valueText(value, names)}`)
    .join(' · ');
}

function observationName(id: string, { lang }: Names): string {
  const bare = id.replace(/^(is|has)_/, '');
  return (lang === 'hi' ? OBSERVATIONS_HI[bare] : undefined) ?? bare.replaceAll('_', ' ');
}

function valueText(value: unknown, names: Names): string {
  const within = (part: unknown) => valueText(part, names);
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(within).join(', ');
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'object') return Object.values(value).map(within).join(' ');
  return nameOf(String(value), names);
}

function nameOf(id: string, names: Names): string {
  const planet = PLANET_OF_ID.get(id);
  if (planet) return names.planet(planet);
  const signIndex = SIGN_INDEX_OF_ID.get(id);
  if (signIndex !== undefined) return names.sign(signIndex);
  const nakshatraIndex = NAKSHATRA_INDEX_OF_ID.get(id);
  if (nakshatraIndex !== undefined) return names.nakshatra(nakshatraIndex);
  return (names.lang === 'hi' ? hindiWord(id, names) : undefined) ?? id.replaceAll('_', ' ');
}

function hindiWord(id: string, names: Names): string | undefined {
  return OBSERVED_VALUES_HI[id] ?? (id in TERMS ? names.term(id as Term) : undefined);
}
