/** The list of the tools as clients see it: made from the rows of their paths, once, while the server is built. */
import type { EndpointRecord, Records } from '../lib/schemas/common/records.ts';
import { DETAILS } from '../lib/schemas/common/asked/detailInputs.ts';
import { ConventionEntries } from '../lib/schemas/common/inputs.ts';
import * as v from 'valibot';
import { Schemas, without, type Schema } from '../scripts/openapi/schemas.ts';
import { fieldsOf, type Choice } from './fields.ts';
import { TOOLS, type Tool } from './tools.ts';
import { choicesOf, rowOf } from './toolRows.ts';

/** A tool as `tools/list` has it. */
export interface ListedTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Schema & { readonly type: 'object' };
  readonly outputSchema: Schema & { readonly type: 'object' };
  readonly annotations: Readonly<Record<string, boolean>>;
}

/** What is made while the server is built. */
export interface Catalogue {
  readonly tools: readonly ListedTool[];
  /** The conventions that a caller may choose: their values and defaults, as a JSON schema. */
  readonly conventions: Schema;
}

/** The records of the answers of a group, by its name. */
export type RecordsOf = (group: string) => Promise<Records>;

/** Returns the tools and the conventions, as clients see them. */
export async function catalogue(recordsOf: RecordsOf): Promise<Catalogue> {
  const tools = await Promise.all(TOOLS.map((tool) => listed(tool, recordsOf)));
  return { tools, conventions: new Schemas().input(v.object(ConventionEntries)) };
}

interface Described extends Choice {
  readonly record: EndpointRecord;
}

async function listed(tool: Tool, recordsOf: RecordsOf): Promise<ListedTool> {
  const choices = await Promise.all(
    Object.entries(tool.paths).map(async ([about, path]): Promise<Described> => {
      const row = await rowOf(path);
      return { about, row, record: (await recordsOf(path.split('/')[1]!))[row.answer]! };
    }),
  );
  const { properties, required } = fieldsOf(choices);
  const fields = without(properties, 'detail');
  const about = aboutField(tool, choices);
  return {
    name: tool.name,
    description: describedBy(tool, choices),
    inputSchema: {
      type: 'object',
      properties: { ...about, ...fields, ...('detail' in properties && DETAIL_FIELDS) },
      required: [...required],
    },
    outputSchema: ANSWER,
    // A question changes nothing, and no world beyond the engine is asked.
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

function describedBy({ title }: Tool, choices: readonly Described[]): string {
  const [first] = choices;
  return choices.length === 1 ? first!.record.description : `${title}.`;
}

function aboutField(tool: Tool, choices: readonly Described[]): Record<string, Schema> {
  const names = choicesOf(tool);
  if (names.length === 0) return {};
  const meanings = choices.flatMap(({ about, record: { summary } }) =>
    lettersOf(summary) === lettersOf(about) ? [] : [`${about}: ${summary}`],
  );
  const description = `Default ${names[0]!}. ${meanings.join('; ')}`;
  return { about: { type: 'string', enum: [...names], description } };
}

/** A summary that only repeats a name says nothing. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]|dosha$|dasha$/g, '');

const DETAIL_FIELDS: Readonly<Record<string, Schema>> = {
  detail: { type: 'string', enum: [...DETAILS], description: 'Default brief; standard adds texts and reasons' },
  evidence: { type: 'boolean', description: 'true: every condition, reason and source, as detail=full' },
};

const ANSWER: ListedTool['outputSchema'] = {
  type: 'object',
  properties: { data: {}, meta: { type: 'object' } },
  required: ['data', 'meta'],
};
