/** Every alarm: of each function, of the API, the table, mail and texts. */
const { functions, logicalName } = require('./functions.cjs');
const { parameter } = require('./parameters.cjs');

const PERIOD_SECONDS = 300;
/** Somebody has time to act before nothing more is let through. */
const NEAR = 0.8;

async function alarms(variables) {
  const described = Object.entries(await functions(variables));
  const resources = {
    ...named(described, 'Alarm', (name) => invocationAlarm(name)),
    ...named(described.filter(saysAlarms), 'LogAlarm', (name) => logAlarm(name)),
    ...named(described.filter(saysAlarms), 'LogAlarmFilter', (name) => logFilter(name, OF_LOGS, `${name}-log-alarms`)),
    ...named(described.filter(isOfTexts), 'SpentFilter', (name) => logFilter(name, OF_BUDGET, BUDGET_SPENT)),
    ...named(described.filter(isLimited), 'ConcurrencyAlarm', concurrencyAlarm),
    ...ofTheApi(),
    ...ofMail(),
    TextBudgetAlarm: alarm('The budget of a day for texts is spent', ownMetric(BUDGET_SPENT)),
    AccountConcurrencyAlarm: accountConcurrencyAlarm(Number(await parameter(variables, 'account-concurrency'))),
    TableAlarm: sumAlarm(
      'The accounts table turns requests away',
      THROTTLES.map((metricName) => ofTable(metricName)),
    ),
    TableErrorAlarm: sumAlarm(
      'The accounts table fails',
      OPERATIONS.map((Value) => ofTable('SystemErrors', { Name: 'Operation', Value })),
    ),
  };
  return { Resources: resources };
}

function named(described, suffix, alarmOf) {
  return Object.fromEntries(described.map(([name, one]) => [`${logicalName(name)}${suffix}`, alarmOf(name, one)]));
}

/** Computing writes no line that asks for somebody: lib/auth/alarm.ts is not in what it runs. */
const saysAlarms = ([, { role }]) => role !== 'ComputeRole';
const isOfTexts = ([, { role }]) => role === 'TextRole';
const isLimited = ([, { reservedConcurrency }]) => reservedConcurrency > 0;

/** Invocations that failed or were turned away. */
function invocationAlarm(name) {
  const metric = (MetricName) => ({ Namespace: 'AWS/Lambda', MetricName, Dimensions: ofFunction(name) });
  return sumAlarm(`Invocations of ${name} failed or were throttled`, ['Errors', 'Throttles'].map(metric));
}

function concurrencyAlarm(name, { reservedConcurrency }) {
  const threshold = Math.floor(reservedConcurrency * NEAR);
  const measured = { Namespace: 'AWS/Lambda', MetricName: 'ConcurrentExecutions', Dimensions: ofFunction(name) };
  return alarm(`More than ${threshold} of ${reservedConcurrency} at once run ${name}`, most(measured), threshold);
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

function ofTheApi() {
  const measured = (MetricName) => ({
    Namespace: 'AWS/ApiGateway',
    MetricName,
    Dimensions: [{ Name: 'ApiId', Value: { Ref: 'HttpApi' } }],
    Period: PERIOD_SECONDS,
  });
  const slow = { ...measured('Latency'), ExtendedStatistic: 'p99', EvaluationPeriods: 3 };
  return {
    ServerErrorAlarm: alarm('The API answers with server errors', { ...measured('5xx'), Statistic: 'Sum' }, 4),
    LatencyAlarm: alarm('One answer in a hundred takes longer than two seconds', slow, 2000),
  };
}

/** SES looks into senders from 5% of bounces and 0.1% of complaints on; both are rates of the whole account. */
function ofMail() {
  const rate = (MetricName) => ({ Namespace: 'AWS/SES', MetricName, Period: 3600, Statistic: 'Average' });
  return {
    BounceAlarm: alarm('More than 3% of the mails bounce', rate('Reputation.BounceRate'), 0.03),
    ComplaintAlarm: alarm('More than 0.05% of the mails are called spam', rate('Reputation.ComplaintRate'), 0.0005),
    MailAgeAlarm: mailAgeAlarm(),
  };
}

/** How long the oldest change of the table waits for the function that sends mail. */
function mailAgeAlarm() {
  const tenMinutesMs = 600_000;
  const measured = { Namespace: 'AWS/Lambda', MetricName: 'IteratorAge', Dimensions: ofFunction('mail') };
  return alarm('Orders for mail wait longer than ten minutes', most(measured), tenMinutesMs);
}

const ofFunction = (name) => [{ Name: 'FunctionName', Value: { Ref: `${logicalName(name)}LambdaFunction` } }];

const most = (measured) => ({ ...measured, Period: PERIOD_SECONDS, Statistic: 'Maximum' });

const THROTTLES = ['ReadThrottleEvents', 'WriteThrottleEvents'];
/** DynamoDB counts its own errors by operation alone. */
const OPERATIONS = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query', 'TransactWriteItems'];

function ofTable(MetricName, ...further) {
  const table = { Name: 'TableName', Value: { Ref: 'AccountsTable' } };
  return { Namespace: 'AWS/DynamoDB', MetricName, Dimensions: [table, ...further] };
}

const OWN_METRICS = '${self:service}-${sls:stage}';
const BUDGET_SPENT = 'text-budget-spent';
const OF_BUDGET = '{ $.code = "text_budget_spent" }';
const OF_LOGS = '{ $.level = "alarm" && $.code != "text_budget_spent" }';

/** Log lines of lib/auth/alarm.ts. */
function logAlarm(name) {
  return alarm(`The log of ${name} asks for somebody`, ownMetric(`${name}-log-alarms`));
}

function ownMetric(MetricName) {
  return { Namespace: OWN_METRICS, MetricName, Period: PERIOD_SECONDS, Statistic: 'Sum' };
}

function logFilter(name, FilterPattern, MetricName) {
  return {
    Type: 'AWS::Logs::MetricFilter',
    Properties: {
      LogGroupName: { Ref: `${logicalName(name)}LogGroup` },
      FilterPattern,
      MetricTransformations: [{ MetricNamespace: OWN_METRICS, MetricName, MetricValue: '1' }],
    },
  };
}

/** Goes off as soon as the sum of several measurements is more than nothing. */
function sumAlarm(description, metrics) {
  const ids = metrics.map((_, i) => `m${i}`);
  const queries = metrics.map((Metric, i) => ({
    Id: ids[i],
    ReturnData: false,
    MetricStat: { Metric, Period: PERIOD_SECONDS, Stat: 'Sum' },
  }));
  const sum = { Id: 'sum', Expression: ids.map((id) => `FILL(${id}, 0)`).join(' + '), Label: description };
  return alarm(description, { Metrics: [...queries, sum] });
}

function alarm(description, measured, threshold = 0) {
  return {
    Type: 'AWS::CloudWatch::Alarm',
    Properties: {
      AlarmDescription: description,
      ComparisonOperator: 'GreaterThanThreshold',
      Threshold: threshold,
      EvaluationPeriods: 1,
      ...measured,
      TreatMissingData: 'notBreaching',
      AlarmActions: [{ Ref: 'AlarmTopic' }],
    },
  };
}

module.exports = { alarms };
