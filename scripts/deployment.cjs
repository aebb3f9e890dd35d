/** What serverless.yml says of every route group alike; a new folder of functions/ is deployed without a line here. */

const project = import('./project.mjs');
const groups = project.then(({ groupNames }) => groupNames());

/** A processor of its own: hashing a password and making a report would take twice as long without. */
const WHOLE_PROCESSOR_MB = 1769;
const SMALL_MB = 512;

/**
 * What computes holds 8 to 15 MB between requests; left to itself, V8 lets six times as much pile up before it clears.
 * With these limits a function stays under 120 MB, and the longest answer (a year of days) still has four times its room.
 */
const COMPUTE_NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=64';

const PUBLIC_KEYS = {
  STAGE: '${sls:stage}',
  JWT_PUBLIC_KEYS: '{{resolve:ssm:${self:custom.publicKeysParameter}}}',
};

const MAIL_SETTINGS = {
  STAGE: '${sls:stage}',
  ACCOUNTS_TABLE: { Ref: 'AccountsTable' },
  PUBLIC_BASE_URL: '${self:custom.publicBaseUrl}',
  RESET_PAGE_URL: "${param:reset-page-url, ''}",
  MAIL_FROM: "${param:mail-from, ''}",
  SES_CONFIGURATION_SET: { Ref: 'MailConfigurationSet' },
};

/** What single groups have beside what all have. */
const SPECIAL = {
  auth: {
    role: 'AuthRole',
    layers: [],
    memorySize: WHOLE_PROCESSOR_MB,
    reservedConcurrency: '${param:auth-concurrency, 50}',
    environment: { ...MAIL_SETTINGS, ...PUBLIC_KEYS, AUTH_SECRET_PARAMETER: '${self:custom.secretParameter}' },
  },
  chart: {
    memorySize: WHOLE_PROCESSOR_MB,
    reservedConcurrency: '${param:chart-concurrency, 50}',
    environment: PUBLIC_KEYS,
  },
  site: { environment: PUBLIC_KEYS },
};

/** Entries of the auth bundle that no request calls. */
const IN_THE_BACKGROUND = {
  // Sends a mail as soon as it is ordered, and tries those again that failed.
  mail: {
    handler: 'dist/auth/index.deliver',
    events: [
      {
        stream: {
          type: 'dynamodb',
          arn: { 'Fn::GetAtt': ['AccountsTable', 'StreamArn'] },
          batchSize: 10,
          maximumRetryAttempts: 2,
          startingPosition: 'LATEST',
          filterPatterns: [{ eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: ['OUTBOX'] } } } }],
        },
      },
      { schedule: { rate: ['rate(5 minutes)'] } },
    ],
  },
  mailEvents: {
    handler: 'dist/auth/index.noteMailEvents',
    events: [{ sns: { arn: { Ref: 'MailEventTopic' }, topicName: '${self:custom.mailEventTopic}' } }],
  },
};

/** A model takes its time; the gateway waits 30 seconds. */
const TEXT_TIMEOUT_SECONDS = 29;

const TEXT_SETTINGS = {
  ...PUBLIC_KEYS,
  ACCOUNTS_TABLE: { Ref: 'AccountsTable' },
  TEXT_MODEL: "${param:text-model, 'embedded'}",
  TEXT_MODEL_ID: '${self:custom.textModelId}',
  TEXT_MODEL_URL: "${param:text-model-url, ''}",
  TEXT_MODEL_INR_PER_MILLION_INPUT: "${param:text-model-inr-per-million-input, ''}",
  TEXT_MODEL_INR_PER_MILLION_OUTPUT: "${param:text-model-inr-per-million-output, ''}",
  AI_DAILY_BUDGET_INR: "${param:ai-daily-budget-inr, '100'}",
  TEXT_SECRET_PARAMETER: '${self:custom.textSecretParameter}',
};

/**
 * The paths whose texts a model may write, from the bundles of their groups, as functions of their own: only they know the
 * model, and waiting for it takes nothing from those that compute.
 */
async function textFunctions() {
  const { TEXT_PATHS } = await project;
  return Object.entries(TEXT_PATHS).map(([group, paths]) => [
    `${group}Text`,
    {
      handler: `dist/${group}/index.handler`,
      package: { patterns: ['!**', `dist/${group}/**`] },
      layers: [{ Ref: 'EphemerisLambdaLayer' }],
      role: 'TextRole',
      timeout: TEXT_TIMEOUT_SECONDS,
      reservedConcurrency: '${param:text-concurrency, 20}',
      events: paths.map((path) => ({ httpApi: { method: '*', path: `/api/v1/${group}/${path}` } })),
      environment: TEXT_SETTINGS,
    },
  ]);
}

