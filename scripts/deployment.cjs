/** What serverless.yml says of every route group alike; a new folder of functions/ is deployed without a line here. */

const groups = import('./project.mjs').then(({ groupNames }) => groupNames());

/** One function per group. The site answers whatever belongs to no other. */
async function functions() {
  const described = (await groups).map((name) => [
    name,
    {
      handler: `dist/${name}/index.handler`,
      package: { patterns: ['!**', `dist/${name}/**`] },
      layers: [{ Ref: 'EphemerisLambdaLayer' }],
      role: 'ComputeRole',
      events: events(name),
    },
  ]);
  return Object.fromEntries(described);
}

function events(name) {
  if (name === 'site') return [{ httpApi: '*' }];
  const paths = [`/api/v1/${name}`, `/api/v1/${name}/{proxy+}`];
  return paths.map((path) => ({ httpApi: { method: '*', path } }));
}

/** The log group of every function: all that its role may write to. */
async function logGroupArns() {
  return (await groups).map((name) => ({ 'Fn::GetAtt': [`${logicalName(name)}LogGroup`, 'Arn'] }));
}

/** One alarm per function, on invocations that failed or were turned away. */
async function alarms() {
  const described = (await groups).map((name) => [`${logicalName(name)}Alarm`, alarm(name)]);
  return { Resources: Object.fromEntries(described) };
}

function alarm(name) {
  const metric = (id, metricName) => ({
    Id: id,
    ReturnData: false,
    MetricStat: {
      Metric: {
        Namespace: 'AWS/Lambda',
        MetricName: metricName,
        Dimensions: [{ Name: 'FunctionName', Value: { Ref: `${logicalName(name)}LambdaFunction` } }],
      },
      Period: 300,
      Stat: 'Sum',
    },
  });
  return {
    Type: 'AWS::CloudWatch::Alarm',
    Properties: {
      AlarmDescription: `Invocations of ${name} failed or were throttled`,
      Metrics: [
        metric('errors', 'Errors'),
        metric('throttles', 'Throttles'),
        { Id: 'lost', Expression: 'FILL(errors, 0) + FILL(throttles, 0)', Label: 'Lost invocations' },
      ],
      ComparisonOperator: 'GreaterThanThreshold',
      Threshold: 0,
      EvaluationPeriods: 1,
      TreatMissingData: 'notBreaching',
      AlarmActions: [{ Ref: 'AlarmTopic' }],
    },
  };
}

/** As the template spells it. */
function logicalName(name) {
  const plain = name.replaceAll('-', 'Dash').replaceAll('_', 'Underscore');
  return plain[0].toUpperCase() + plain.slice(1);
}

module.exports = { functions, logGroupArns, alarms };
