/**
 * Marks which fields of the answers stand in every level of detail: those are required; the others have `x-detail:
 * full`, or are left out of brief answers alone.
 */
import { hasPart, hasValue } from '../../lib/records/detail/levels.ts';
import type { Schema } from './schemas.ts';

type Components = Readonly<Record<string, Schema>>;
type Properties = Readonly<Record<string, Schema>>;

const REFERENCE = /^#\/components\/schemas\//;
/** What is left of a rule that does not hold, in a list. */
const ABSENT_RULE = ['id', 'name', 'present'];

/**
 * Returns the components with the levels marked on those that answers of the roots consist of.
 *
 * @param roots names of components: the data of every path that can be asked for less, and its meta
 * @param single names of fields that single paths leave out
 */
export function leveled(components: Components, roots: readonly string[], single: ReadonlySet<string>): Components {
  const reached = reachedFrom(components, roots);
  const marker = new Marker(components, single);
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [name, reached.has(name) ? marker.marked(schema) : schema]),
  );
}

function reachedFrom(components: Components, roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name) || !components[name]) continue;
    reached.add(name);
    waiting.push(...referencesIn(components[name]));
  }
  return reached;
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === '$ref' ? [nameIn(inner as string)] : referencesIn(inner),
  );
}

const nameIn = (ref: string) => ref.replace(REFERENCE, '');

class Marker {
  readonly #components: Components;
  readonly #single: ReadonlySet<string>;
  /** By name of a component: whether some field of it is in every answer; false while that is being found out. */
  readonly #kept = new Map<string, boolean>();

  constructor(components: Components, single: ReadonlySet<string>) {
    this.#components = components;
    this.#single = single;
  }

  marked(schema: Schema): Schema {
    const inner = mapped(schema, (one) => this.marked(one));
    const { properties, required, ...rest } = inner as Schema & { properties?: Properties; required?: string[] };
    if (!properties) return inner;
    const kept = this.#requiredOf(properties, required ?? []);
    const marks = Object.entries(properties).map(([name, property]): [string, Schema] => [
      name,
      this.#isFullOnly(name, property) ? { ...property, 'x-detail': 'full' } : property,
    ]);
    return { ...rest, properties: Object.fromEntries(marks), ...(kept.length > 0 && { required: kept }) };
  }

  #requiredOf(properties: Properties, required: readonly string[]): string[] {
    const isRule = 'present' in properties && ('missing' in properties || 'evidence' in properties);
    const always = required.filter((name) => this.#isInBrief(name, properties[name]!));
    return isRule ? always.filter((name) => ABSENT_RULE.includes(name)) : always;
  }

  #isFullOnly(name: string, property: Schema): boolean {
    return !(this.#isPart(property) ? hasPart('standard', name) : hasValue('standard', name));
  }

  #isInBrief(name: string, property: Schema): boolean {
    if (this.#single.has(name)) return false;
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
    const keeps = this.#keeps(this.#components[name]!);
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

/** Applies a change to the schemas within a schema. */
function mapped(schema: Schema, change: (inner: Schema) => Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'items' || (key === 'additionalProperties' && typeof value === 'object')) {
        return [key, change(value as Schema)];
      }
      if (key === 'anyOf' || key === 'allOf') return [key, (value as readonly Schema[]).map(change)];
      if (key !== 'properties') return [key, value];
      const entries = Object.entries(value as Properties).map(([name, inner]) => [name, change(inner)]);
      return [key, Object.fromEntries(entries)];
    }),
  );
}
