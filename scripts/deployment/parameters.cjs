/** Reads the parameters of a deployment, and refuses those that do not go together before anything is deployed. */
const { readFileSync } = require('node:fs');

const parameter = async ({ resolveVariable }, name) => String(await resolveVariable(`param:${name}`));

/** Returns how much of a function may run at once, as its settings have it; nothing where that is `off`. */
async function concurrencyOf(variables, name) {
  const given = await parameter(variables, `${name}-concurrency`);
  if (given === 'off') return {};
  if (!/^\d+$/.test(given)) throw new Error(`${name}-concurrency is "${given}": give a number, or off.`);
  return { reservedConcurrency: Number(given) };
}

/** One caller hardly ever meets more of what may run at once: whoever is refused is done with in a moment. */
const SHARE_OF_ENVIRONMENTS = 0.1;

/** Returns what tells how many environments of a function one caller is expected to meet, from what may run of it at once. */
async function environmentsOf(variables, functionCount) {
  const account = Number(await parameter(variables, 'account-concurrency'));
  return (reserved = account / functionCount) => Math.max(1, Math.round(reserved * SHARE_OF_ENVIRONMENTS));
}

/**
 * Returns what is kept warm, by function.
 *
 * @param unfit functions that no request waits for
 * @param described all functions, as entries
 */
async function warmOf(variables, unfit, described) {
  const given = await parameter(variables, 'provisioned-concurrency');
  const known = described.map(([name]) => name).filter((name) => !unfit.includes(name));
  const pairs = given
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.trim().split(':'));
  for (const [name, count] of pairs) {
    if (known.includes(name) && /^[1-9]\d*$/.test(count)) continue;
    throw new Error(`provisioned-concurrency is "${given}": give pairs such as panchang:2, of ${known.join(', ')}.`);
  }
  return Object.fromEntries(pairs.map(([name, count]) => [name, { provisionedConcurrency: Number(count) }]));
}

/** What must be given beside a parameter that is given. */
const TOGETHER = [
  ['domain-name', ['certificate-arn']],
  ['hosted-zone-id', ['domain-name']],
  ['text-model-regions', ['text-model-id']],
];

/** What a model cannot be asked without. */
const OF_MODELS = ['text-model-id', 'text-model-inr-per-million-input', 'text-model-inr-per-million-output'];
const WRITERS = { embedded: [], bedrock: OF_MODELS, openai_compatible: [...OF_MODELS, 'text-model-url'] };

/** @throws Error that names every parameter that is missing beside another, or is not what it should be */
async function requireFitting(variables) {
  const given = async (name) => (await parameter(variables, name)) !== '';
  const faults = [];
  const requireAll = async (cause, names) => {
    for (const name of names) if (!(await given(name))) faults.push(`${cause} needs ${name}`);
  };
  for (const [name, others] of TOGETHER) if (await given(name)) await requireAll(name, others);
  const writer = await parameter(variables, 'text-model');
  if (WRITERS[writer] === undefined) faults.push(`text-model is one of ${Object.keys(WRITERS).join(', ')}`);
  else await requireAll(`text-model=${writer}`, WRITERS[writer]);
  if ((await given('mail-from')) && (await parameter(variables, 'mail-identity')) === 'example.com') {
    faults.push('mail-from needs a mail-identity that is yours');
  }
  const recipients = await parameter(variables, 'mail-sandbox-recipients');
  if (!/^([\w.+@-]+(,[\w.+@-]+)*)?$/.test(recipients)) {
    faults.push('mail-sandbox-recipients are addresses or domains with commas, without blanks');
  }
  if (!/^(true|false)$/.test(await parameter(variables, 'topic-encryption'))) {
    faults.push('topic-encryption is true or false');
  }
  const digests = await parameter(variables, 'origin-secret-sha256');
  if (!/^([0-9a-f]{64}(,[0-9a-f]{64})?)?$/.test(digests)) {
    faults.push('origin-secret-sha256 is one SHA-256 in lower-case hex, or two with a comma');
  }
  const limits = await parameter(variables, 'caller-limits');
  if (limits !== 'off' && !isJsonObject(limits)) faults.push('caller-limits is off, or a JSON object of numbers');
  if (faults.length > 0) throw new Error(`These parameters cannot be deployed: ${faults.join('; ')}.`);
}

function isJsonObject(text) {
  try {
    return /^\{/.test(text.trim()) && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** What serverless.yml declares, with the values that hold where a stage or `--param` says nothing else, as text. */
function declaredParameters() {
  const text = readFileSync(require.resolve('../../serverless.yml'), 'utf8');
  const [, block] = /^ {2}default:\n((?: {4}.*\n)+)/m.exec(text);
  const pairs = [...block.matchAll(/^ {4}([a-z0-9-]+): (.*)$/gm)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value.replace(/^'(.*)'$/, '$1')]));
}

/** Resolves as the packager does, for those who ask what is deployed without packaging it. */
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
  environmentsOf,
  parameter,
  requireFitting,
  warmOf,
};
