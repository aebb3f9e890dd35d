/** The CloudWatch dashboard: traffic, failures, durations, and the alarms that are on. */
const { alarms } = require('./alarms.cjs');
const { functions, isAnswering, logicalName } = require('./functions.cjs');
const { BUDGET_SPENT, FAULTS, metricOf, saysAlarms } = require('./logAlarms.cjs');
const { OWN_METRICS, PERIOD_SECONDS } = require('./measures.cjs');

/** A dashboard is 24 wide. */
const WIDTH = 12;
const HEIGHT = 6;

async function dashboard(variables) {
  const described = Object.entries(await functions(variables));
  const { Resources: resources } = await alarms(variables);
  const widgets = [alarmWidget(resources), ...charts(described)].map((widget, i) => ({
    ...widget,
    x: (i % 2) * WIDTH,
    y: Math.floor(i / 2) * HEIGHT,
    width: WIDTH,
    height: HEIGHT,
  }));
  const body = { start: '-P1D', widgets };
  const Properties = { DashboardName: OWN_METRICS, DashboardBody: { 'Fn::Sub': JSON.stringify(body) } };
  return { Resources: { Dashboard: { Type: 'AWS::CloudWatch::Dashboard', Properties } } };
}

/** The alarms that notify somebody. */
function alarmWidget(resources) {
  const waking = Object.entries(resources).filter(([, { Properties }]) => Properties.AlarmActions !== undefined);
  return { type: 'alarm', properties: { title: 'Alarms', alarms: waking.map(([name]) => `\${${name}.Arn}`) } };
}

function charts(described) {
  const all = described.map(([name]) => name);
  const answering = described.filter(isAnswering).map(([name]) => name);
  const api = (metric, further = {}) => ['AWS/ApiGateway', metric, 'ApiId', '${HttpApi}', further];
  const table = (metric) => ['AWS/DynamoDB', metric, 'TableName', '${AccountsTable}'];
  const each = (names, metric) => names.map((name) => ['AWS/Lambda', metric, 'FunctionName', functionOf(name)]);
  const own = (metric) => [OWN_METRICS, metric];
  return [
    chart('Requests', 'Sum', [api('Count'), api('4xx'), api('5xx')]),
    chart('Time to answer, ms', 'p99', [api('Latency', { stat: 'p50' }), api('Latency'), api('IntegrationLatency')]),
    chart('Invocations that failed', 'Sum', each(all, 'Errors')),
    chart('Invocations turned away', 'Sum', each(all, 'Throttles')),
    chart('At once', 'Maximum', each(all, 'ConcurrentExecutions')),
    chart('Time of functions, ms', 'p99', each(answering, 'Duration')),
    chart('Lines of logs that ask for somebody', 'Sum', [
      ...described.filter(saysAlarms).map(([name]) => own(metricOf(name))),
      own(FAULTS),
      own(BUDGET_SPENT),
    ]),
    chart('Accounts table: units', 'Sum', ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map(table)),
    chart('Accounts table: turned away', 'Sum', ['ReadThrottleEvents', 'WriteThrottleEvents'].map(table)),
    chart('Mail: how long orders wait, ms', 'Maximum', each(['mail'], 'IteratorAge')),
    chart('Mail: reports not taken in', 'Maximum', [
      ['AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'QueueName', '${MailEventDeadLetters.QueueName}'],
    ]),
    chart('Mail: bounces and complaints of the account', 'Average', [
      ['AWS/SES', 'Reputation.BounceRate'],
      ['AWS/SES', 'Reputation.ComplaintRate'],
    ]),
  ];
}

const functionOf = (name) => `\${${logicalName(name)}LambdaFunction}`;

function chart(title, stat, metrics) {
  const properties = { title, stat, metrics, region: '${AWS::Region}', period: PERIOD_SECONDS, view: 'timeSeries' };
  return { type: 'metric', properties };
}

module.exports = { dashboard };