/** One function per group, those of texts, and those in the background. The site answers whatever belongs to no other. */
async function functions() {
  const ofGroups = (await groups).map((name) => [
    name,
    {
      handler: `dist/${name}/index.handler`,
      package: { patterns: ['!**', `dist/${name}/**`] },
      layers: [{ Ref: 'EphemerisLambdaLayer' }],
      role: 'ComputeRole',
      events: routesOf(name),
      environment: { NODE_OPTIONS: COMPUTE_NODE_OPTIONS },
      ...SPECIAL[name],
    },
  ]);
  const inTheBackground = Object.entries(IN_THE_BACKGROUND).map(([name, described]) => [
    name,
    {
      ...described,
      package: { patterns: ['!**', 'dist/auth/**'] },
      role: 'MailRole',
      memorySize: SMALL_MB,
      environment: MAIL_SETTINGS,
    },
  ]);
  return Object.fromEntries([...ofGroups, ...(await textFunctions()), ...inTheBackground]);
}

function routesOf(name) {
  if (name === 'site') return [{ httpApi: '*' }];
  const paths = [`/api/v1/${name}`, `/api/v1/${name}/{proxy+}`];
  return paths.map((path) => ({ httpApi: { method: '*', path } }));
}

/** The log groups of the functions with a role: all that it may write to. */
async function logGroupArns(role) {
  const described = Object.entries(await functions()).filter(([, described]) => described.role === role);
  return described.map(([name]) => ({ 'Fn::GetAtt': [`${logicalName(name)}LogGroup`, 'Arn'] }));
}

/** What every function may do: say what happened. */
async function reporting(role) {
  return [
    {
      Effect: 'Allow',
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: await logGroupArns(role),
    },
    {
      Effect: 'Allow',
      Action: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
      // X-Ray knows no narrower resource.
      Resource: '*',
    },
  ];
}

/** One alarm per function, on invocations that failed or were turned away, and on log lines that ask for somebody. */
async function alarms() {
  const names = Object.keys(await functions());
  const described = names.flatMap((name) => [
    [`${logicalName(name)}Alarm`, invocationAlarm(name)],
    [`${logicalName(name)}LogAlarm`, logAlarm(name)],
    [`${logicalName(name)}LogAlarmFilter`, logAlarmFilter(name)],
  ]);
  return { Resources: Object.fromEntries(described) };
}

function invocationAlarm(name) {
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
  return alarm(`Invocations of ${name} failed or were throttled`, {
    Metrics: [
      metric('errors', 'Errors'),
      metric('throttles', 'Throttles'),
      { Id: 'lost', Expression: 'FILL(errors, 0) + FILL(throttles, 0)', Label: 'Lost invocations' },
    ],
  });
}

const LOG_ALARMS = '${self:service}-${sls:stage}';

function logAlarm(name) {
  return alarm(`The log of ${name} asks for somebody`, {
    Namespace: LOG_ALARMS,
    MetricName: `${name}-log-alarms`,
    Period: 300,
    Statistic: 'Sum',
  });
}

/** Counts the lines that lib/auth/alarm.ts writes. */
function logAlarmFilter(name) {
  return {
    Type: 'AWS::Logs::MetricFilter',
    Properties: {
      LogGroupName: { Ref: `${logicalName(name)}LogGroup` },
      FilterPattern: '{ $.level = "alarm" }',
      MetricTransformations: [
        { MetricNamespace: LOG_ALARMS, MetricName: `${name}-log-alarms`, MetricValue: '1', DefaultValue: 0 },
      ],
    },
  };
}

function alarm(description, measured) {
  return {
    Type: 'AWS::CloudWatch::Alarm',
    Properties: {
      AlarmDescription: description,
      ...measured,
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

const computeReporting = () => reporting('ComputeRole');
const authReporting = () => reporting('AuthRole');
const mailReporting = () => reporting('MailRole');
const textReporting = () => reporting('TextRole');

module.exports = {
  COMPUTE_NODE_OPTIONS,
  functions,
  alarms,
  computeReporting,
  authReporting,
  mailReporting,
  textReporting,
};
