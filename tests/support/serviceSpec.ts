/** What CloudFormation takes: every resource type with its properties, from the specification that AWS publishes. */
import { createRequire } from 'node:module';
import type {
  Property,
  PropertyType,
  Resource as ResourceSpec,
  SpecDatabase,
  TypeDefinition,
} from '@aws-cdk/service-spec-types';

const { loadAwsServiceSpecSync } = createRequire(import.meta.url)('@aws-cdk/aws-service-spec') as {
  loadAwsServiceSpecSync(): SpecDatabase;
};

let loaded: SpecDatabase | null = null;
/** Loads it when it is first asked, as not all that import this do. */
const database = () => (loaded ??= loadAwsServiceSpecSync());

export function resourceSpec(type: string): ResourceSpec | null {
  const [found] = database().lookup('resource', 'cloudFormationType', 'equals', type);
  return found ?? null;
}

type Properties = Readonly<Record<string, Property>>;

/** Returns what is wrong with the properties of a resource or of a part of one, each by where it is. */
export function propertyFaults(given: unknown, properties: Properties, where: string): string[] {
  if (!isObject(given)) return [`${where} is no object`];
  const missing = Object.entries(properties).filter(([name, { required }]) => required === true && !(name in given));
  return [
    ...missing.map(([name]) => `${where} lacks ${name}`),
    ...Object.entries(given).flatMap(([name, value]) => {
      const known = properties[name];
      return known ? typeFaults(value, known.type, `${where}.${name}`) : [`${where} knows no ${name}`];
    }),
  ];
}

function typeFaults(value: unknown, type: PropertyType, where: string): string[] {
  const branches = branchesOf(value);
  if (branches !== null) return branches.flatMap((branch) => typeFaults(branch, type, where));
  // What a function of the template gives is known when it is deployed.
  if (isFunction(value) && type.type !== 'json') return [];
  switch (type.type) {
    case 'ref':
      return propertyFaults(value, definition(type.reference).properties, where);
    case 'union':
      return unionFaults(value, type.types, where);
    case 'array':
      if (!Array.isArray(value)) return [`${where} is no list`];
      return value.flatMap((element, i) => typeFaults(element, type.element, `${where}[${i}]`));
    case 'map':
      if (!isObject(value)) return [`${where} is no object`];
      return Object.entries(value).flatMap(([name, element]) => typeFaults(element, type.element, `${where}.${name}`));
    case 'tag':
      return isObject(value) && 'Key' in value && 'Value' in value ? [] : [`${where} is no tag`];
    case 'json':
      return isObject(value) || typeof value === 'string' ? [] : [`${where} is no JSON`];
    default:
      return scalarFaults(value, type, where);
  }
}

/** CloudFormation reads numbers and truth values from strings as well. */
function scalarFaults(value: unknown, type: PropertyType, where: string): string[] {
  const text = typeof value === 'object' ? '' : String(value);
  const isRight = {
    boolean: /^(true|false)$/.test(text),
    integer: /^-?\d+$/.test(text),
    number: /^-?\d+(\.\d+)?$/.test(text),
    string: value !== null && typeof value !== 'object',
  }[type.type as string];
  if (isRight === false) return [`${where} is no ${type.type}`];
  const allowed = 'allowedValues' in type ? (type.allowedValues as readonly unknown[] | undefined) : undefined;
  const isAllowed = allowed === undefined || allowed.map(String).includes(text);
  return isAllowed ? [] : [`${where} is ${text}, not one of ${allowed.join(', ')}`];
}

/** Some records stand beside "any JSON", which would let everything pass. */
function unionFaults(value: unknown, types: readonly PropertyType[], where: string): string[] {
  const typed = types.filter(({ type }) => /^(ref|array|map)$/.test(type));
  const faults = (typed.length > 0 ? typed : types).map((type) => typeFaults(value, type, where));
  return faults.reduce((best, other) => (other.length < best.length ? other : best));
}

function definition({ $ref }: { readonly $ref: string }): TypeDefinition {
  return database().get('typeDefinition', $ref);
}

/** Returns what Fn::If may give, or null where there is none; what is left out counts for nothing. */
function branchesOf(value: unknown): unknown[] | null {
  if (!isObject(value) || !Array.isArray(value['Fn::If'])) return null;
  return value['Fn::If'].slice(1).filter((branch) => !isObject(branch) || branch['Ref'] !== 'AWS::NoValue');
}

function isFunction(value: unknown): boolean {
  if (!isObject(value)) return false;
  const [name, ...others] = Object.keys(value);
  return others.length === 0 && (name === 'Ref' || name?.startsWith('Fn::') === true);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
