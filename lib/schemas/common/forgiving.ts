/** Reads values as they were meant, by the schema that will check them: ids and words of a list in any usual spelling. */
import type * as v from 'valibot';
import { meantOf } from './canonical.ts';

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** The fields of what was sent, with every value of a list spelled as the list has it; what means none stays as it is. */
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
  const isFields = inner.type === 'object' && typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields ? asMeant((inner as unknown as { entries: Entries }).entries, value) : value;
}

/** The schema that looks at a value first, out of what may be around it. */
function innermost(schema: v.GenericSchema, value: unknown): v.GenericSchema {
  if ('pipe' in schema) return innermost((schema.pipe as [v.GenericSchema])[0], value);
  if ('wrapped' in schema) return innermost(schema.wrapped as v.GenericSchema, value);
  if ('getter' in schema) return innermost((schema.getter as (value: unknown) => v.GenericSchema)(value), value);
  return schema;
}
