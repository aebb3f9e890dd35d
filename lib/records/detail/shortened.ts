/** Leaves out of an answer what a level of detail does not have; what is left out is never read. */
import type { Detail, Include } from '../../schemas/common/asked/detailInputs.ts';
import { hasPart, hasValue, type OwnLevels } from './levels.ts';

/** What of an answer is asked for. */
export interface AskedDetail extends OwnLevels {
  readonly detail: Detail;
  /** Which entries of lists of rules are sent: those that hold, or all that were looked at. */
  readonly include: Include;
  /** Whether lists of the answer name rules that do not hold: a rule that is asked about alone is told in full. */
  readonly listsRules: boolean;
}

/** A record of an answer; fields that take time to work out may be getters, which run only where they are sent. */
type Fields = Readonly<Record<string, unknown>>;

/** Returns the answer with the fields of its level; the full answer is returned as it is. */
export function shortened(data: object, asked: AskedDetail): object {
  if (asked.detail === 'full' && asked.include === 'all') return data;
  return (Array.isArray(data) ? listOf(data, asked) : recordOf(data as Fields, asked)) ?? {};
}

/** Returns null where nothing of a record is left. */
function recordOf(record: Fields, asked: AskedDetail): Fields | null {
  const { detail, fullOnly, keptFrom = {}, notBrief } = asked;
  const left: Record<string, unknown> = {};
  let isEmpty = true;
  for (const name of Object.keys(record)) {
    if (detail !== 'full' && fullOnly?.includes(name)) continue;
    if (detail === 'brief' && notBrief?.includes(name)) continue;
    const isOwn = keptFrom.brief?.includes(name) || (detail !== 'brief' && keptFrom.standard?.includes(name));
    const isValue = isOwn === true || hasValue(detail, name) || isDrawing(name, record);
    if (!isValue && !hasPart(detail, name)) continue;
    const value = name === 'evidence' ? evidenceOf(record[name], asked) : record[name];
    const kept = typeof value === 'object' && value !== null ? partOf(value, isValue, asked) : isValue ? value : null;
    if (kept === null && !(isValue && value === null)) continue;
    left[name] = kept;
    isEmpty = false;
  }
  return isEmpty ? null : left;
}

/** A drawing is in an answer only where it is asked for, and then at every level. */
function isDrawing(name: string, record: Fields): boolean {
  return name === 'svg' && typeof record[name] === 'string';
}

/** In lists of rules, what was looked at and does not hold stands in the full answer only. */
function evidenceOf(evidence: unknown, { detail, listsRules }: AskedDetail): unknown {
  if (!listsRules || detail === 'full' || !Array.isArray(evidence)) return evidence;
  return evidence.filter((condition: { readonly met?: unknown }) => condition.met !== false);
}

/** @param isValue whether a list of plain values, or an empty one, is sent under this name */
function partOf(part: object, isValue: boolean, asked: AskedDetail): unknown {
  if (!Array.isArray(part)) return recordOf(part as Fields, asked);
  const first: unknown = part.find((item) => item !== null);
  // An empty list does not say what it would hold.
  if (typeof first !== 'object') return isValue ? part : null;
  return listOf(part, asked);
}

/** Returns null where nothing of any entry is left. */
function listOf(list: readonly unknown[], asked: AskedDetail): readonly unknown[] | null {
  const wanted = asked.include === 'all' || !asked.listsRules ? list : list.filter((item) => !isAbsentRule(item));
  const kept = wanted.map((item) => entryOf(item, asked));
  return wanted.length > 0 && kept.every((item) => item === null) ? null : kept;
}

function entryOf(entry: unknown, asked: AskedDetail): unknown {
  if (Array.isArray(entry)) return listOf(entry, asked);
  if (typeof entry !== 'object' || entry === null) return entry;
  if (asked.listsRules && asked.detail !== 'full' && isAbsentRule(entry)) return absentRule(entry, asked.detail);
  if (asked.detail === 'standard' && isUnmetException(entry)) return unmetException(entry);
  return recordOf(entry as Fields, asked);
}

/** Tells whether an entry is an exception of a match that is not met. */
function isUnmetException(entry: object): entry is Fields {
  return (entry as Fields)['met'] === false && 'restores' in entry;
}

/** One line: which exception it is, and what was seen instead. */
function unmetException({ id, met, reason }: Fields): Fields {
  return { id, met, reason };
}

/** Tells whether an entry is the verdict of a rule that does not hold, as lists of yogas and doshas have them. */
function isAbsentRule(entry: unknown): entry is Fields {
  if (typeof entry !== 'object' || entry === null) return false;
  return (entry as Fields)['present'] === false && ('missing' in entry || 'evidence' in entry);
}

/** One line: which rule it is, and what is missing. */
function absentRule({ id, missing, name, present, variant }: Fields, detail: Detail): Fields {
  const isVariant = variant !== undefined && variant !== null;
  const line = isVariant ? { id, variant, name, present } : { id, name, present };
  return detail === 'brief' || missing === undefined ? line : { ...line, missing };
}
