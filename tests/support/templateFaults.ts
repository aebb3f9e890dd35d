/** What is wrong with a CloudFormation template, as far as that can be seen without an account. */
import { isObject, propertyFaults, resourceSpec } from './serviceSpec.ts';

export interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
  readonly Condition?: string;
  readonly DependsOn?: string | readonly string[];
  readonly DeletionPolicy?: string;
}

export interface Template {
  readonly Parameters?: Readonly<Record<string, unknown>>;
  readonly Conditions?: Readonly<Record<string, unknown>>;
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<Record<string, Record<string, unknown>>>;
}

export const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

const ATTRIBUTES = /^(Type|Properties|Condition|DependsOn|DeletionPolicy|UpdatePolicy|UpdateReplacePolicy|Metadata)$/;

/** Returns every fault by where it is: unknown types and properties, what is missing, names that lead nowhere. */
export function templateFaults(template: Template): string[] {
  const ofResources = Object.entries(template.Resources).flatMap(([name, resource]) => [
    ...resourceFaults(name, resource),
    ...list(resource.DependsOn)
      .filter((other) => !(other in template.Resources))
      .map((other) => `${name} depends on ${other}, which is not there`),
    ...nameFaults(resource, { template, where: name, conditions: list(resource.Condition) }),
  ]);
  const ofOutputs = Object.entries(template.Outputs ?? {}).flatMap(([name, output]) =>
    nameFaults(output, { template, where: name, conditions: list(output['Condition'] as string | undefined) }),
  );
  const ofConditions = nameFaults(template.Conditions ?? {}, { template, where: 'Conditions', conditions: [] });
  return [...ofResources, ...ofOutputs, ...ofConditions, ...circleFaults(template)];
}

/** Resources that wait for each other: CloudFormation makes none of them. */
function circleFaults({ Resources }: Template): string[] {
  const isDone = new Map<string, boolean>();
  const visited = (name: string, path: readonly string[]): string[] => {
    if (isDone.get(name)) return [];
    if (isDone.has(name)) return [`${[...path.slice(path.indexOf(name)), name].join(' waits for ')}`];
    isDone.set(name, false);
    const faults = awaited(Resources[name]!, Resources).flatMap((other) => visited(other, [...path, name]));
    isDone.set(name, true);
    return faults;
  };
  return Object.keys(Resources).flatMap((name) => visited(name, []));
}

const awaited = (resource: Resource, Resources: Template['Resources']): string[] =>
  [...list(resource.DependsOn), ...allNames(resource)].filter((name) => name in Resources);

function allNames(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(allNames);
  if (!isObject(part)) return [];
  return [...usedNames(part).map(({ name }) => name), ...Object.values(part).flatMap(allNames)];
}

function resourceFaults(name: string, resource: Resource): string[] {
  const attributes = Object.keys(resource).filter((attribute) => !ATTRIBUTES.test(attribute));
  const unknown = attributes.map((attribute) => `${name} knows no ${attribute}`);
  const spec = resourceSpec(resource.Type);
  if (spec === null) return [...unknown, `${name} is of no known type: ${resource.Type}`];
  return [...unknown, ...propertyFaults(resource.Properties ?? {}, spec.properties, name)];
}

interface Place {
  readonly template: Template;
  readonly where: string;
  /** What holds wherever this part of the template is made. */
  readonly conditions: readonly string[];
}

/** Follows every name that a part of the template uses. */
function nameFaults(part: unknown, place: Place): string[] {
  if (Array.isArray(part)) return part.flatMap((element) => nameFaults(element, place));
  if (!isObject(part)) return [];
  if (Array.isArray(part['Fn::If'])) {
    const [condition, then, otherwise] = part['Fn::If'] as [string, unknown, unknown];
    const within = { ...place, conditions: [...place.conditions, condition] };
    return [...conditionFaults(condition, place), ...nameFaults(then, within), ...nameFaults(otherwise, place)];
  }
  return [
    ...usedNames(part).flatMap((used) => referenceFaults(used, place)),
    ...(typeof part['Condition'] === 'string' ? conditionFaults(part['Condition'], place) : []),
    ...Object.values(part).flatMap((value) => nameFaults(value, place)),
  ];
}

function conditionFaults(condition: string, { template, where }: Place): string[] {
  return condition in (template.Conditions ?? {}) ? [] : [`${where} asks for ${condition}, which is no condition`];
}

interface UsedName {
  readonly name: string;
  /** Null where the name stands alone. */
  readonly attribute: string | null;
}

function usedNames(part: Record<string, unknown>): UsedName[] {
  const { Ref, 'Fn::GetAtt': got, 'Fn::Sub': sub } = part;
  const used: UsedName[] = typeof Ref === 'string' ? [{ name: Ref, attribute: null }] : [];
  if (got !== undefined) {
    const [name, ...attribute] = typeof got === 'string' ? got.split('.') : (got as string[]);
    used.push({ name: name!, attribute: attribute.join('.') });
  }
  if (sub === undefined) return used;
  const [text, own] = list(sub) as [string, Record<string, unknown>?];
  const named = [...text.matchAll(/\$\{(?!!)([^}.]+)(?:\.([^}]+))?\}/g)];
  const inText = named.map(([, name, attribute = null]) => ({ name: name!, attribute }));
  return [...used, ...inText.filter(({ name }) => !Object.hasOwn(own ?? {}, name))];
}

const PSEUDO = /^AWS::(AccountId|NoValue|Partition|Region|StackId|StackName|URLSuffix)$/;

function referenceFaults({ name, attribute }: UsedName, { template, where, conditions }: Place): string[] {
  if (attribute === null && (PSEUDO.test(name) || name in (template.Parameters ?? {}))) return [];
  const found = template.Resources[name];
  if (!found) return [`${where} names ${name}, which is not there`];
  if (
    found.Condition !== undefined &&
    !conditions.some((condition) => implies(condition, found.Condition!, template))
  ) {
    return [`${where} names ${name}, which is there only where ${found.Condition}`];
  }
  const attributes = resourceSpec(found.Type)?.attributes ?? {};
  return attribute === null || attribute in attributes ? [] : [`${where}: ${found.Type} has no ${attribute}`];
}

/** Whether one condition holds wherever another does: it is the other, or that and more. */
function implies(condition: string, other: string, { Conditions = {} }: Template): boolean {
  if (condition === other) return true;
  const parts = (Conditions[condition] as { 'Fn::And'?: { Condition?: string }[] } | undefined)?.['Fn::And'] ?? [];
  return parts.some(({ Condition }) => Condition === other);
}
