/** The paths of the service as a Postman collection (v2.1), which Bruno, Insomnia and Hoppscotch import too. */
import { ENDING, eventsOf, valueOf, VARIABLES } from './account.ts';
import type { Document, Operation, Parameter } from './openapi.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const JSON_TYPE = 'application/json';
const JSON_HEADER = { key: 'Content-Type', value: JSON_TYPE };

const ABOUT = `Set the variable \`base_url\` to where the service answers; then every request can be sent as it is. Those of
\`chart\` need an account: send Make an account and Sign in, both in \`auth\`, once. To verify a mailbox and to reset a
password, put the token of the mailed link into \`mail_token\`. Parameters that are switched off are optional. Every field
of a body and of an answer is described at \`/docs\`.`;

/** Returns a folder for each group that answers JSON, with a request for each of its paths. */
export function collectionOf({ info, paths, tags }: Document): object {
  const requests = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isJson(operation))
      .map(([method, operation]) => ({ tag: operation.tags[0], item: item(method.toUpperCase(), path, operation) })),
  );
  const folders = tags.map(({ name, description }) => ({
    name,
    description,
    item: inOrder(requests.filter(({ tag }) => tag === name).map((request) => request.item)),
  }));
  return {
    info: { name: info.title, description: `${ABOUT}\n\n${info.description}`, version: info.version, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: VARIABLES.map(([key, value, description]) => ({ key, value, type: 'string', description })),
    item: folders,
  };
}

interface Item {
  readonly id: string;
  readonly [member: string]: unknown;
}

/** Calls that end an account or its sign-ins come last, so that all can be sent from first to last. */
function inOrder(items: readonly Item[]): Item[] {
  const last = ENDING.flatMap((ending) => items.filter(({ id }) => id === ending));
  return [...items.filter((item) => !last.includes(item)), ...last];
}

/** Pages are for a browser. */
function isJson(operation: Operation): boolean {
  return JSON_TYPE in contentOf(operation);
}

function contentOf({ responses }: Operation): object {
  const [success] = Object.values(responses);
  return success?.content ?? {};
}

function item(method: string, path: string, operation: Operation): Item {
  const { description, operationId, requestBody, security, summary } = operation;
  const example = requestBody?.content[JSON_TYPE]?.example;
  return {
    id: operationId,
    name: summary,
    ...eventsOf(operationId),
    request: {
      method,
      description,
      // A request without settings of its own uses the token of the collection.
      ...(!security && { auth: { type: 'noauth' } }),
      header: [...(example ? [JSON_HEADER] : []), ...optionalHeaders(operation)],
      ...(example && { body: bodyOf(path, example) }),
      url: urlOf(path, operation.parameters ?? []),
    },
    response: [],
  };
}

function optionalHeaders(operation: Operation): object[] {
  const ofParameters = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'header')
    .map(({ description, name }) => ({ key: name, value: '{{$guid}}', disabled: true, description }));
  const files = Object.keys(contentOf(operation)).filter((type) => type !== JSON_TYPE);
  const description = 'Answers the file itself; one of these at a time';
  return [...ofParameters, ...files.map((value) => ({ key: 'Accept', value, disabled: true, description }))];
}

function bodyOf(path: string, example: Readonly<Record<string, unknown>>): object {
  const fields = Object.entries(example).map(([name, value]) => [name, valueOf(path, name, value)]);
  const raw = JSON.stringify(Object.fromEntries(fields), null, 2);
  return { mode: 'raw', raw, options: { raw: { language: 'json' } } };
}

function urlOf(path: string, parameters: readonly Parameter[]): object {
  // Of a year or dates, one is needed.
  const isYearMeant = ['start', 'end'].every((name) => parameters.some((parameter) => parameter.name === name));
  const named = (place: Parameter['in']) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({
        key: parameter.name,
        value: String(valueOf(path, parameter.name, shownValue(parameter))),
        description: meaningOf(parameter),
        ...(!parameter.required && !(isYearMeant && parameter.name === 'year') && { disabled: true }),
      }));
  const variable = named('path');
  const query = named('query');
  const asked = query.filter((parameter) => !('disabled' in parameter)).map(({ key, value }) => `${key}=${value}`);
  const filled = path.replace(/\{(\w+)\}/g, ':$1');
  return {
    raw: `{{base_url}}${filled}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
    host: ['{{base_url}}'],
    path: filled.slice(1).split('/'),
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
}

/** A parameter must be valid when it is switched on unchanged. */
function shownValue({ example, schema }: Parameter): unknown {
  return example ?? schema.enum?.[0] ?? schema.minimum ?? '';
}

function meaningOf({ description = '', schema }: Parameter): string {
  return schema.enum ? `${description}. One of ${schema.enum.join(', ')}` : description;
}
