/**
 * Alarms on log lines. Lambda writes our lines as `{"timestamp", "level", "requestId", "message": {...}}`, as its JSON
 * format in serverless.yml requires: our object is under `message`.
 */
const { isAnswering, logicalName } = require('./functions.cjs');
const { OWN_METRICS, alarm, ownMetric } = require('./measures.cjs');

const BUDGET_SPENT = 'text-budget-spent';
const FAULTS = 'faults';

/** Lines of lib/auth/log/alarm.ts. */
const OF_LOGS = '{ $.message.level = "alarm" && $.message.code != "text_budget_spent" }';
const OF_BUDGET = '{ $.message.level = "alarm" && $.message.code = "text_budget_spent" }';
/**
 * Lines of functions/_shell/log.ts about a mistake in the code. Temporary failures, which answer 503, are compared with
 * successes by the alarms of the API.
 */
const OF_FAULTS = '{ $.message.level = "error" && $.message.code != "temporarily_unavailable" }';

/** Returns alarms and filters by name for all functions, as entries. */
function logAlarms(described) {
  const telling = described.filter(saysAlarms).map(([name]) => name);
  const writing = described.filter(([, { role }]) => role === 'TextRole').map(([name]) => name);
  const answering = described.filter(isAnswering).map(([name]) => name);
  return {
    ...named(telling, 'LogAlarm', (name) => alarm(`The log of ${name} asks for somebody`, ownMetric(metricOf(name)))),
    ...named(telling, 'LogAlarmFilter', (name) => filter(name, OF_LOGS, metricOf(name))),
    ...named(writing, 'SpentFilter', (name) => filter(name, OF_BUDGET, BUDGET_SPENT)),
    TextBudgetAlarm: alarm('The budget of a day for texts is spent', ownMetric(BUDGET_SPENT)),
    ...named(answering, 'FaultFilter', (name) => filter(name, OF_FAULTS, FAULTS)),
    FaultAlarm: alarm('A function met a mistake in its code', ownMetric(FAULTS)),
  };
}

/** Computing functions write no such lines: their bundles do not contain lib/auth/log/alarm.ts. */
const saysAlarms = ([, { role }]) => role !== 'ComputeRole';
const metricOf = (name) => `${name}-log-alarms`;

function named(names, suffix, resourceOf) {
  return Object.fromEntries(names.map((name) => [`${logicalName(name)}${suffix}`, resourceOf(name)]));
}

function filter(name, FilterPattern, MetricName) {
  return {
    Type: 'AWS::Logs::MetricFilter',
    Properties: {
      LogGroupName: { Ref: `${logicalName(name)}LogGroup` },
      FilterPattern,
      MetricTransformations: [{ MetricNamespace: OWN_METRICS, MetricName, MetricValue: '1' }],
    },
  };
}

module.exports = { BUDGET_SPENT, FAULTS, logAlarms, metricOf, saysAlarms };
