/**
 * Marks which fields of the answers stand in every level of detail: those are required; the others have `x-detail:
 * full`, or are left out of brief answers alone: `x-standard` names those that every standard answer has.
 */
import { hasPart, hasValue } from '../../lib/records/detail/levels.ts';
import { reachedFrom, within, type Components, type Properties } from './published/walk.ts';
import { reference, without, type Schema } from './schemas.ts';

export interface SingleNames {
  readonly notBrief: ReadonlySet<string>;
  readonly fullOnly: ReadonlySet<string>;
  /** Lists of which `limit` asks for the first ones. */
  readonly lists: ReadonlySet<string>;
}

const REFERENCE = /^#\/components\/schemas\//;
/** What is left of a rule that does not hold, in a list; and of an exception that is not met. */
const ABSENT_RULE = ['id', 'name', 'present'];
const UNMET_EXCEPTION = ['id', 'met', 'reason'];

/** The data of a path that can be asked for less, or its meta. */
export interface LeveledRoot {
  /** Of its component. */
  readonly name: string;
  /** What the path leaves out beside what all leave out. */
  readonly single: SingleNames;
}

/**
 * Returns the components with the levels marked on those that answers of the roots consist of.
 *
 * A field that one path leaves out is marked in what the answer of that path consists of, and nowhere else.
 */
export function leveled(components: Components, roots: readonly LeveledRoot[]): Components {
  const singles = new Map<string, SingleNames>();
  for (const { name, single } of roots) {
    for (const reached of reachedFrom([reference(name)], components)) {
      const known = singles.get(reached);
      singles.set(reached, known ? together(known, single) : single);
    }
  }
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => {
      const single = singles.get(name);
      return [name, single ? new Marker(components, singles, single).marked(schema) : schema];
    }),
  );
}

function together(one: SingleNames, other: SingleNames): SingleNames {
  if (one === other) return one;
  const union = (field: keyof SingleNames) => new Set([...one[field], ...other[field]]);
  return { notBrief: union('notBrief'), fullOnly: union('fullOnly'), lists: union('lists') };
}

const nameIn = (ref: string) => ref.replace(REFERENCE, '');

class Marker {
  readonly #components: Components;
  readonly #singles: ReadonlyMap<string, SingleNames>;
  readonly #single: SingleNames;
  /** By name of a component: whether some field of it is in every answer; false while that is being found out. */
  readonly #kept: Map<string, boolean>;

  /** @param single of the component that is marked; `singles` those of all that it refers to */
  constructor(
    components: Components,
    singles: ReadonlyMap<string, SingleNames>,
    single: SingleNames,
    kept = new Map<string, boolean>(),
  ) {
    this.#components = components;
    this.#singles = singles;
    this.#single = single;
    this.#kept = kept;
  }

  marked(schema: Schema): Schema {
    const inner = within(schema, (one) => this.marked(one));
    const { properties, required, ...rest } = inner as Schema & { properties?: Properties; required?: string[] };
    if (!properties) return inner;
    const kept = this.#requiredOf(properties, required ?? []);
    const marks = Object.entries(properties).map(([name, property]): [string, Schema] => {
      const field = this.#single.lists.has(name) ? without(property, 'minItems') : property;
      return [name, this.#isFullOnly(name, property) ? { ...field, 'x-detail': 'full' } : field];
    });
    const standard = this.#standardOf(properties, required ?? []).filter((name) => !kept.includes(name));
    return {
      ...rest,
      properties: Object.fromEntries(marks),
      ...(kept.length > 0 && { required: kept }),
      ...(standard.length > 0 && { 'x-standard': standard }),
    };
  }

  #requiredOf(properties: Properties, required: readonly string[]): string[] {
    const always = required.filter((name) => this.#isInBrief(name, properties[name]!));
    const left = lineOf(properties);
    return left ? always.filter((name) => left.includes(name)) : always;
  }

  /** Of a rule that does not hold a list has one line, at every level but the full one. */
  #standardOf(properties: Properties, required: readonly string[]): string[] {
    if (lineOf(properties)) return [];
    const isLeftOut = (name: string) => this.#single.fullOnly.has(name) || this.#isFullOnly(name, properties[name]!);
    return required.filter((name) => !isLeftOut(name));
  }

  #isFullOnly(name: string, property: Schema): boolean {
    return !(this.#isPart(property) ? hasPart('standard', name) : hasValue('standard', name));
  }

  #isInBrief(name: string, property: Schema): boolean {
    if (this.#single.notBrief.has(name) || this.#single.fullOnly.has(name)) return false;
    if (!this.#isPart(property)) return hasValue('brief', name);
    if (!hasPart('brief', name)) return false;
    if (hasValue('brief', name) && this.#isList(property)) return true;
    return this.#isNeverEmpty(property);
  }

  /** Whether a value is an object or a list of objects. */
  #isPart(schema: Schema): boolean {
    const { anyOf, items, properties, additionalProperties } = this.#resolved(schema);
    if (anyOf) return (anyOf as readonly Schema[]).some((one) => this.#isPart(one));
    return items ? this.#isPart(items as Schema) : properties !== undefined || additionalProperties !== undefined;
  }

  #isList(schema: Schema): boolean {
    return this.#resolved(schema)['items'] !== undefined;
  }

  /** Whether something of an object is in every answer, so that the object is. */
  #isNeverEmpty(schema: Schema): boolean {
    const { $ref } = schema;
    if (typeof $ref !== 'string') return this.#keeps(schema);
    const name = nameIn($ref);
    const known = this.#kept.get(name);
    if (known !== undefined) return known;
    this.#kept.set(name, false);
    const single = this.#singles.get(name) ?? this.#single;
    const keeps = new Marker(this.#components, this.#singles, single, this.#kept).#keeps(this.#components[name]!);
    this.#kept.set(name, keeps);
    return keeps;
  }

  #keeps({ properties, required }: Schema): boolean {
    if (!properties) return false;
    return this.#requiredOf(properties as Properties, (required ?? []) as string[]).length > 0;
  }

  #resolved(schema: Schema): Schema {
    const { $ref } = schema;
    return typeof $ref === 'string' ? this.#components[nameIn($ref)]! : schema;
  }
}

/** The fields of the one line that is left of what does not hold; null where a record is never left as a line. */
function lineOf(properties: Properties): readonly string[] | null {
  if ('present' in properties && ('missing' in properties || 'evidence' in properties)) return ABSENT_RULE;
  return 'met' in properties && 'restores' in properties ? UNMET_EXCEPTION : null;
}
