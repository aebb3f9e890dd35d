/** Parameters of a deployment: all are declared and described, and those that do not fit are refused by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { declaredParameters, declaredVariables, type Variables } from '../../support/deploymentVariables.ts';

const deployment = createRequire(import.meta.url)('../../../scripts/deployment.cjs') as {
  functions(given: Variables): Promise<Record<string, { provisionedConcurrency?: number }>>;
};
const root = new URL('../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const asked = (given: Record<string, string>) => deployment.functions(declaredVariables(given));

test('what is asked for is declared, and what is declared is asked for', () => {
  const folder = 'scripts/deployment';
  const files = ['serverless.yml', ...readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}`)];
  const text = files.map(textOf).join('\n');
  const named = [...text.matchAll(/param:([a-z0-9-]+)/g)].map(([, name]) => name!);
  const declared = Object.keys(declaredParameters());
  expect(declared.length).toBeGreaterThan(30);
  expect(named.filter((name) => !declared.includes(name))).toEqual([]);
  const read = (name: string) => named.includes(name) || text.includes(`variables, '${name}'`);
  // Made of a kind and the rest: auth-concurrency, text-burst.
  const composed = /^(auth|chart|text)-(concurrency|rate-per-second|burst)$/;
  expect(declared.filter((name) => !read(name) && !composed.test(name))).toEqual([]);
});

test('the page on deployment tells of every parameter', () => {
  const page = textOf('docs/deployment.md');
  expect(Object.keys(declaredParameters()).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('what is declared can be deployed as it is', async () => {
  await expect(asked({})).resolves.toHaveProperty('panchang');
});

const MODEL = {
  'text-model-id': 'some.model',
  'text-model-inr-per-million-input': '1',
  'text-model-inr-per-million-output': '2',
};

test.each([
  [{ 'domain-name': 'api.example.com' }, 'domain-name needs certificate-arn'],
  [{ 'hosted-zone-id': 'Z1' }, 'hosted-zone-id needs domain-name'],
  [{ 'text-model': 'bedrock' }, 'text-model=bedrock needs text-model-id; text-model=bedrock needs text-model-inr'],
  [{ ...MODEL, 'text-model': 'openai_compatible' }, 'text-model=openai_compatible needs text-model-url'],
  [{ 'text-model': 'other' }, 'text-model is one of embedded, bedrock, openai_compatible'],
  [{ 'mail-from': 'Us <no-reply@example.com>' }, 'mail-from needs a mail-identity that is yours'],
  [{ 'origin-secret-sha256': 'the secret itself' }, 'origin-secret-sha256 is one SHA-256'],
  [
    { 'mail-sandbox-recipients': 'you@example.org, me@example.org' },
    'mail-sandbox-recipients are addresses or domains',
  ],
  [{ 'mail-sandbox-recipients': '*' }, 'mail-sandbox-recipients are addresses or domains'],
  [{ 'topic-encryption': 'yes' }, 'topic-encryption is true or false'],
  [{ 'auth-concurrency': 'few' }, 'auth-concurrency is "few"'],
  [{ 'provisioned-concurrency': 'nowhere:2' }, 'provisioned-concurrency is "nowhere:2"'],
  [{ 'provisioned-concurrency': 'panchang' }, 'provisioned-concurrency is "panchang"'],
  [{ 'provisioned-concurrency': 'mail:1' }, 'provisioned-concurrency is "mail:1"'],
])('%j is refused', async (given, message) => {
  await expect(asked(given as unknown as Record<string, string>)).rejects.toThrow(message);
});

test('a model that has all it needs is taken', async () => {
  await expect(asked({ ...MODEL, 'text-model': 'bedrock' })).resolves.toHaveProperty('pdaeText');
});
