/** Reads the parameters of a deployment, and reports inconsistent ones before anything is deployed. */
const { readFileSync } = require('node:fs');

const parameter = async ({ resolveVariable }, name) => String(await resolveVariable(`param:${name}`));

/** Returns the reserved concurrency of a function as its settings have it; undefined where it is `off`. */
async function concurrencyOf(variables, name) {
  const given = await parameter(variables, `${name}-concurrency`);
  return /^\d+$/.test(given) ? { reservedConcurrency: Number(given) } : {};
}

/** One caller rarely meets a larger share of the environments: a refused request takes next to no time. */
const SHARE_OF_ENVIRONMENTS = 0.1;

/** Returns a function that estimates how many environments of a function one caller meets, from its concurrency. */
async function environmentsOf(variables, functionCount) {
  const account = Number(await parameter(variables, 'account-concurrency'));
  return (reserved = account / functionCount) => Math.max(1, Math.round(reserved * SHARE_OF_ENVIRONMENTS));
}

const pairsOf = (given) =>
  given
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.trim().split(':'));

/** Returns the provisioned concurrency by function. */
async function warmOf(variables) {
  const pairs = pairsOf(await parameter(variables, 'provisioned-concurrency'));
  return Object.fromEntries(pairs.map(([name, count]) => [name, { provisionedConcurrency: Number(count) }]));
}

/** Parameters that require others. */
const TOGETHER = [
  ['domain-name', ['certificate-arn']],
  ['hosted-zone-id', ['domain-name']],
  ['distribution-target', ['domain-name']],
  ['text-model-regions', ['text-model-id']],
];

/** Parameters without which a model cannot be called. */
const OF_MODELS = ['text-model-id', 'text-model-inr-per-million-input', 'text-model-inr-per-million-output'];
const WRITERS = { embedded: [], bedrock: OF_MODELS, openai_compatible: [...OF_MODELS, 'text-model-url'] };

/** Default of a declared parameter: a domain that can belong to nobody (RFC 2606). */
const NOBODYS = 'nobody.invalid';

const CONCURRENCY = [/^(\d+|off)$/, 'a number, or off'];

