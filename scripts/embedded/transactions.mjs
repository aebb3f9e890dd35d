/** TransactWriteItems and TransactGetItems, which dynalite lacks. */
import {
  awsError,
  checked,
  commit,
  isConditionFailure,
  observed,
  perform,
  validationError,
  withheld,
} from './store.mjs';

/** A condition alone is a delete that is not carried out. */
const OPERATION_OF = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', ConditionCheck: 'DeleteItem' };

const MOST_ITEMS = 100;
const TOKEN_MS = 10 * 60_000;

/**
 * Returns the two operations. The caller ensures that nothing else runs meanwhile.
 *
 * @param nowMs clock, by which tokens are forgotten after ten minutes as on AWS
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
export function transactions(store, nowMs = Date.now) {
  const succeeded = new Map();
  return {
    async write({ TransactItems: items, ClientRequestToken: token }) {
      for (const [old, { untilMs }] of succeeded) if (untilMs <= nowMs()) succeeded.delete(old);
      // Checking modifies the request.
      const payload = JSON.stringify(items);
      const before = succeeded.get(token);
      if (before && before.payload !== payload) throw mismatch();
      if (before) return {};
      await writeAll(store, items);
      if (token) succeeded.set(token, { payload, untilMs: nowMs() + TOKEN_MS });
      return {};
    },

    async read({ TransactItems: items }) {
      refuseCount(items);
      const requests = items.map(({ Get: get }) => checked(store, 'GetItem', { ...get }));
      const found = await Promise.all(requests.map((request) => perform(store, 'GetItem', request)));
      return { Responses: found.map(({ Item }) => (Item ? { Item } : {})) };
    },
  };
}

async function writeAll(store, items) {
  refuseCount(items);
  const steps = items.map((item) => stepOf(store, item));
  const outcomes = await Promise.all(steps.map((step) => outcomeOf(store, step)));
  if (new Set(outcomes.map(({ key }) => key)).size < outcomes.length) {
    throw validationError('Transaction request cannot include multiple operations on one item');
  }
  const reasons = outcomes.map(({ reason }) => reason);
  if (reasons.some(({ Code }) => Code !== 'None')) throw cancelled(reasons);
  await commit(
    store,
    outcomes.flatMap(({ writes }) => writes),
  );
}

function refuseCount(items) {
  if (Array.isArray(items) && items.length >= 1 && items.length <= MOST_ITEMS) return;
  throw validationError(
    `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length between 1 and ${MOST_ITEMS}`,
  );
}

function stepOf(store, item) {
  const [[kind, input], ...others] = Object.entries(item);
  if (!(kind in OPERATION_OF) || others.length > 0) {
    throw validationError('TransactItems can only contain one of Check, Put, Update or Delete');
  }
  const returnsItem = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
  return { kind, returnsItem, request: checked(store, OPERATION_OF[kind], { ...input }) };
}

/** Tries one step without writing. All steps see the table as it was before, since no two may touch the same item. */
async function outcomeOf(store, { kind, request, returnsItem }) {
  const held = withheld(store);
  const { seen, store: draft } = observed(held.store);
  try {
    await perform(draft, OPERATION_OF[kind], request);
  } catch (error) {
    return { key: seen.key ?? Symbol('unread'), reason: reasonOf(error, returnsItem && seen.item) };
  }
  return { key: seen.key, writes: kind === 'ConditionCheck' ? [] : held.writes, reason: { Code: 'None' } };
}

function reasonOf(error, item) {
  if (isConditionFailure(error)) {
    return { Code: 'ConditionalCheckFailed', Message: error.message, ...(item && { Item: item }) };
  }
  if (error.body?.__type.endsWith('#ValidationException')) return { Code: 'ValidationError', Message: error.message };
  throw error;
}

/** The error of a refused transaction, with one reason for each of its items. */
export function cancelled(reasons) {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return awsError('TransactionCanceledException', message, { Message: message, CancellationReasons: reasons });
}

function mismatch() {
  return awsError(
    'IdempotentParameterMismatchException',
    'The request uses the same client token as a previous, but non-identical request.',
  );
}
