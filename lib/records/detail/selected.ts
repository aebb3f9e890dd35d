/** Selects fields of an answer as Google's partial responses do: `planets(id,sign/id,degree),ascendant`. */
import jsonMask from 'json-mask';
import { nearestOf } from '../../schemas/common/canonical.ts';

/** A selection that names a field that the answer does not have. */
export interface UnknownSelection {
  /** Where it is: `planets/sgn`. */
  readonly path: string;
  readonly nearest: string | null;
  /** The fields that there are. */
  readonly shown: readonly string[];
}

/** Returns the selected fields of an answer, or the first name that it does not have. */
export function selected(data: object, fields: string): { data: object } | { unknown: UnknownSelection } {
  const mask = jsonMask.compile(fields)!;
  const unknown = unknownIn([data], mask, '');
  return unknown ? { unknown } : { data: (jsonMask.filter(data, mask) ?? {}) as object };
}

type Mask = NonNullable<ReturnType<typeof jsonMask.compile>>;

/**
 * Returns the first name that none of the records has. Where there are no records, as in an empty list, any name is
 * accepted.
 */
function unknownIn(records: readonly object[], mask: Mask, path: string): UnknownSelection | null {
  if (records.length === 0) return null;
  for (const [name, { isWildcard, properties }] of Object.entries(mask)) {
    const values = isWildcard
      ? records.flatMap((record) => Object.values(record) as unknown[])
      : valuesOf(records, name);
    if (values === null) return { path: path + name, ...namesNear(records, name) };
    const within = properties ? unknownIn(recordsIn(values), properties, `${path}${name}/`) : null;
    if (within) return within;
  }
  return null;
}

/** Returns null where no record has the name. */
function valuesOf(records: readonly object[], name: string): unknown[] | null {
  const having = records.filter((record) => Object.hasOwn(record, name));
  return having.length === 0 ? null : having.map((record) => (record as Record<string, unknown>)[name]);
}

/** Returns the objects among values, those in lists too. */
function recordsIn(values: readonly unknown[]): object[] {
  return values.flat(2).filter((value): value is object => typeof value === 'object' && value !== null);
}

function namesNear(records: readonly object[], name: string): Pick<UnknownSelection, 'nearest' | 'shown'> {
  const shown = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return { nearest: nearestOf(shown, name), shown: shown.slice(0, MOST_SHOWN) };
}

const MOST_SHOWN = 12;
