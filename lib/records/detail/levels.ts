/** Which fields of an answer are sent at which level of detail. */
import type { Detail } from '../../schemas/common/asked/detailInputs.ts';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Fields of full answers alone: how a score adds up, what was observed, where a passage is printed. */
const FULL_ONLY = words(`
  components observed rungs kakshas cancellations
`);

/**
 * Values of brief answers: what a thing is, whether it holds, how strong it is, when, and one sentence. Other numbers
 * and texts are left out, and of objects what then remains.
 */
const BRIEF_VALUES = words(`
  id slug variant name number rank kind role
  present status grade verdict met is_active is_current is_running is_recommended is_open
  score percentile band overall_score share_percent bindus total count checked present_count
  sign house house_number planet planet_name lord lord_name mahadasha antardasha pratyantardasha degree pada dignity
  is_retrograde is_combust is_vargottama
  start end date from to until at years age from_age to_age start_date end_date entered_at leaves_at weekday
  sunrise sunset moonrise moonset
  headline short theme title value severity level class
  endpoint api_version engine_version lang names sentences as_of stage code message utc_offset ayanamsa node
  house_system
  planets houses yogas doshas windows periods days occupants warnings
`);

/** Objects and lists that brief answers leave out as a whole, beside those of full answers alone. */
const NOT_BRIEF = words(`
  evidence conditions factors notes reasons cancellations remedies details readings sources
  input part fruit ruler strength timing segments timeline houses_from_moon padas given_by sensitive alternatives seed
  cycles signs comparisons candidates
`);

/** What single paths leave out or keep differently from the rest. */
export interface OwnLevels {
  /** Fields that the brief answer leaves out too. */
  readonly notBrief?: readonly string[];
  /** Fields that the standard answer leaves out too. */
  readonly fullOnly?: readonly string[];
  /** Fields that a level and those above it have, although they leave out those of the name elsewhere. */
  readonly keptFrom?: Readonly<Partial<Record<'brief' | 'standard', readonly string[]>>>;
}

/** Tells whether answers of a level have a field whose value is an object or a list of objects. */
export function hasPart(detail: Detail, name: string): boolean {
  return detail === 'full' || !(FULL_ONLY.has(name) || (detail === 'brief' && NOT_BRIEF.has(name)));
}

/** Tells whether answers of a level have a field whose value is a number, a text or a list of such. */
export function hasValue(detail: Detail, name: string): boolean {
  return detail === 'full' || (detail === 'brief' ? BRIEF_VALUES.has(name) : !FULL_ONLY.has(name));
}
