/** What yogas and doshas have in common: the part of a verdict that the page shows. */
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import type { Evidence } from '../../lib/schemas/common/records.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { wireId, type Names } from '../../lib/words/names.ts';
import { TERMS, type Term } from '../../lib/words/terms.ts';
import { OBSERVED_HINDI, SEEN_HINDI } from './tables/observedHindi.ts';

export interface ShownVerdict {
  readonly id: string;
  readonly variant: string | null;
  readonly name: string;
  readonly polarity: 'good' | 'bad' | 'mixed';
  readonly present: boolean;
  readonly status: 'active' | 'reduced' | 'cancelled' | 'absent';
  readonly strength: { readonly score: number; readonly components: readonly ShownPoints[] } | null;
  readonly evidence: readonly Evidence[];
  readonly source: string;
  readonly confidence: 'rule_exact' | 'interpretive';
  readonly formation: string;
  readonly result: string | null;
  readonly reason: string | null;
}

export interface ShownPoints {
  readonly label: string;
  readonly points: number;
  readonly max: number;
}

const PLANET_OF_ID: ReadonlyMap<string, Planet> = new Map(PLANETS.map((planet) => [wireId(planet), planet]));
const indexesOfIds = (list: readonly string[]): ReadonlyMap<string, number> =>
  new Map(list.map((name, index) => [wireId(name), index]));
const SIGN_INDEX_OF_ID = indexesOfIds(SIGNS);
const NAKSHATRA_INDEX_OF_ID = indexesOfIds(NAKSHATRAS);

/** Returns what was observed for a condition, as `house: 7 · planets: Mars, Saturn`; empty where nothing was. */
export function observedText(observed: Evidence['observed'], names: Names): string {
  return Object.entries(observed)
    .map(([id, value]) => `${observationName(id, names)}: ${valueText(value, names)}`)
    .join(' · ');
}

function observationName(id: string, { lang }: Names): string {
  const bare = id.replace(/^(is|has)_/, '');
  return (lang === 'hi' ? OBSERVED_HINDI[bare] : undefined) ?? bare.replaceAll('_', ' ');
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
  return SEEN_HINDI[id] ?? (id in TERMS ? names.term(id as Term) : undefined);
}
