/**
 * Composite alarms: alarms that go off together notify once. Some keep a notification of their own: the outage itself
 * (five server errors in five minutes), so that a small lasting fault never hides it, and those that need another kind
 * of response.
 */
const { WAKING } = require('./measures.cjs');

/** Where accounts and mail fail, all of these go off: they share the table. */
const OF_ACCOUNTS = [
  'TableAlarm',
  'TableErrorAlarm',
  'AuthLogAlarm',
  'MailLogAlarm',
  'MailEventsLogAlarm',
  'MailAlarm',
  'MailEventsAlarm',
  'MailAgeAlarm',
];

const OF_REQUESTS = ['ErrorRateAlarm', 'ErrorShareAlarm', 'FaultAlarm'];

/**
 * Returns the resources with the composite alarms; the alarms they combine lose their actions.
 *
 * @param ofFunctions names of the alarms of functions that answer requests
 */
function gathered(single, ofFunctions) {
  const groups = {
    RequestsAlarm: ['Requests fail: look which of these alarms are on', [...OF_REQUESTS, ...ofFunctions]],
    AccountsAlarm: ['Accounts or mail fail: look which of these alarms are on', OF_ACCOUNTS],
  };
  const inGroups = Object.values(groups).flatMap(([, names]) => names);
  const composites = Object.entries(groups).map(([name, [description, names]]) => [
    name,
    composite(description, names),
  ]);
  const quiet = inGroups.map((name) => [name, withoutActions(single[name])]);
  return { ...single, ...Object.fromEntries(quiet), ...Object.fromEntries(composites) };
}

function composite(AlarmDescription, names) {
  const rules = names.map((name) => ({ 'Fn::Sub': `ALARM("\${${name}}")` }));
  return {
    Type: 'AWS::CloudWatch::CompositeAlarm',
    Properties: { AlarmDescription, AlarmRule: { 'Fn::Join': [' OR ', rules] }, AlarmActions: WAKING },
  };
}

function withoutActions({ Properties, ...alarm }) {
  const quiet = Object.entries(Properties).filter(([name]) => name !== 'AlarmActions');
  return { ...alarm, Properties: Object.fromEntries(quiet) };
}

module.exports = { gathered };