/** The format of each parameter. */
const SPELLED = [
  ['origin-secret-sha256', /^([0-9a-f]{64}(,[0-9a-f]{64})?)?$/, 'one SHA-256 in lower-case hex, or two with a comma'],
  [
    'distribution-target',
    /^([a-z0-9]+\.cloudfront\.net)?$/,
    'the name of a distribution, as d111abcdef8.cloudfront.net',
  ],
  ['release', /^(canary|all-at-once)$/, 'canary or all-at-once'],
  ['budget-brake', /^(on|off)$/, 'on or off'],
  ['keys-version', /^([1-9]\d*)?$/, 'the number that put-parameter answered with, or nothing'],
  ['mail-sandbox-recipients', /^([\w.+@-]+(,[\w.+@-]+)*)?$/, 'addresses or domains with commas, without blanks'],
  // As functions/_shell/accounts/appSettings.ts has it.
  [
    'app-name',
    /^(?!.*:\/\/)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>"]{0,60}$/u,
    'one line of 60 characters at most, without < > " and ://',
  ],
  ['app-colour', /^(#[0-9a-f]{6})?$/i, 'a colour such as #1d4ed8, or nothing'],
  ['app-url', /^(https:\/\/[^\s<>"'\\]{1,500})?$/, 'a URL that begins with https://, or nothing'],
  ['topic-encryption', /^(true|false)$/, 'true or false'],
  ...['auth', 'chart', 'matching', 'site', 'text'].map((name) => [`${name}-concurrency`, ...CONCURRENCY]),
];

/**
 * Returns the errors in the parameters of a deployment, as text; empty where there are none.
 *
 * @param warmable functions that requests wait for
 */
async function parameterFaults(variables, warmable) {
  const ofAll = await Promise.all([
    missingFaults(variables),
    mailFaults(variables),
    spellingFaults(variables),
    limitFaults(variables),
    warmFaults(variables, warmable),
  ]);
  return ofAll.flat();
}

async function missingFaults(variables) {
  const given = async (name) => (await parameter(variables, name)) !== '';
  const faults = [];
  const requireAll = async (cause, names) => {
    for (const name of names) if (!(await given(name))) faults.push(`${cause} needs ${name}`);
  };
  for (const [name, others] of TOGETHER) if (await given(name)) await requireAll(name, others);
  if (
    (await parameter(variables, 'budget-brake')) === 'on' &&
    Number(await parameter(variables, 'monthly-budget-usd')) === 0
  ) {
    faults.push('budget-brake=on needs monthly-budget-usd');
  }
  const writer = await parameter(variables, 'text-model');
  if (WRITERS[writer] === undefined) faults.push(`text-model is one of ${Object.keys(WRITERS).join(', ')}`);
  else await requireAll(`text-model=${writer}`, WRITERS[writer]);
  return faults;
}

/** SES sends only from a verified address, and the role of a function may use only one. */
async function mailFaults(variables) {
  const from = await parameter(variables, 'mail-from');
  if (from === '') return [];
  const identity = await parameter(variables, 'mail-identity');
  if (identity === NOBODYS) return ['mail-from needs a mail-identity that is yours'];
  const address = await parameter(variables, 'mail-address');
  if (from !== address && !from.endsWith(`<${address}>`))
    return ['mail-from holds the address that mail-address gives'];
  return address === identity || address.endsWith(`@${identity}`) ? [] : ['mail-address lies within mail-identity'];
}

async function spellingFaults(variables) {
  const wrong = async ([name, pattern, meaning]) => {
    const given = await parameter(variables, name);
    return pattern.test(given) ? [] : [`${name} is "${given}": give ${meaning}`];
  };
  return (await Promise.all(SPELLED.map(wrong))).flat();
}

async function limitFaults(variables) {
  const limits = await parameter(variables, 'caller-limits');
  return limits === 'off' || isJsonObject(limits) ? [] : ['caller-limits is off, or a JSON object of numbers'];
}

async function warmFaults(variables, warmable) {
  const given = await parameter(variables, 'provisioned-concurrency');
  const isFit = ([name, count]) => warmable.includes(name) && /^[1-9]\d*$/.test(count);
  if (pairsOf(given).every(isFit)) return [];
  return [`provisioned-concurrency is "${given}": give pairs such as panchang:2, of ${warmable.join(', ')}`];
}

/**
 * Returns the public keys as the setting names them: a reference that CloudFormation resolves during deployment.
 *
 * A version in the name is part of the settings, so that another one publishes another version of the function.
 */
async function publicKeys(variables) {
  const version = await parameter(variables, 'keys-version');
  return `{{resolve:ssm:/\${self:service}/\${sls:stage}/jwks${version && `:${version}`}}}`;
}

/** Stages that may be removed with one command. */
const LOOSE_STAGES = ['dev', 'test', 'local'];

async function deletionProtection({ resolveVariable }) {
  return !LOOSE_STAGES.includes(await resolveVariable('sls:stage'));
}

function isJsonObject(text) {
  try {
    return /^\{/.test(text.trim()) && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/**
 * Returns what serverless.yml declares, as text, with the values that apply where a stage or `--param` sets nothing
 * else.
 */
function declaredParameters() {
  const text = readFileSync(require.resolve('../../serverless.yml'), 'utf8');
  const [, block] = /^ {2}default:\n((?: {4}.*\n)+)/m.exec(text);
  const pairs = [...block.matchAll(/^ {4}([a-z0-9-]+): (.*)$/gm)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value.replace(/^'(.*)'$/, '$1')]));
}

/** Resolves variables as the packager does, for tools that need the deployment without packaging it. */
function declaredVariables(given = {}) {
  const all = { ...declaredParameters(), ...given };
  return {
    async resolveVariable(address) {
      const value = all[address.replace(/^param:/, '')];
      if (value === undefined) throw new Error(`${address} is not declared in serverless.yml.`);
      return value;
    },
  };
}

module.exports = {
  concurrencyOf,
  declaredParameters,
  declaredVariables,
  deletionProtection,
  environmentsOf,
  parameter,
  parameterFaults,
  publicKeys,
  warmOf,
};
