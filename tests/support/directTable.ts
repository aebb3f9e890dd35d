/**
 * A table in memory that is asked without the client of AWS and without HTTP: for tests of thousands of calls, in which
 * neither is the subject.
 */
import type { Table } from '../../lib/auth/table.ts';
import { startTable } from '../../scripts/embedded/table.mjs';
import { TABLE } from '../scripts/embedded/clients.ts';

export interface DirectTable {
  readonly table: Table;
  stop(): Promise<void>;
}

/** A command of the document client: a call with plain values, and the command for DynamoDB's own form that it wraps. */
interface DocumentCommand {
  readonly input: Readonly<Record<string, unknown>>;
  readonly clientCommand: { readonly constructor: { readonly name: string } };
}

export async function directTable(): Promise<DirectTable> {
  const embedded = await startTable({ tableName: TABLE });
  const send = async ({ clientCommand, input }: DocumentCommand) => {
    const operation = clientCommand.constructor.name.replace(/Command$/, '');
    return readable(await embedded.perform(operation, written(input)).catch(rejected));
  };
  return { table: { name: TABLE, client: { send } as unknown as Table['client'] }, stop: () => embedded.stop() };
}

type Values = Readonly<Record<string, unknown>>;

/** The members of requests and answers that hold values. */
const VALUES = ['Key', 'Item', 'Attributes', 'ExpressionAttributeValues'];

function withValues(members: object, each: (value: unknown) => unknown): object {
  const changed = (values: Values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, each(value)]));
  return Object.fromEntries(
    Object.entries(members)
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => [
        name,
        VALUES.includes(name) ? changed(withoutUndefined(member as Values)) : (member as unknown),
      ]),
  );
}

const withoutUndefined = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** A request with its values in DynamoDB's own form. */
const written = (input: object) => withValues(input, attributeOf);
/** An answer with plain values. */
const readable = (output: object) => withValues(output, valueOf);

function attributeOf(value: unknown): object {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  throw new Error(`${String(value)} is neither text, number, truth nor null.`);
}

function valueOf(attribute: unknown): unknown {
  const [[kind, value]] = Object.entries(attribute as object) as [[string, unknown]];
  if (kind === 'NULL') return null;
  return kind === 'N' ? Number(value) : value;
}

/** Throws the error as the client of AWS names it. */
function rejected(error: Error & { readonly body?: { readonly __type: string } }): never {
  throw Object.assign(error, { name: error.body?.__type.split('#')[1] ?? error.name });
}
