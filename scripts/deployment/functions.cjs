/** The functions of serverless.yml, by what they share; a new folder of functions/ is deployed without a line here. */
const { concurrencyOf, environmentsOf, parameterFaults, warmOf } = require('./parameters.cjs');

const project = import('../project.mjs');
const groups = project.then(({ groupNames }) => groupNames());

/** A whole processor: hashing a password and making a report would take twice as long with less. */
const WHOLE_PROCESSOR_MB = 1769;
const COMPUTE_MB = 1024;
const SMALL_MB = 512;

/**
 * By default V8 lets several times as much garbage accumulate as is in use. With these limits a function holds under
 * 150 MB and drawing 260 (docs/cost.md). With 64 MB of old space answers take 15 to 20 % longer; above 160 none is faster.
 */
const COMPUTE_NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=160';

/** Paths in the layer. */
const DATA = { EPHEMERIS_DIR: '/opt/data', PLACES_DIR: '/opt/data' };

const EVERYWHERE = { ORIGIN_SECRET_SHA256: '${param:origin-secret-sha256}', CALLER_LIMITS: '${param:caller-limits}' };

const PUBLIC_KEYS = {
  STAGE: '${sls:stage}',
  JWT_PUBLIC_KEYS: '${self:custom.publicKeys}',
};

/** How mails and pages call the app, and where they lead back to. */
const APP = { APP_NAME: '${param:app-name}', APP_COLOUR: '${param:app-colour}', APP_URL: '${param:app-url}' };

const SECURITY_TXT = {
  SECURITY_CONTACT: '${param:security-contact}',
  PUBLIC_BASE_URL: '${self:custom.publicBaseUrl}',
};

const MAIL_SETTINGS = {
  STAGE: '${sls:stage}',
  ACCOUNTS_TABLE: { Ref: 'AccountsTable' },
  PUBLIC_BASE_URL: '${self:custom.publicBaseUrl}',
  RESET_PAGE_URL: '${param:reset-page-url}',
  ...APP,
  MAIL_FROM: '${param:mail-from}',
  SES_CONFIGURATION_SET: { Ref: 'MailConfigurationSet' },
};

const SECURITY_LOGS = { logRetentionInDays: '${param:security-log-retention-days}' };

/** Settings of single groups in addition to the common ones. */
const SPECIAL = {
  auth: {
    role: 'AuthRole',
    layers: [],
    memorySize: WHOLE_PROCESSOR_MB,
    ...SECURITY_LOGS,
    environment: {
      ...EVERYWHERE,
      ...MAIL_SETTINGS,
      ...PUBLIC_KEYS,
      AUTH_SECRET_PARAMETER: '${self:custom.secretParameter}',
    },
  },
  chart: { memorySize: WHOLE_PROCESSOR_MB, environment: { ...EVERYWHERE, ...DATA, ...PUBLIC_KEYS } },
  matching: { memorySize: WHOLE_PROCESSOR_MB, environment: { ...EVERYWHERE, ...DATA, ...PUBLIC_KEYS } },
  site: { environment: { ...EVERYWHERE, ...DATA, ...PUBLIC_KEYS, ...SECURITY_TXT, ...APP } },
};

/**
 * Groups with a concurrency limit of their own: a request there costs more than a moment of computing, or sends
 * megabytes.
 */
const LIMITED = ['auth', 'chart', 'matching', 'site'];

/** Entries of the auth bundle that no request calls. */
const IN_THE_BACKGROUND = {
  // Sends a mail as soon as it is queued. It needs no dead-letter queue: orders stay in the table, and every five
  // minutes those that are due are retried.
  mail: {
    handler: 'dist/auth/index.deliver',
    role: 'MailRole',
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
    role: 'MailEventRole',
    // A lost report would mean more mail to a bouncing mailbox, so reports wait in a queue: where the function failed
    // three times, and where the topic could not reach it.
    onError: { 'Fn::GetAtt': ['MailEventDeadLetters', 'Arn'] },
    events: [
      {
        sns: {
          arn: { Ref: 'MailEventTopic' },
          topicName: '${self:custom.mailEventTopic}',
          redrivePolicy: { deadLetterTargetRef: 'MailEventDeadLetters' },
        },
      },
    ],
  },
};

/** Whether requests wait for a function. */
const isAnswering = ([name]) => !(name in IN_THE_BACKGROUND);

/** A model takes its time; the gateway waits 30 seconds. */
const TEXT_TIMEOUT_SECONDS = 29;

