/** The functions of single paths: each asks one row. */
import type { Row } from '../functions/_shell/row.ts';
import { askRow, type RowReply } from './askRow.ts';
import type { Asking } from './asking.ts';
import { EngineError, type Engine, type EngineProblem, type Options } from './engine.ts';

/** Returns the answer of a row, or its problem; throws what is wrong in the engine itself. */
export async function replyOf(engine: Engine, row: Row, asking: Asking): Promise<RowReply> {
  const reply = await askRow(row, asking, { requestId: REQUEST_ID, nowUnixMs: engine.nowUnixMs() });
  if (reply.fault !== null) throw reply.fault;
  return reply;
}

/** No request has an id here. */
const REQUEST_ID = 'req_device';

/** Returns the function of a path that takes a body. */
export function bodyEndpoint(row: Row) {
  return (engine: Engine, body: object, options: Options = {}) => answered(engine, row, { ...options, body });
}

/** Returns the function of a path that takes none. */
export function queryEndpoint(row: Row) {
  return (engine: Engine, options: Options = {}) => answered(engine, row, options);
}

async function answered(engine: Engine, row: Row, asking: Asking): Promise<object> {
  const { body, status } = await replyOf(engine, row, asking);
  if (status >= FIRST_REFUSAL) throw new EngineError(status, body as EngineProblem);
  return body;
}

const FIRST_REFUSAL = 400;
