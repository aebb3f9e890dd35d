/**
 * Enumerated values in any usual spelling: any case, spaces and hyphens, common other names, planets in Sanskrit and
 * Hindi.
 */
import { distance } from 'fastest-levenshtein';
import { type Planet, PLANETS } from '../../astro/tables/planets.ts';
import type * as v from 'valibot';

/** Other names of planets, in addition to their ids. */
const PLANET_WORDS: Readonly<Record<Planet, string>> = {
  Sun: 'surya ravi aditya सूर्य रवि',
  Moon: 'chandra chandrama soma चंद्र चन्द्र चंद्रमा चन्द्रमा सोम',
  Mars: 'mangal mangala kuja angaraka bhauma मंगल कुज भौम',
  Mercury: 'budh budha बुध',
  Jupiter: 'guru brihaspati bruhaspati गुरु बृहस्पति',
  Venus: 'shukra sukra शुक्र',
  Saturn: 'shani sani shanaischara शनि',
  Rahu: 'north_node राहु',
  Ketu: 'south_node केतु',
};

const PLANETS_BY_WORD: ReadonlyMap<string, Planet> = new Map(
  PLANETS.flatMap((planet) => [planet.toLowerCase(), ...PLANET_WORDS[planet].split(' ')].map((word) => [word, planet])),
);

/** Common other names of values, each with the enumerated value it means. */
const VALUE_WORDS: Readonly<Record<string, string>> = {
  lahiri: 'chitrapaksha chitra_paksha lahiri_chitrapaksha nc_lahiri लाहिरी चित्रापक्ष',
  true_chitra: 'true_chitrapaksha true_chitra_paksha',
  krishnamurti: 'kp kp_old krishnamurthy krishnamoorthy kp_ayanamsa',
  raman: 'bv_raman b_v_raman रमन',
  yukteshwar: 'yukteswar sri_yukteswar sri_yukteshwar',
  fagan_bradley: 'fagan',
  true_pushya: 'true_pushya_paksha pushya_paksha',
  whole_sign: 'whole whole_signs whole_sign_houses rashi rasi vedic',
  equal: 'equal_house equal_houses',
  sripati: 'sripathi sri_pati shripati',
  placidus: 'placidian kp_houses',
  mean: 'mean_node',
  true: 'true_node yes 1',
  false: 'no 0',
  north: 'north_indian north_indian_style diamond',
  south: 'south_indian south_indian_style',
  east: 'east_indian east_indian_style bengali',
  en: 'english en_us en_gb en_in',
  hi: 'hindi hi_in हिंदी हिन्दी',
  // Events of a life.
  job: 'new_job first_job joining employment service naukri नौकरी',
  promotion: 'rise raise tarakki तरक्की पदोन्नति',
  loss_of_job: 'job_loss lost_job layoff laid_off fired dismissal unemployment',
  business: 'new_business start_up startup venture vyapar व्यापार व्यवसाय',
  marriage: 'wedding married shaadi shadi vivah विवाह शादी',
  separation: 'divorce separated breakup break_up talaq तलाक अलगाव',
  child: 'birth childbirth child_birth birth_of_child son daughter baby संतान बच्चा',
  illness: 'disease sickness surgery operation hospital bimari बीमारी',
  accident: 'injury durghatna दुर्घटना',
  move_abroad: 'abroad emigration migration foreign_move relocation videsh विदेश',
  property: 'house home land flat purchase_of_house makan मकान संपत्ति',
  study: 'studies education course degree college admission padhai पढ़ाई शिक्षा',
  exam: 'examination test pariksha परीक्षा',
  bereavement: 'death loss_of_parent death_in_family निधन मृत्यु',
  other: 'others misc अन्य',
};

const VALUES_BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(VALUE_WORDS).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])),
);

/** Returns a word in the spelling of ids: lower case, spaces and hyphens as underscores. */
export function idOf(text: string): string {
  return text
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.-]+/g, '_');
}

const bare = (id: string) => id.replaceAll('_', '');

/** Returns the planet that a word names in English, Sanskrit or Hindi; null where it names none. */
export function planetNamed(word: string): Planet | null {
  return PLANETS_BY_WORD.get(idOf(word)) ?? null;
}

/** Returns the enumerated value that a text means; null where it means none. */
export function meantOf(options: readonly string[], text: string): string | null {
  const id = idOf(text);
  const planet = planetNamed(text)?.toLowerCase();
  const known = [id, VALUES_BY_WORD.get(id), planet].find((value) => value !== undefined && options.includes(value));
  return known ?? options.find((option) => bare(option) === bare(id)) ?? null;
}

/** Returns the word of a list that is a few letters away from a given one; null where none is. */
export function nearestOf(words: readonly string[], word: string): string | null {
  const id = idOf(word).slice(0, LONGEST_COMPARED);
  let nearest: string | null = null;
  let least = lettersForgiven(id) + 1;
  for (const known of words) {
    const apart = distance(id, known);
    if (apart < least) [nearest, least] = [known, apart];
  }
  return nearest;
}

const LONGEST_COMPARED = 64;

function lettersForgiven({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Returns the sent fields with every enumerated value in its canonical spelling; an unknown value stays as it is. */
export function asMeant(entries: Entries, sent: object): object {
  const changed = Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
    const schema = Object.hasOwn(entries, name) ? entries[name]! : null;
    const meant = schema ? valueMeant(schema, value) : value;
    return meant === value ? [] : [[name, meant]];
  });
  return changed.length === 0 ? sent : { ...sent, ...Object.fromEntries(changed) };
}

function valueMeant(schema: v.GenericSchema, value: unknown): unknown {
  const inner = innermost(schema, value);
  if (typeof value === 'string') {
    const { options } = inner as { options?: readonly unknown[] };
    const isList = inner.type === 'picklist' && options!.every((option) => typeof option === 'string');
    return isList ? (meantOf(options as string[], value) ?? value) : value;
  }
  if (inner.type === 'array' && Array.isArray(value)) {
    const { item } = inner as unknown as { item: v.GenericSchema };
    return listMeant(item, value);
  }
  const isFields = inner.type === 'object' && typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields ? asMeant((inner as unknown as { entries: Entries }).entries, value) : value;
}

/** The list itself stays where none of its values changes. */
function listMeant(item: v.GenericSchema, values: readonly unknown[]): readonly unknown[] {
  const meant = values.map((value) => valueMeant(item, value));
  return meant.some((value, index) => value !== values[index]) ? meant : values;
}

/** Returns the schema that first checks a value, inside its wrappers. */
export function innermost(schema: v.GenericSchema, value: unknown): v.GenericSchema {
  if ('pipe' in schema) return innermost((schema.pipe as [v.GenericSchema])[0], value);
  if ('wrapped' in schema) return innermost(schema.wrapped as v.GenericSchema, value);
  if ('getter' in schema) return innermost((schema.getter as (value: unknown) => v.GenericSchema)(value), value);
  return schema;
}
