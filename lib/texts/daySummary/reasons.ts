/** What supports the day and what burdens it. */
import { factsOf, type Fact } from '../../astro/factsOf.ts';
import type { CounselId } from '../../astro/judgement/day/counsels.ts';
import type { NakshatraType } from '../../astro/tables/nakshatraQualities.ts';
import { TARAS } from '../../astro/tables/taras.ts';
import type { DaySideFacts } from '../../words/facts/day/prose.ts';
import { isSadeSati, planetOf, specialYogas, yogaMeant, type DayFacts } from '../day/words.ts';

const fact = factsOf<DaySideFacts>();

type Described = DayFacts['recommendations'][number];

/** Most reasons in one sentence; more would be a list. */
const DESCRIBED_REASONS = 2;

/** Returns what was found on one side, the weightiest first. */
export function sidesOf(facts: DayFacts, kind: Described['kind']): Fact<DaySideFacts>[] {
  const side = facts.recommendations.filter((one) => one.kind === kind);
  // Sade sati and dhaiya are themselves the transit of Saturn.
  const isSaturnDescribed = side.some(({ component }) => component === 'saturn');
  const described = side.filter(({ id }) => !(isSaturnDescribed && id === 'pressed_by_saturn'));
  return described.slice(0, DESCRIBED_REASONS).map((one) => sideOf(one, facts));
}

function sideOf(described: Described, facts: DayFacts): Fact<DaySideFacts> {
  const { component, id, kind, planet: planetId } = described;
  const planet = planetId && planetOf(planetId);
  switch (component) {
    case 'tarabala':
      return fact('tara', { tara: TARAS.find((tara) => id === `tara_${tara.id}`)!.id });
    case 'chandrabala':
      return fact('moon', { house: Number(id.slice('moon_'.length)) });
    case 'tithi':
      return fact('tithi', { tithi: id as Extract<CounselId, `tithi_${string}`> });
    case 'nakshatra':
      return fact('nakshatra', nakshatra(id.slice('nakshatra_'.length) as NakshatraType, facts));
    case 'yoga':
      return yoga(described, facts);
    case 'karana':
      return fact('karana', { karana: id as Extract<CounselId, `karana_${string}`> });
    case 'vara':
      return fact('vara', { planet: planet! });
    case 'special_yogas':
      return special(kind, facts);
    case 'gochara':
      return fact('transit', { planet: planet! });
    case 'dasha_lords':
      return fact('period', { planet: planet! });
    case 'saturn':
      return fact(kind === 'do' ? 'little_saturn' : isSadeSati(described) ? 'sade_sati' : 'dhaiya', {});
    case 'double_transit':
      return fact('double_transit', {});
    default:
      return fact('part', { part: 'moon_bindus', side: sideName(kind) });
  }
}

function sideName(kind: Described['kind']): 'helps' | 'presses' {
  return kind === 'do' ? 'helps' : 'presses';
}

/** The nakshatra by name where one lasts all day, so that it is clear which is meant; otherwise by its type. */
function nakshatra(kind: NakshatraType, { panchang }: DayFacts): DaySideFacts['nakshatra'] {
  const [first, ...others] = panchang.nakshatra;
  return { kind, nakshatraIndex: others.length === 0 ? first!.number - 1 : null };
}

function yoga(described: Described, facts: DayFacts): Fact<DaySideFacts> {
  const number = yogaMeant(described, facts);
  return number === null
    ? fact('part', { part: 'yoga', side: sideName(described.kind) })
    : fact('yoga', { yogaIndex: number - 1 });
}

function special(kind: Described['kind'], facts: DayFacts): Fact<DaySideFacts> {
  const { isFormed, named } = specialYogas(facts, kind === 'do' ? 'good' : 'bad');
  if (!isFormed) return fact('panchaka', {});
  const [first] = named;
  if (first) return fact('special_yoga', { yoga: first.id });
  return fact('part', { part: 'special_yogas', side: sideName(kind) });
}
