/** The OpenAPI documents that are served, from the whole one: small, safe for generators, and by group with examples. */
import { without, type Json, type Schema } from '../schemas.ts';
import { withNamedAnswers, withNamedParts, withSharedFields } from './components.ts';
import { withFormats } from './formats.ts';
import { withNullableTypes, withoutNulls } from './nullable.ts';
import { withFieldsInPlace } from './inlined.ts';
import { withInheritedFields } from './inherited.ts';
import { withRepeatedParts } from './repeated.ts';
import { withoutAnswers, withSharedBodies, withSharedParameters, withSharedResponses } from './sharing.ts';
import { withFewWords } from './wording.ts';
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
  const typed = withTypes(withoutStandard(whole as unknown as OpenApi));
  const document = withNames(typed);
  const titled = new Set(Object.keys((whole as unknown as OpenApi).components.schemas));
  const small = withSharedParameters(withoutAnswers(withInheritedFields(withNames(withFewWords(typed)))));
  const openapi = withTags(
    withRepeatedParts(withFieldsInPlace(withUsedComponents(withSharedResponses(withSharedBodies(small))), titled)),
  );
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
  return withNames(withTypes(document));
}

function withNames(document: OpenApi): OpenApi {
  return withSharedFields(withNamedParts(withNamedAnswers(document)));
}

function withTypes(document: OpenApi): OpenApi {
  const ofAnswers = reachedFrom(
    operationsOf(document).map(({ responses }) => responses),
    document.components.schemas,
  );
  const schemas = mapValues(document.components.schemas, (schema, name) => {
    const typed = ofAnswers.has(name) ? withNullableTypes(schema) : withoutNulls(schema);
    // A convention is the name of a choice, also where it is that of sunrise.
    return CONVENTIONS.includes(name) ? typed : withFormats(typed);
  });
  return mapOperations({ ...document, components: { ...document.components, schemas } }, withTypedBodies);
}

const CONVENTIONS = ['Conventions', 'PairConventions'];

function withTypedBodies(operation: OpenApi['paths'][string][string]): OpenApi['paths'][string][string] {
  const { requestBody } = operation;
  const content =
    requestBody && mapValues(requestBody.content, (media) => ({ ...media, schema: typedInput(media.schema) }));
  return { ...operation, ...(content && { requestBody: { ...requestBody, content } }) };
}

const typedInput = (schema: Schema): Schema => withFormats(withoutNulls(schema));

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
