/** Parameters, bodies and answers that many operations share stand once, among the components. */
import { reference, type Json } from '../schemas.ts';
import {
  mapOperations,
  mapValues,
  operationsOf,
  pascal,
  referred,
  type OpenApi,
  type Operation,
  type Parameter,
  type Response,
} from './walk.ts';

const JSON_TYPE = 'application/json';

/** What a path needs stands with the path, so that a program which reads one operation sees it. */
const isNeeded = (parameter: Parameter) => parameter.in !== 'query' || parameter.required === true;

export function withSharedParameters(document: OpenApi): OpenApi {
  const optional = operationsOf(document).flatMap(({ parameters = [] }) => parameters.filter((one) => !isNeeded(one)));
  const counts = new Map<string, number>();
  for (const parameter of optional) {
    const text = JSON.stringify(parameter);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  for (const [text, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    const { name } = JSON.parse(text) as Parameter;
    const known = [...names.values()].filter((one) => one.replace(/_\d+$/, '') === name);
    if (count > 1) names.set(text, known.length === 0 ? name : `${name}_${known.length + 1}`);
  }
  const shared = mapOperations(document, (operation) => ({
    ...operation,
    ...(operation.parameters && {
      parameters: operation.parameters.map((parameter) => {
        const name = isNeeded(parameter) ? undefined : names.get(JSON.stringify(parameter));
        return name === undefined ? parameter : ({ $ref: `#/components/parameters/${name}` } as unknown as Parameter);
      }),
    }),
  }));
  const parameters = Object.fromEntries([...names].map(([text, name]) => [name, JSON.parse(text) as Json]));
  return { ...shared, components: { ...shared.components, parameters } };
}

/**
 * Leaves out the answers of the examples, which the documents of the groups have, and the headers that every answer
 * has. Errors that every path can answer stand under `default`.
 */
export function withoutAnswers(document: OpenApi): OpenApi {
  const bare = mapOperations(document, ({ responses, ...operation }) => ({
    ...operation,
    responses: { ...mapValues(ownResponses(responses), ownResponse), default: EVERY_ERROR },
  }));
  const everyError = { description: EVERY_ERROR_TEXT, content: { 'application/problem+json': { schema: PROBLEM } } };
  const { InvalidInput } = document.components.responses;
  const responses = { Error: everyError, InvalidInput: bareResponse(InvalidInput!) };
  return { ...bare, components: { ...bare.components, responses } };
}

const EVERY_ERROR = { $ref: '#/components/responses/Error' };
const EVERY_ERROR_TEXT = 'Every other error: `code` says which';
const PROBLEM = reference('Problem');

/** Without the errors that every path has, but for invalid input. */
function ownResponses(responses: Operation['responses']): Operation['responses'] {
  const own = Object.entries(responses).filter(([, { $ref }]) => $ref === undefined || $ref.endsWith('/InvalidInput'));
  return Object.fromEntries(own);
}

/** What a successful answer is, its operation says. */
function ownResponse(response: Response, status: string): Response {
  const bare = bareResponse(response);
  return status === '200' && bare.content ? { ...bare, description: 'OK' } : bare;
}

function bareResponse({ $ref, content, description }: Response): Response {
  return {
    ...($ref !== undefined && { $ref }),
    ...(description !== undefined && { description }),
    ...(content && { content: mapValues(content, ({ schema }) => ({ schema })) }),
  };
}

/** A body that several operations take, with the same example, stands once. */
export function withSharedBodies(document: OpenApi): OpenApi {
  const texts = operationsOf(document).flatMap(({ requestBody }) => (requestBody ? [JSON.stringify(requestBody)] : []));
  const repeated = [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
  const names = new Map<string, string>();
  for (const text of repeated) {
    const schema = referred((JSON.parse(text) as Body).content[JSON_TYPE]!.schema);
    const wishes = schema === null ? [] : [`${schema}Body`, `${schema}WithDateBody`, `${schema}WithYearBody`];
    const name = wishes.find((wish) => ![...names.values()].includes(wish));
    if (name !== undefined) names.set(text, name);
  }
  const shared = mapOperations(document, (operation) => {
    const name = operation.requestBody && names.get(JSON.stringify(operation.requestBody));
    if (name === undefined) return operation;
    return { ...operation, requestBody: { $ref: `#/components/requestBodies/${name}` } as unknown as Body };
  });
  const requestBodies = Object.fromEntries([...names].map(([text, name]) => [name, JSON.parse(text) as Json]));
  return { ...shared, components: { ...shared.components, requestBodies } };
}

type Body = NonNullable<Operation['requestBody']>;

/** Letters that a shared answer has to spare. */
const ANSWER_GAIN = 60;

/** An answer that several operations give, or an error that several have of their own, stands once. */
export function withSharedResponses(document: OpenApi): OpenApi {
  const all = operationsOf(document).flatMap(({ responses }) => Object.values(responses));
  const counts = new Map<string, number>();
  for (const response of all.filter(({ $ref }) => $ref === undefined)) {
    const text = JSON.stringify(response);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const shared: Record<string, Response> = { ...document.components.responses };
  const names = new Map<string, string>();
  for (const [text, count] of counts) {
    const response = JSON.parse(text) as Response;
    const wishes = ['', '2', '3'].map((number) => nameOf(response) + number);
    const name = wishes.find((wish) => !(wish in shared));
    if (name === undefined || (count - 1) * text.length - count * `{"$ref":"${RESPONSE}${name}"}`.length < ANSWER_GAIN)
      continue;
    names.set(text, name);
    shared[name] = response;
  }
  const referring = mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, (response) => {
      const name = names.get(JSON.stringify(response));
      return name === undefined ? response : { $ref: RESPONSE + name };
    }),
  }));
  return { ...referring, components: { ...referring.components, responses: shared } };
}

const RESPONSE = '#/components/responses/';

/** An answer is named after its record, an error after what it says. */
function nameOf({ content, description }: Response): string {
  const record = referred(content?.[JSON_TYPE]?.schema ?? {});
  return record ?? pascal(description!.replace(/:.*/, '').replaceAll(' ', '_'));
}
