/** The embedded DynamoDB: dynalite's store with transactions, write listeners and faults added. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { announceTable, runningTable } from './address.mjs';
import { isSigned, RESET, SILENCE, startEndpoint } from './endpoint.mjs';
import { faultSwitch } from './faults.mjs';
import {
  awsError,
  checked,
  closeStore,
  ensureTable,
  isConditionFailure,
  isStoreOperation,
  observed,
  openStore,
  perform,
  readable,
} from './store.mjs';
import { cancelled, transactions } from './transactions.mjs';
import { turns } from './turns.mjs';

const DESCRIPTION = JSON.parse(readFileSync(new URL('accountsTable.json', import.meta.url), 'utf8'));

const FAULTS = ['throttle', 'timeout', 'timeout_after_write', 'conflict', 'down', 'error'];

/** A plain read never conflicts. */
const CONFLICTING = /^(Put|Update|Delete|Transact)/;

/**
 * Starts the table; returns when it answers.
 *
 * @param folder where it is stored; null for a table in memory
 * @param port 0 for any free port
 */
export async function startTable({ folder = null, tableName, port = 0 }) {
  const store = await openStore(folder).catch((error) => {
    const owner = folder && runningTable(dirname(folder));
    throw Object.assign(readable(error, folder), owner && { pid: owner.pid });
  });
  await ensureTable(store, tableName, DESCRIPTION).catch(async (error) => {
    await closeStore(store);
    throw readable(error, folder);
  });
  const { met, fail } = faultSwitch(FAULTS, (fault, operation) => fault !== 'conflict' || CONFLICTING.test(operation));
  const listeners = new Set();
  const carriedOut = performer(store);
  const answer = frontDoor(carriedOut, met, (pk) => listeners.forEach((listener) => listener(pk)));
  const { endpoint, stop } = await startEndpoint({ port, answer });
  const withdraw = folder ? announceTable(folder, { endpoint, tableName }) : () => undefined;
  return {
    endpoint,
    fail,
    perform: carriedOut,
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      withdraw();
      await stop();
      await closeStore(store);
    },
  };
}

function frontDoor(perform, met, wrote) {
  return async (request) => {
    if (request.method === 'GET') return text(200, 'healthy: dynamodb.local');
    try {
      const { operation, input } = callOf(request);
      const fault = met(operation, input);
      if (fault && fault !== 'timeout_after_write') return faulty(fault, operation, input);
      const output = await perform(operation, input);
      putKeys(operation, input).forEach(wrote);
      return fault ? SILENCE : json(200, output);
    } catch (error) {
      if (error.body) return json(error.statusCode, error.body);
      console.error(error);
      return json(500, internal().body);
    }
  };
}

function callOf(request) {
  const operation = /^DynamoDB_20120810\.(\w+)$/.exec(request.headers['x-amz-target'] ?? '')?.[1];
  if (!operation) throw awsError('UnknownOperationException', 'There is no such operation.');
  if (!isSigned(request)) {
    throw awsError('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
  }
  try {
    return { operation, input: JSON.parse(request.body) };
  } catch {
    throw awsError('SerializationException', 'The request is no JSON.');
  }
}

function performer(store) {
  const { shared, alone } = turns();
  const { read, write } = transactions(store);
  return (operation, input) => {
    if (operation === 'TransactWriteItems') return alone(() => write(input));
    if (operation === 'TransactGetItems') return alone(() => read(input));
    // Nothing expires here: readers ignore expired items, since AWS deletes them late too.
    if (operation === 'UpdateTimeToLive') return { TimeToLiveSpecification: input.TimeToLiveSpecification };
    if (!isStoreOperation(operation)) throw awsError('UnknownOperationException', `No ${operation} here.`);
    return shared(() => performed(store, operation, input));
  };
}

async function performed(store, operation, input) {
  const returnsItem = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
  const request = checked(store, operation, input);
  if (!returnsItem) return perform(store, operation, request);
  const { seen, store: watched } = observed(store);
  try {
    return await perform(watched, operation, request);
  } catch (error) {
    if (isConditionFailure(error) && seen.item) error.body.Item = seen.item;
    throw error;
  }
}

/** Returns the partition keys of the items that a request puts. */
function putKeys(operation, input) {
  const items = {
    PutItem: () => [input.Item],
    BatchWriteItem: () => Object.values(input.RequestItems).flatMap((writes) => writes.map((w) => w.PutRequest?.Item)),
    TransactWriteItems: () => input.TransactItems.map(({ Put }) => Put?.Item),
  };
  const put = items[operation]?.() ?? [];
  return put.map((item) => item?.pk?.S).filter((pk) => pk !== undefined);
}

function faulty(fault, operation, { TransactItems: items }) {
  switch (fault) {
    case 'timeout':
      return SILENCE;
    case 'down':
      return RESET;
    case 'throttle': {
      const name = items ? 'ThrottlingException' : 'ProvisionedThroughputExceededException';
      throw awsError(name, 'Throughput exceeds the current capacity of your table.');
    }
    case 'conflict': {
      if (items) throw cancelled(items.map(() => ({ Code: 'TransactionConflict', Message: CONFLICT })));
      throw awsError('TransactionConflictException', CONFLICT);
    }
    default:
      throw internal();
  }
}

const CONFLICT = 'Transaction is ongoing for the item';

const internal = () => awsError('InternalServerError', 'The request processing has failed.', { statusCode: 500 });

const text = (status, body) => ({ status, headers: { 'content-type': 'text/plain' }, body });
const json = (status, output) => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(output),
});
