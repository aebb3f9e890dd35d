/** Parameters of a deployment: all are declared and documented, and invalid ones are refused by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { declaredParameters, declaredVariables, type Variables } from '../../support/deploymentVariables.ts';

const deployment = createRequire(import.meta.url)('../../../scripts/deployment.cjs') as {
  functions(given: Variables): Promise<Record<string, { provisionedConcurrency?: number }>>;
  deletionProtection(given: Variables): Promise<boolean>;
  publicKeys(given: Variables): Promise<string>;
  refusal(given: Variables): Promise<string>;
};
const root = new URL('../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const refused = (given: Readonly<Record<string, string>>) => deployment.refusal(declaredVariables(given));

test('every parameter that is used is declared, and the reverse', () => {
  const folder = 'scripts/deployment';
  const files = [
    'serverless.yml',
    ...readdirSync(new URL(folder, root))
      .filter((name) => name.includes('.'))
      .map((name) => `${folder}/${name}`),
  ];
  const text = files.map(textOf).join('\n');
  const named = [...text.matchAll(/param:([a-z0-9-]+)/g)].map(([, name]) => name!);
  const declared = Object.keys(declaredParameters());
  expect(declared.length).toBeGreaterThan(30);
  expect(named.filter((name) => !declared.includes(name))).toEqual([]);
  const read = (name: string) => named.includes(name) || text.includes(`variables, '${name}'`);
  // Made of a kind and the rest: auth-concurrency, text-burst.
  const composed = /^(auth|chart|matching|site|text)-(concurrency|rate-per-second|burst)$/;
  expect(declared.filter((name) => !read(name) && !composed.test(name))).toEqual([]);
});

test('the page on deployment documents every parameter', () => {
  const page = textOf('docs/deployment.md');
  expect(Object.keys(declaredParameters()).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the declared defaults can be deployed', async () => {
  await expect(refused({})).resolves.toBe('');
  await expect(deployment.functions(declaredVariables())).resolves.toHaveProperty('panchang');
});

const MODEL = {
  'text-model-id': 'some.model',
  'text-model-inr-per-million-input': '1',
  'text-model-inr-per-million-output': '2',
};

/** As the page on deployment has it. */
const OURS = {
  'mail-identity': 'example.com',
  'mail-address': 'no-reply@example.com',
  'mail-from': 'Your App <no-reply@example.com>',
};

test('mail of a domain is taken, and of a single address', async () => {
  await expect(refused(OURS)).resolves.toBe('');
  const address = 'no-reply@example.com';
  await expect(refused({ 'mail-identity': address, 'mail-address': address, 'mail-from': address })).resolves.toBe('');
});

test('several mistakes are reported in one sentence', async () => {
  const said = await refused({ release: 'slowly', 'auth-concurrency': 'few' });
  expect(said).toMatch(/^These parameters cannot be deployed: release .*; auth-concurrency .*\.$/);
});

test.each([
  [{ 'domain-name': 'api.example.com' }, 'domain-name needs certificate-arn'],
  [{ 'hosted-zone-id': 'Z1' }, 'hosted-zone-id needs domain-name'],
  [{ 'text-model': 'bedrock' }, 'text-model=bedrock needs text-model-id; text-model=bedrock needs text-model-inr'],
  [{ ...MODEL, 'text-model': 'openai_compatible' }, 'text-model=openai_compatible needs text-model-url'],
  [{ 'text-model': 'other' }, 'text-model is one of embedded, bedrock, openai_compatible'],
  [{ 'mail-from': 'Us <no-reply@example.com>' }, 'mail-from needs a mail-identity that is yours'],
  [{ ...OURS, 'mail-from': 'Us <hello@example.com>' }, 'mail-from holds the address that mail-address gives'],
  [{ ...OURS, 'mail-identity': 'example.org' }, 'mail-address lies within mail-identity'],
  [{ 'app-name': '<b>Us</b>' }, 'app-name is "<b>Us</b>": give one line'],
  [{ 'app-colour': 'blue' }, 'app-colour is "blue": give a colour such as #1d4ed8'],
  [{ 'app-url': 'http://example.com' }, 'app-url is "http://example.com": give a URL that begins with https://'],
  [{ 'origin-secret-sha256': 'the secret itself' }, 'origin-secret-sha256 is "the secret itself": give one SHA-256'],
  [
    { 'distribution-target': 'api.example.com' },
    'distribution-target needs domain-name; distribution-target is "api.example.com": give the name',
  ],
  [{ 'budget-brake': 'on' }, 'budget-brake=on needs monthly-budget-usd'],
  [{ release: 'slowly' }, 'release is "slowly": give canary or all-at-once'],
  [{ 'keys-version': 'newest' }, 'keys-version is "newest": give the number'],
  [
    { 'mail-sandbox-recipients': 'you@example.org, me@example.org' },
    'mail-sandbox-recipients is "you@example.org, me@example.org": give addresses or domains',
  ],
  [{ 'mail-sandbox-recipients': '*' }, 'mail-sandbox-recipients is "*": give addresses or domains'],
  ...['on', '{', '[]', '5'].map((given): [object, string] => [
    { 'caller-limits': given },
    'caller-limits is off, or a JSON object of numbers',
  ]),
  [{ 'topic-encryption': 'yes' }, 'topic-encryption is "yes": give true or false'],
  [{ 'auth-concurrency': 'few' }, 'auth-concurrency is "few"'],
  [{ 'provisioned-concurrency': 'nowhere:2' }, 'provisioned-concurrency is "nowhere:2"'],
  [{ 'provisioned-concurrency': 'panchang' }, 'provisioned-concurrency is "panchang"'],
  [{ 'provisioned-concurrency': 'mail:1' }, 'provisioned-concurrency is "mail:1"'],
])('%j is refused', async (given, message) => {
  await expect(refused(given as unknown as Record<string, string>)).resolves.toContain(message);
});

test('a model that has all it needs is taken', async () => {
  await expect(refused({ ...MODEL, 'text-model': 'bedrock' })).resolves.toBe('');
});

test.each([
  ['prod', true],
  ['staging', true],
  ['pilot', true],
  ['dev', false],
  ['test', false],
  ['local', false],
])('the stack of %s is guarded against removal: %j', async (stage, isGuarded) => {
  await expect(deployment.deletionProtection({ resolveVariable: async () => stage })).resolves.toBe(isGuarded);
});

test.each([
  ['', '/jwks}}'],
  ['7', '/jwks:7}}'],
])('public keys of the version "%s" are named by %s', async (version, end) => {
  const named = await deployment.publicKeys(declaredVariables({ 'keys-version': version }));
  expect(named).toMatch(/^\{\{resolve:ssm:\//);
  expect(named.endsWith(end)).toBe(true);
});
