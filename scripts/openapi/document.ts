/** The OpenAPI document of all groups, from their rows and records. */
import { ephemeris } from '../../functions/_shell/ephemeris.ts';
import { EphemerisPackError } from '../../layers/ephemeris/index.ts';
import { ENGINE_VERSION } from '../../lib/schemas/common/version.ts';
import { Meta, PairMeta, StarsMeta, TextMeta } from '../../lib/schemas/common/envelope.ts';
import { HEADERS } from './headers.ts';
import type { Asks } from '../../functions/_shell/asked/asked.ts';
import { leveled, type LeveledRoot, type SingleNames } from './levels.ts';
import { operationOf, type Group } from './operation.ts';
import { REFUSAL_RESPONSES, REFUSAL_SCHEMAS } from './refusals.ts';
import { Schemas, type Json, type Schema } from './schemas.ts';

const ABOUT = `Sidereal (Vedic) astrology computed from birth data, dates and places.

Every computing path takes birth data, or for \`/panchang\` a date and a place, and answers \`{ success, data, meta }\`;
\`meta.conventions\` names every contested choice behind the answer, and each can be chosen by a body field of the same
name. Equal requests get equal bytes; what depends on the current time takes \`as_of\`. Fields that a path
does not know are ignored and told in \`meta.warnings\`; \`strict=true\` refuses them. Ids are taken in any case and by usual other names.
Two paths of \`/medical\` take the data of the others instead of a birth. The text of \`ai_summary\` and of these two is
composed by rule, or written by a model where one is configured: \`ai_status\` says which.

Errors are \`application/problem+json\` with a text in \`detail\`; invalid input is a 422 with a list of fields in
\`detail\`. An unknown path answers 404 \`not_found\`, a wrong method 405 \`method_not_allowed\` with \`Allow\`.

\`/chart\` and parts of \`/auth\` need an account: register, log in, and send \`Authorization: Bearer ACCESS_TOKEN\`.
All other paths are open. Send \`X-Request-Id\` (letters, digits, \`._-\`, 64 at most) to find an answer again; it comes back in the same header.`;

export async function documentOf(groups: readonly Group[]): Promise<Json> {
  const schemas = new Schemas();
  const canCompute = hasEphemeris();
  const paths: Record<string, Record<string, Json>> = {};
  for (const group of groups) {
    for (const row of group.routes) {
      (paths[row.path] ??= {})[row.method.toLowerCase()] = await operationOf(row, group, schemas, canCompute);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vedic astrology API',
      version: ENGINE_VERSION,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [],
    tags: groups.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      schemas: { ...leveled(schemas.components, rootsOf(groups, schemas)), ...REFUSAL_SCHEMAS },
      responses: used(REFUSAL_RESPONSES, paths),
      headers: HEADERS,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of POST /api/v1/auth/login',
        },
      },
    },
  };
}

/** The components that the answers which can be asked for less consist of, and what each path leaves out. */
function rootsOf(groups: readonly Group[], schemas: Schemas): LeveledRoot[] {
  const data = groups.flatMap(({ answers, routes }) =>
    routes.flatMap(({ answer, asks }) =>
      asks === null ? [] : [{ name: nameOf(schemas.output(answers[answer]!.data)), single: singleNames(asks) }],
    ),
  );
  const metas = [Meta, TextMeta, PairMeta, StarsMeta].map((meta) => ({
    name: nameOf(schemas.output(meta)),
    single: singleNames({}),
  }));
  return [...data, ...metas];
}

function nameOf({ $ref }: Schema): string {
  if (typeof $ref !== 'string') throw new Error('The data of every computed answer needs a title.');
  return $ref.split('/').at(-1)!;
}

/** The fields that a path leaves out. */
function singleNames({ fullOnly, list, notBrief }: Asks): SingleNames {
  return { notBrief: new Set(notBrief), fullOnly: new Set(fullOnly), lists: new Set(list === undefined ? [] : [list]) };
}

/** Without its ephemeris the document is made without computed examples. */
function hasEphemeris(): boolean {
  try {
    ephemeris();
    return true;
  } catch (error) {
    if (!(error instanceof EphemerisPackError)) throw error;
    console.warn(`The OpenAPI document has no example answers. ${error.message}`);
    return false;
  }
}

/** Removes the responses that no operation refers to. */
function used(responses: Readonly<Record<string, Json>>, paths: Json): Readonly<Record<string, Json>> {
  const text = JSON.stringify(paths);
  return Object.fromEntries(Object.entries(responses).filter(([name]) => text.includes(`/responses/${name}"`)));
}
