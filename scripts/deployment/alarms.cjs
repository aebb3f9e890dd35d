/** Every alarm: of each function, of the API, the table, mail and texts; and which of them notify together. */
const { functions, isAnswering, logicalName } = require('./functions.cjs');
const { gathered } = require('./gathered.cjs');
const { logAlarms } = require('./logAlarms.cjs');
const {
  PERIOD_SECONDS,
  alarm,
  mathAlarm,
  most,
  ofApi,
  ofLambda,
  ofQueue,
  ofTable,
  sumAlarm,
} = require('./measures.cjs');
const { parameter } = require('./parameters.cjs');

/** The share of a limit that raises an alarm: early enough for somebody to act before requests are refused. */
const NEAR = 0.8;

async function alarms(variables) {
  const described = Object.entries(await functions(variables));
  const single = {
    ...ofFunctions(described),
    ...logAlarms(described),
    ...ofTheApi(),
    ...ofTheTable(),
    ...ofMail(),
    AccountConcurrencyAlarm: accountConcurrencyAlarm(Number(await parameter(variables, 'account-concurrency'))),
  };
  return {
    Resources: gathered(
      single,
      described.filter(isAnswering).map(([name]) => `${logicalName(name)}Alarm`),
    ),
  };
}

function ofFunctions(described) {
  const limited = described.filter(([, { reservedConcurrency }]) => reservedConcurrency > 0);
  return {
    ...named(described, 'Alarm', (name) => invocationAlarm(name)),
    ...named(limited, 'ConcurrencyAlarm', concurrencyAlarm),
  };
}

function named(described, suffix, alarmOf) {
  return Object.fromEntries(described.map(([name, one]) => [`${logicalName(name)}${suffix}`, alarmOf(name, one)]));
}

/** Invocations that failed or were throttled. */
function invocationAlarm(name) {
  const metrics = ['Errors', 'Throttles'].map((metric) => ofLambda(metric, name));
  return sumAlarm(`Invocations of ${name} failed or were throttled`, metrics);
}

function concurrencyAlarm(name, { reservedConcurrency }) {
  const threshold = Math.floor(reservedConcurrency * NEAR);
  const measured = most(ofLambda('ConcurrentExecutions', name));
  return alarm(`More than ${threshold} of ${reservedConcurrency} at once run ${name}`, measured, threshold);
}

function accountConcurrencyAlarm(limit) {
  const threshold = Math.floor(limit * NEAR);
  const measured = { Namespace: 'AWS/Lambda', MetricName: 'ClaimedAccountConcurrency' };
  return alarm(
    `More than ${threshold} of ${limit} that may run at once in the account are taken`,
    most(measured),
    threshold,
  );
}

/**
 * Few requests never produce five errors in five minutes, so errors are compared with successful answers: all answers
 * except refusals of a caller's mistake, which somebody who probes addresses produces by the hundred. The longer period
 * is for an API whose only other requests are health checks.
 */
function ofTheApi() {
  const metrics = { errors: ofApi('5xx'), requests: ofApi('Count'), refused: ofApi('4xx') };
  const shareFrom = (least) => `IF(FILL(errors, 0) >= ${least}, 100 * errors / (requests - FILL(refused, 0)), 0)`;
  const slow = { ...ofApi('Latency'), Period: PERIOD_SECONDS, ExtendedStatistic: 'p99', EvaluationPeriods: 3 };
  const failed = { ...ofApi('5xx'), Period: PERIOD_SECONDS, Statistic: 'Sum' };
  return {
    ServerErrorAlarm: alarm('The API answers with server errors', failed, 4),
    ErrorRateAlarm: mathAlarm('More than a fifth of the answers in a quarter of an hour are server errors', {
      metrics,
      expression: shareFrom(1),
      periodSeconds: 900,
      threshold: 20,
    }),
    ErrorShareAlarm: mathAlarm('Two answers or more, and over 2%, in an hour are server errors', {
      metrics,
      expression: shareFrom(2),
      periodSeconds: 3600,
      threshold: 2,
    }),
    LatencyAlarm: alarm('One answer in a hundred takes longer than two seconds', slow, 2000),
  };
}

const THROTTLES = ['ReadThrottleEvents', 'WriteThrottleEvents'];
/** DynamoDB counts its own errors only by operation. */
const OPERATIONS = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query', 'TransactWriteItems'];

function ofTheTable() {
  const errors = OPERATIONS.map((Value) => ofTable('SystemErrors', { Name: 'Operation', Value }));
  return {
    TableAlarm: sumAlarm(
      'The accounts table turns requests away',
      THROTTLES.map((metric) => ofTable(metric)),
    ),
    TableErrorAlarm: sumAlarm('The accounts table fails', errors),
  };
}

/** SES reviews senders from 5% bounces and 0.1% complaints on; both are rates of the whole account. */
function ofMail() {
  const rate = (MetricName) => ({ Namespace: 'AWS/SES', MetricName, Period: 3600, Statistic: 'Average' });
  return {
    BounceAlarm: alarm('More than 3% of the mails bounce', rate('Reputation.BounceRate'), 0.03),
    ComplaintAlarm: alarm('More than 0.05% of the mails are called spam', rate('Reputation.ComplaintRate'), 0.0005),
    MailAgeAlarm: mailAgeAlarm(),
    DeadLetterAlarm: sumAlarm('Reports of mails that came back were not taken in', [
      ofQueue('ApproximateNumberOfMessagesVisible', 'MailEventDeadLetters'),
      ofLambda('DeadLetterErrors', 'mailEvents'),
    ]),
  };
}

/** How long the oldest change of the table has waited for the function that sends mail. */
function mailAgeAlarm() {
  const tenMinutesMs = 600_000;
  return alarm('Orders for mail wait longer than ten minutes', most(ofLambda('IteratorAge', 'mail')), tenMinutesMs);
}

module.exports = { alarms };
