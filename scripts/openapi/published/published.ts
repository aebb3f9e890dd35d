/** The OpenAPI documents that are served, from the whole one: small, safe for generators, and by group with examples. */
import { without, type Json, type Schema } from '../schemas.ts';
import { withNamedAnswers, withNamedParts, withSharedFields } from './components.ts';
import { withFormats } from './formats.ts';
import { withNullableTypes, withoutNulls } from './nullable.ts';
import { withFieldsInPlace } from './inlined.ts';
import { withInheritedFields } from './inherited.ts';
import { withoutAnswers, withSharedBodies, withSharedParameters } from './sharing.ts';
import { asVersion30 } from './version30.ts';
import { mapOperations, mapValues, operationsOf, reachedFrom, within, type OpenApi } from './walk.ts';

export interface PublishedDocuments {
  /** OpenAPI 3.1 without the answers of examples. */
  readonly openapi: OpenApi;
  /** The same as OpenAPI 3.0.3, for generators that know no later version. */
  readonly openapi30: Json;
  /** By name of the group: its paths, with examples. */
  readonly groups: Readonly<Record<string, OpenApi>>;
}

export function publishedDocuments(whole: Json): PublishedDocuments {
  const document = readable(withoutStandard(whole as unknown as OpenApi));
  const titled = new Set(Object.keys((whole as unknown as OpenApi).components.schemas));
  const small = withSharedParameters(
    withoutAnswers(withInheritedFields(withShortTexts(withoutCommonplaces(document)))),
  );
  const openapi = withTags(withFieldsInPlace(withUsedComponents(withSharedBodies(small)), titled));
  const groups = document.tags.map(({ name }) => [name, groupDocument(document, name)] as const);
  return { openapi, openapi30: asVersion30(openapi), groups: Object.fromEntries(groups) };
}

/** The names of what standard answers have are for our own client. */
function withoutStandard(document: OpenApi): OpenApi {
  const bare = (schema: Schema): Schema => within(without(schema, 'x-standard'), bare);
  const schemas = mapValues(document.components.schemas, bare);
  return { ...document, components: { ...document.components, schemas } };
}

/** Every class has a name, every text its format, and null stands only where an answer can have it. */
export function readable(document: OpenApi): OpenApi {
  const ofAnswers = reachedFrom(
    operationsOf(document).map(({ responses }) => responses),
    document.components.schemas,
  );
  const schemas = mapValues(document.components.schemas, (schema, name) => {
    const typed = ofAnswers.has(name) ? withNullableTypes(schema) : withoutNulls(schema);
    // A convention is the name of a choice, also where it is that of sunrise.
    return CONVENTIONS.includes(name) ? typed : withFormats(typed);
  });
  const typed = { ...document, components: { ...document.components, schemas } };
  return withSharedFields(withNamedParts(withNamedAnswers(mapOperations(typed, withTypedBodies))));
}

const CONVENTIONS = ['Conventions', 'PairConventions'];

function withTypedBodies(operation: OpenApi['paths'][string][string]): OpenApi['paths'][string][string] {
  const { requestBody } = operation;
  const content =
    requestBody && mapValues(requestBody.content, (media) => ({ ...media, schema: typedInput(media.schema) }));
  return { ...operation, ...(content && { requestBody: { ...requestBody, content } }) };
}

const typedInput = (schema: Schema): Schema => withFormats(withoutNulls(schema));

/** What nearly every name and every house says of itself is said once, at the head of the document. */
const COMMONPLACES: readonly unknown[] = ['In the language asked for', 'House, counted from the ascendant, 1 to 12'];

function withoutCommonplaces(document: OpenApi): OpenApi {
  const bare = (schema: Schema): Schema => {
    const { description, ...rest } = within(schema, bare);
    return COMMONPLACES.includes(description) ? rest : { ...(description !== undefined && { description }), ...rest };
  };
  const { components, info } = document;
  const description = `${String(info['description'])}\n\n${NAMES_TEXT}`;
  const schemas = mapValues(components.schemas, bare);
  return { ...document, info: { ...info, description }, components: { ...components, schemas } };
}

/** Longer descriptions end with their first sentence or clause; the documents of the groups have them whole. */
const LONG = 40;
const LONG_OF_PATH = 80;

function withShortTexts(document: OpenApi): OpenApi {
  const short = (schema: Schema): Schema => {
    const { description, ...rest } = within(schema, short);
    return typeof description === 'string' ? { description: opening(description), ...rest } : rest;
  };
  const { components } = document;
  const shortened = mapOperations(document, (operation) => ({
    ...operation,
    description: opening(operation.description, LONG_OF_PATH),
    ...(operation.parameters && { parameters: operation.parameters.filter(({ name }) => name !== 'strict') }),
  }));
  return { ...shortened, components: { ...components, schemas: mapValues(components.schemas, short) } };
}

function opening(text: string, long = LONG): string {
  if (text.length <= long) return text;
  const [first] = /^.{20,}?[.;](?= )/.exec(text) ?? [text];
  return first.replace(/[.;]$/, '');
}

const NAMES_TEXT =
  'Fields of names and texts without a description are in the language asked for; a house without one is counted from the ascendant, 1 to 12. Every computing path takes the query `strict=true` too, by which names that it does not know are refused. The documents of the groups, `/openapi/planets.json` and so on, have every description whole, examples of every request and answer, and the headers of each path.';

function withUsedComponents(document: OpenApi): OpenApi {
  const { schemas, ...components } = { ...document.components, headers: {} };
  const reached = reachedFrom([document.paths, components], schemas);
  const used = Object.entries(schemas).filter(([name]) => reached.has(name));
  return { ...document, components: { ...components, schemas: Object.fromEntries(used) } };
}

/** Each group says where its examples are. */
function withTags(document: OpenApi): OpenApi {
  const tags = document.tags.map((tag) => ({
    ...tag,
    externalDocs: { description: 'These paths with examples', url: `/openapi/${tag.name}.json` },
  }));
  return { ...document, tags };
}

function groupDocument(document: OpenApi, group: string): OpenApi {
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([, methods]) =>
      Object.values(methods).some(({ tags }) => tags.includes(group)),
    ),
  );
  const { components, info, tags } = document;
  const responses = Object.fromEntries(
    Object.entries(components.responses).filter(([name]) => JSON.stringify(paths).includes(`/responses/${name}"`)),
  );
  const reached = reachedFrom([paths, responses], components.schemas);
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => reached.has(name)));
  return {
    ...document,
    info: { ...info, title: `${String(info['title'])}: ${group}` },
    tags: tags.filter(({ name }) => name === group),
    paths,
    components: { ...components, schemas, responses },
  };
}
