/** The parts of dynalite that store items: its checks and its operations, called without its HTTP server. */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers';

const require = createRequire(import.meta.url);
const { create } = require('dynalite/db');
const validations = require('dynalite/validations');

const { checkTypes, checkValidations, toLowerFirst, validateExpressions } = validations;

/** How many requests' expressions are known; the application has a few dozen, with values that change by the hour. */
const MOST_KNOWN = 500;
const knownExpressions = new Map();

/** Parses the same expressions with the same values once: parsing them takes longer than the operation itself. */
validations.validateExpressions = (request) => {
  const { ExpressionAttributeNames: names, ExpressionAttributeValues: values } = request;
  const expressions = Object.keys(request).filter((name) => name.endsWith('Expression'));
  const key = JSON.stringify([names, values, ...expressions.map((name) => [name, request[name]])]);
  const known = knownExpressions.get(key);
  if (known) return void Object.assign(request, JSON.parse(known));
  const problem = validateExpressions(request);
  if (problem !== undefined) return problem;
  if (knownExpressions.size === MOST_KNOWN) knownExpressions.delete(knownExpressions.keys().next().value);
  const parsed = Object.entries(request).filter(([name]) => name.startsWith('_'));
  knownExpressions.set(key, JSON.stringify(Object.fromEntries(parsed)));
  return undefined;
};

const OPERATIONS = [
  'BatchGetItem',
  'BatchWriteItem',
  'CreateTable',
  'DeleteItem',
  'DescribeTable',
  'DescribeTimeToLive',
  'GetItem',
  'ListTables',
  'PutItem',
  'Query',
  'Scan',
  'UpdateItem',
];

const dynalite = new Map(
  OPERATIONS.map((name) => {
    const file = toLowerFirst(name);
    return [name, { perform: require(`dynalite/actions/${file}`), rules: require(`dynalite/validations/${file}`) }];
  }),
);

export const isStoreOperation = (name) => dynalite.has(name);

/** Returns the error to throw for an error of the store: one about corrupt files names the folder and the remedy. */
export function readable(error, folder) {
  const isSpoilt = [error, error.cause].some((each) => /corrupt/i.test(`${each?.code} ${each?.message}`));
  if (!isSpoilt || !folder) return error;
  const sentence =
    `The accounts in ${folder} cannot be read: a file there is damaged. ` +
    `To start anew without them, move the folder away: mv ${folder} ${folder}.damaged`;
  return Object.assign(new Error(sentence, { cause: error }), { code: 'TABLE_DAMAGED' });
}

/** Opens the store in a folder, or in memory where there is none. */
export async function openStore(folder) {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = create({ createTableMs: 0, ...(folder && { path: folder }) });
  try {
    await store.db.open();
  } catch (error) {
    if (error.cause?.code !== 'LEVEL_LOCKED') throw error.cause ?? error;
    throw Object.assign(new Error(`The table in ${folder} is open in another process.`), { code: 'TABLE_LOCKED' });
  }
  return store;
}

export const closeStore = (store) => new Promise((resolve) => store.db.close(resolve));

/** Creates a table that does not exist yet; returns when it is ready for use. */
export async function ensureTable(store, tableName, description) {
  const input = { TableName: tableName, ...description };
  try {
    await perform(store, 'CreateTable', checked(store, 'CreateTable', input));
  } catch (error) {
    if (!error.body?.__type.endsWith('#ResourceInUseException')) throw error;
  }
  // dynalite says so itself a moment later, unless the process ends in that moment.
  const table = await store.db.get(`table~${tableName}`);
  await store.db.put(`table~${tableName}`, { ...table, TableStatus: 'ACTIVE' });
}

/** Returns a request as its operation takes it; throws DynamoDB's error for a wrong one. */
export function checked(store, operation, input) {
  const { rules } = dynalite.get(operation);
  const request = checkTypes(input, rules.types);
  checkValidations(request, rules.types, rules.custom, store);
  return request;
}

export function perform(store, operation, request) {
  return new Promise((resolve, reject) => {
    const done = (error, output) => (error ? reject(error) : resolve(output));
    dynalite.get(operation).perform(store, request, done);
  });
}

/** Returns the same store, with the key and the item that it was last asked for. */
export function observed(store) {
  const seen = { key: null, item: null };
  const getItemDb = (table) => {
    const items = store.getItemDb(table);
    const get = (key, done) =>
      items.get(key, (error, item) => {
        Object.assign(seen, { key: `${table}~${key}`, item: item ?? null });
        done(error, item);
      });
    return { ...items, get };
  };
  return { seen, store: { ...store, getItemDb } };
}

/** Returns the same store for reading, and the list of writes, which are held back. */
export function withheld(store) {
  const writes = [];
  const getItemDb = (table) => {
    const withhold = (write, done) => {
      writes.push({ table, write });
      setImmediate(done);
    };
    return {
      ...store.getItemDb(table),
      put: (key, value, done) => withhold({ type: 'put', key, value }, done),
      del: (key, done) => withhold({ type: 'del', key }, done),
    };
  };
  return { writes, store: { ...store, getItemDb } };
}

/** Writes what was held back: all of it or, should the process end meanwhile, nothing. */
export function commit(store, writes) {
  return store.db.batch(writes.map(({ table, write }) => ({ ...write, key: `item-${table}~${write.key}` })));
}

/** An error as DynamoDB answers it. */
export function awsError(name, message, { statusCode = 400, ...more } = {}) {
  const body = { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message, ...more };
  return Object.assign(new Error(message), { statusCode, body });
}

export const validationError = (message) => {
  const body = { __type: 'com.amazon.coral.validate#ValidationException', message };
  return Object.assign(new Error(message), { statusCode: 400, body });
};

export const isConditionFailure = (error) => error.body?.__type.endsWith('#ConditionalCheckFailedException') ?? false;
