/**
 * What logs ask somebody for. Lambda writes a line of ours as `{"timestamp", "level", "requestId", "message": {...}}`, as
 * serverless.yml asks for its JSON format: what we said stands under `message`.
 */
const { isAnswering, logicalName } = require('./functions.cjs');
const { OWN_METRICS, alarm, ownMetric } = require('./measures.cjs');

const BUDGET_SPENT = 'text-budget-spent';
const FAULTS = 'faults';

/** Lines of lib/auth/log/alarm.ts. */
const OF_LOGS = '{ $.message.level = "alarm" && $.message.code != "text_budget_spent" }';
const OF_BUDGET = '{ $.message.level = "alarm" && $.message.code = "text_budget_spent" }';
/**
 * Lines of functions/_shell/log.ts that tell of a mistake in the code. What is away for a while, and answers 503, is
 * weighed against what goes well: the alarms of the API do.
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

/** Computing writes no line that asks for somebody: lib/auth/log/alarm.ts is not in what it runs. */
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
