/** Alarms and their metrics in CloudFormation. */
const { logicalName } = require('./functions.cjs');

const PERIOD_SECONDS = 300;

const ofFunction = (name) => [{ Name: 'FunctionName', Value: { Ref: `${logicalName(name)}LambdaFunction` } }];

const most = (measured) => ({ ...measured, Period: PERIOD_SECONDS, Statistic: 'Maximum' });

const ofLambda = (MetricName, name) => ({ Namespace: 'AWS/Lambda', MetricName, Dimensions: ofFunction(name) });

const ofApi = (MetricName) => ({
  Namespace: 'AWS/ApiGateway',
  MetricName,
  Dimensions: [{ Name: 'ApiId', Value: { Ref: 'HttpApi' } }],
});

const ofQueue = (MetricName, queue) => ({
  Namespace: 'AWS/SQS',
  MetricName,
  Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [queue, 'QueueName'] } }],
});

function ofTable(MetricName, ...further) {
  const table = { Name: 'TableName', Value: { Ref: 'AccountsTable' } };
  return { Namespace: 'AWS/DynamoDB', MetricName, Dimensions: [table, ...further] };
}

/** Namespace of the metric filters. */
const OWN_METRICS = '${self:service}-${sls:stage}';

const ownMetric = (MetricName) => ({ Namespace: OWN_METRICS, MetricName, Period: PERIOD_SECONDS, Statistic: 'Sum' });

/** An alarm on a sum of metrics above zero. */
function sumAlarm(description, metrics) {
  const named = metrics.map((metric, i) => [`m${i}`, metric]);
  const expression = named.map(([id]) => `FILL(${id}, 0)`).join(' + ');
  return mathAlarm(description, { metrics: Object.fromEntries(named), expression });
}

/** An alarm on a formula over sums of a period above a threshold. */
function mathAlarm(description, { metrics, expression, periodSeconds = PERIOD_SECONDS, threshold = 0 }) {
  const queries = Object.entries(metrics).map(([Id, Metric]) => ({
    Id,
    ReturnData: false,
    MetricStat: { Metric, Period: periodSeconds, Stat: 'Sum' },
  }));
  const result = { Id: 'result', Expression: expression, Label: description };
  return alarm(description, { Metrics: [...queries, result] }, threshold);
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
      AlarmActions: WAKING,
    },
  };
}

const WAKING = [{ Ref: 'AlarmTopic' }];

module.exports = {
  OWN_METRICS,
  PERIOD_SECONDS,
  WAKING,
  alarm,
  mathAlarm,
  most,
  ofApi,
  ofLambda,
  ofQueue,
  ofTable,
  ownMetric,
  sumAlarm,
};
