/**
 * Whether IAM lets a request to DynamoDB through, by the condition keys that the service has ("Using IAM policy conditions for
 * fine-grained access control" of its guide): leading keys, the attributes that a request names, what it selects and returns.
 */
import type { Statement } from './packagedTemplate.ts';
import { list } from './templateFaults.ts';

type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A request as it goes over the wire. */
export interface TableInput {
  readonly Key?: Values;
  readonly Item?: Values;
  readonly ProjectionExpression?: string;
  readonly KeyConditionExpression?: string;
  readonly FilterExpression?: string;
  readonly UpdateExpression?: string;
  readonly ConditionExpression?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Values;
  readonly ReturnValues?: string;
  readonly TransactItems?: readonly Readonly<Record<string, TableInput>>[];
}

export interface TableRequest {
  readonly action: string;
  /** Condition keys with their values. */
  readonly context: Readonly<Record<string, readonly string[]>>;
}

/** Returns what is asked of IAM for a call: one question, or of a transaction one for each part. */
export function tableRequests(operation: string, input: TableInput): TableRequest[] {
  if (operation === 'TransactWriteItems') {
    return input.TransactItems!.flatMap((item) =>
      Object.entries(item).flatMap(([part, its]) =>
        tableRequests(part === 'ConditionCheck' ? 'ConditionCheckItem' : `${part}Item`, its),
      ),
    );
  }
  const reads = /^(GetItem|Query|Scan)$/.test(operation);
  const select = input.ProjectionExpression === undefined ? 'ALL_ATTRIBUTES' : 'SPECIFIC_ATTRIBUTES';
  const context = {
    'dynamodb:LeadingKeys': leadingKeys(input),
    'dynamodb:Attributes': attributes(input),
    ...(reads && { 'dynamodb:Select': [select] }),
    ...(/^(Put|Update|Delete)/.test(operation) && { 'dynamodb:ReturnValues': [input.ReturnValues ?? 'NONE'] }),
  };
  return [{ action: `dynamodb:${operation}`, context }];
}

function leadingKeys({ ExpressionAttributeValues: values, Item, Key, KeyConditionExpression: condition }: TableInput) {
  const given = (Key ?? Item)?.['pk']?.['S'];
  if (given !== undefined) return [given as string];
  const value = /^#?pk = (:\w+)/.exec(condition ?? '')?.[1];
  return value === undefined ? [] : [values![value]!['S'] as string];
}

/** Words of expressions that are no names. */
const WORDS =
  /^(SET|ADD|REMOVE|DELETE|AND|OR|NOT|IN|BETWEEN|size|contains|begins_with|if_not_exists|attribute_(not_)?exists)$/;

/** The names that a request tells; those of the key are among them. */
function attributes(input: TableInput): string[] {
  const expressions = [
    input.ProjectionExpression,
    input.KeyConditionExpression,
    input.FilterExpression,
    input.UpdateExpression,
    input.ConditionExpression,
  ].filter((expression) => expression !== undefined);
  const words = expressions.flatMap((expression) => expression.replace(/:\w+/g, '').match(/#?[A-Za-z]\w*/g) ?? []);
  const names = words.filter((word) => !WORDS.test(word));
  const described = names.map((name) => (name.startsWith('#') ? input.ExpressionAttributeNames![name]! : name));
  return [...new Set([...Object.keys(input.Key ?? {}), ...Object.keys(input.Item ?? {}), ...described])];
}

type Conditions = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/** Returns whether any of the statements allows a request. */
export function isAllowed(statements: readonly Statement[], { action, context }: TableRequest): boolean {
  return statements.some(({ Action, Condition = {} }) => {
    const tests = Object.entries(Condition as Conditions).flatMap(([operator, keys]) =>
      Object.entries(keys).map(([key, wanted]) => holds(operator, context[key], list(wanted))),
    );
    return list(Action).includes(action) && tests.every(Boolean);
  });
}

function holds(operator: string, given: readonly string[] | undefined, wanted: readonly string[]): boolean {
  const isWanted = (value: string) =>
    wanted.some((one) => (operator.endsWith('Like') ? like(one, value) : one === value));
  switch (operator) {
    // Nothing at all passes, too.
    case 'ForAllValues:StringLike':
    case 'ForAllValues:StringEquals':
      return (given ?? []).every(isWanted);
    case 'StringEqualsIfExists':
      return given === undefined || given.every(isWanted);
    case 'StringEquals':
      return given?.every(isWanted) ?? false;
    default:
      throw new Error(`${operator} is not read here.`);
  }
}

function like(pattern: string, value: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(value);
}