const TEXT_SETTINGS = {
  ...EVERYWHERE,
  ...DATA,
  ...PUBLIC_KEYS,
  ACCOUNTS_TABLE: { Ref: 'AccountsTable' },
  TEXT_MODEL: '${param:text-model}',
  TEXT_MODEL_ID: '${param:text-model-id}',
  TEXT_MODEL_URL: '${param:text-model-url}',
  TEXT_MODEL_REGION: '${param:text-model-region}',
  TEXT_MODEL_INR_PER_MILLION_INPUT: '${param:text-model-inr-per-million-input}',
  TEXT_MODEL_INR_PER_MILLION_OUTPUT: '${param:text-model-inr-per-million-output}',
  AI_DAILY_BUDGET_INR: '${param:ai-daily-budget-inr}',
  TEXT_SECRET_PARAMETER: '${self:custom.textSecretParameter}',
};

/** One function per group, those of texts, and those in the background. The site answers all other paths. */
async function functions(variables) {
  const asked = [...(await groupFunctions(variables)), ...(await textFunctions(variables))];
  const described = [...(await sharing(variables, asked)), ...backgroundFunctions()];
  const warm = await warmOf(variables);
  return Object.fromEntries(described.map(([name, one]) => [name, { ...one, ...warm[name] }]));
}

/** Returns what is wrong with the parameters as one sentence; empty where nothing is. */
async function refusal(variables) {
  const warmable = Object.keys(await functions(variables)).filter((name) => !Object.hasOwn(IN_THE_BACKGROUND, name));
  const faults = await parameterFaults(variables, warmable);
  return faults.length > 0 ? `These parameters cannot be deployed: ${faults.join('; ')}.` : '';
}

/**
 * Tells each function how many of its environments a caller is expected to meet, as each environment counts requests
 * separately.
 */
async function sharing(variables, described) {
  const expected = await environmentsOf(variables, described.length);
  return described.map(([name, one]) => {
    const environment = { ...one.environment, ENVIRONMENTS_EXPECTED: String(expected(one.reservedConcurrency)) };
    return [name, { ...one, environment }];
  });
}

async function groupFunctions(variables) {
  const described = (await groups).map(async (name) => [
    name,
    {
      handler: `dist/${name}/index.handler`,
      package: { patterns: ['!**', `dist/${name}/**`] },
      layers: [{ Ref: 'EphemerisLambdaLayer' }],
      role: 'ComputeRole',
      memorySize: COMPUTE_MB,
      events: routesOf(name),
      environment: { ...EVERYWHERE, ...DATA, ...PUBLIC_KEYS, NODE_OPTIONS: COMPUTE_NODE_OPTIONS },
      ...SPECIAL[name],
      ...(LIMITED.includes(name) && (await concurrencyOf(variables, name))),
    },
  ]);
  return Promise.all(described);
}

/**
 * The paths whose texts a model may write, from the bundles of their groups, as functions of their own: only they have
 * access to the model, and waiting for it takes nothing from those that compute.
 */
async function textFunctions(variables) {
  const { TEXT_PATHS } = await project;
  const limit = await concurrencyOf(variables, 'text');
  return Object.entries(TEXT_PATHS).map(([group, paths]) => [
    `${group}Text`,
    {
      handler: `dist/${group}/index.handler`,
      package: { patterns: ['!**', `dist/${group}/**`] },
      layers: [{ Ref: 'EphemerisLambdaLayer' }],
      role: 'TextRole',
      memorySize: COMPUTE_MB,
      timeout: TEXT_TIMEOUT_SECONDS,
      events: paths.map((path) => ({ httpApi: { method: '*', path: `/api/v1/${group}/${path}` } })),
      environment: TEXT_SETTINGS,
      ...limit,
    },
  ]);
}

function backgroundFunctions() {
  return Object.entries(IN_THE_BACKGROUND).map(([name, described]) => [
    name,
    {
      ...described,
      package: { patterns: ['!**', 'dist/auth/**'] },
      memorySize: SMALL_MB,
      ...SECURITY_LOGS,
      environment: MAIL_SETTINGS,
    },
  ]);
}

/**
 * Paths with a route of their own in addition to that of their group, so that the gateway counts them separately:
 * flooding one does not affect the others.
 */
const COUNTED_APART = { auth: ['login', 'register', 'refresh', 'forgot-password'] };

function routesOf(name) {
  if (name === 'site') return [{ httpApi: '*' }];
  const apart = (COUNTED_APART[name] ?? []).map((path) => `/api/v1/${name}/${path}`);
  const paths = [`/api/v1/${name}`, `/api/v1/${name}/{proxy+}`, ...apart];
  return paths.map((path) => ({ httpApi: { method: '*', path } }));
}

/** Returns the logical name of a function or a path in the template. */
function logicalName(name) {
  const plain = name.replaceAll('-', 'Dash').replaceAll('_', 'Underscore');
  return plain[0].toUpperCase() + plain.slice(1);
}

module.exports = { COMPUTE_NODE_OPTIONS, functions, isAnswering, logicalName, refusal };
