/** What a path reads: what is needed, what it uses, and in one line each what nearly every path reads. */
import { JSON_TYPE, type ApiDocument, type Operation, type Parameter, type Schema } from './document.ts';
import { fieldsOf, fieldTable, type Field } from './fields.ts';
import { html, type Content, type Markup } from './markup.ts';

/** How the schemas describe a field that the specification names and nothing reads. */
const UNUSED = 'Not used for the result';

/** Of every birth: told once on a page. */
const OF_A_BIRTH = ['place_name', 'current_location', 'gender', 'marital_status', 'marriage_date'];

/** In the query of nearly every path, with the same meaning everywhere. */
const COMMON_QUERY = ['lang', 'strict', 'detail', 'fields', 'as_of'];

/** Where the fields of every birth are told on a page. */
const SHARED = 'shared-fields';

type Group = 'needed' | 'own' | 'birth' | 'convention' | 'unused';

export function bodyFields(schema: Schema, document: ApiDocument): Markup {
  const fields = grouped(schema, document);
  const of = (group: Group): readonly Field[] => fields.get(group) ?? [];
  return html`${of('needed').length > 0 && fieldTable(of('needed'), document, 'Needed in the body')}
  ${of('own').length > 0 && fieldTable(of('own'), document, 'Used by this path, if given')}
  ${namesLine('Conventions, each with a default', of('convention'))} ${namesLine('Of the person', of('birth'))}
  ${namesLine('Not used for the result', of('unused'), false)}`;
}

/** Names in one line; their meaning is told once, at the end of the page. */
export function namesLine(title: string, fields: readonly Field[], isLinked = true): Content {
  const names = fields.filter(({ depth }) => depth === 0);
  if (names.length === 0) return false;
  return html`<p class="names">
    ${isLinked ? html`<a href="#${SHARED}">${title}</a>` : title}:
    ${names.map(({ name }, index) => html`${index > 0 && ', '}<code>${name}</code>`)}
  </p>`;
}

export function isCommon({ in: where, name }: Parameter): boolean {
  return where === 'query' && COMMON_QUERY.includes(name);
}

export function asField({ name, in: where, required = false, description = '', schema }: Parameter): Field {
  const isHeader = where === 'header';
  return {
    name,
    schema: { ...schema, description: isHeader ? `As a header. ${description}` : description },
    isRequired: required,
    depth: 0,
  };
}

/** Returns the fields that nearly every path takes, each once, as a section; nothing where no path takes them. */
export function sharedFields(operations: readonly Operation[], document: ApiDocument): Content {
  const bodies = operations.flatMap(({ requestBody }) => requestBody?.content[JSON_TYPE]?.schema ?? []);
  const groups = bodies.map((schema) => grouped(schema, document));
  const once = (group: Group): readonly Field[] => {
    const named = new Map<string, readonly Field[]>();
    for (const fields of groups) {
      for (const [name, whole] of wholes(fields.get(group) ?? [])) if (!named.has(name)) named.set(name, whole);
    }
    return [...named.values()].flat();
  };
  const [conventions, birth] = [once('convention'), once('birth')];
  const common = operations.flatMap(({ parameters = [] }) => parameters).filter(isCommon);
  const query = [...new Map(common.map((parameter) => [parameter.name, asField(parameter)])).values()];
  if (conventions.length + birth.length + query.length === 0) return false;
  return html`<section id="${SHARED}" class="shared">
    <h2><a href="#${SHARED}">What nearly every path reads</a></h2>
    <p>
      Each has a default, so none is needed. The guide to <a href="/docs/guide/conventions">conventions</a> says what
      they change.
    </p>
    ${conventions.length > 0 && fieldTable(conventions, document, 'Conventions')}
    ${birth.length > 0 && fieldTable(birth, document, 'Of the person')}
    ${query.length > 0 && fieldTable(query, document, 'In the query')}
  </section>`;
}

function grouped(schema: Schema, document: ApiDocument): ReadonlyMap<Group, readonly Field[]> {
  const conventions = Object.keys(document.components.schemas['Conventions']?.properties ?? {});
  const groups = new Map<Group, Field[]>();
  for (const [, whole] of wholes(fieldsOf(schema, document))) {
    const group = groupOf(whole[0]!, conventions);
    groups.set(group, [...(groups.get(group) ?? []), ...whole]);
  }
  return groups;
}

/** Fields of the first level, each with its own. */
function wholes(fields: readonly Field[]): [name: string, whole: Field[]][] {
  const all: [string, Field[]][] = [];
  for (const field of fields) {
    if (field.depth === 0) all.push([field.name, [field]]);
    else all.at(-1)![1].push(field);
  }
  return all;
}

function groupOf({ isRequired, name, schema }: Field, conventions: readonly string[]): Group {
  if (isRequired) return 'needed';
  if (schema.description === UNUSED) return 'unused';
  if (conventions.includes(name)) return 'convention';
  return OF_A_BIRTH.includes(name) ? 'birth' : 'own';
}
