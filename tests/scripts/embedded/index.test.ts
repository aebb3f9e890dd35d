/** @isolated */
import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendEmailCommand } from '@aws-sdk/client-ses';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test } from '@jest/globals';
import { startEmbedded } from '../../../scripts/embedded/index.mjs';
import { documentsAt, errorOf, sesAt } from './clients.ts';

const { STAGE, AUTH_THROTTLING } = process.env;
afterEach(() => {
  Object.assign(process.env, { STAGE, AUTH_THROTTLING });
  if (STAGE === undefined) delete process.env['STAGE'];
  if (AUTH_THROTTLING === undefined) delete process.env['AUTH_THROTTLING'];
});

const BASE_URL = 'http://127.0.0.1:3000';

test('the environment leads to both parts', async () => {
  delete process.env['AUTH_THROTTLING'];
  const { env, mail, stop } = await startEmbedded({ baseUrl: BASE_URL });
  expect(env).toMatchObject({
    STAGE: 'local',
    ACCOUNTS_TABLE: 'accounts',
    MAIL_FROM: 'Vedic Astrology <no-reply@localhost.example>',
    PUBLIC_BASE_URL: BASE_URL,
    AUTH_THROTTLING: 'off',
    AI_THROTTLING: 'off',
    AWS_REGION: 'local',
  });
  const documents = documentsAt(env.DYNAMODB_ENDPOINT);
  const Item = { pk: 'USER#1', sk: 'PROFILE' };
  expect(await errorOf(documents.send(new PutCommand({ TableName: env.ACCOUNTS_TABLE, Item })))).toBe('none');
  const ses = sesAt(env.SES_ENDPOINT);
  const Message = { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Hello' } } };
  const Destination = { ToAddresses: ['asha@example.com'] };
  await ses.send(new SendEmailCommand({ Source: env.MAIL_FROM, Destination, Message }));
  expect(mail.outbox()).toHaveLength(1);
  documents.destroy();
  ses.destroy();
  await stop();
});

test('each run has keys of its own, known by their id', async () => {
  const runs = await Promise.all([startEmbedded({ baseUrl: BASE_URL }), startEmbedded({ baseUrl: BASE_URL })]);
  const keys = runs.map(
    ({ env }) => (JSON.parse(env.JWT_PUBLIC_KEYS) as { keys: (JsonWebKey & { kid: string })[] }).keys,
  );
  expect(keys.map(({ length }) => length)).toEqual([1, 1]);
  expect(keys[0]![0]!.kid).toMatch(/^dev-/);
  expect(keys[0]![0]!.x).not.toBe(keys[1]![0]!.x);
  expect(createPublicKey({ key: keys[0]![0]!, format: 'jwk' }).asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
  await Promise.all(runs.map(({ stop }) => stop()));
});

test('throttling stays as configured', async () => {
  process.env['AUTH_THROTTLING'] = 'on';
  const { env, stop } = await startEmbedded({ baseUrl: BASE_URL });
  expect(env.AUTH_THROTTLING).toBe('on');
  await stop();
});

test.each(['prod', 'production', ' PROD ', 'live', 'prd', 'staging', 'developer', 'localhost'])(
  'the stage %s gets nothing of this',
  async (stage) => {
    process.env['STAGE'] = stage;
    const folder = join(mkdtempSync(join(tmpdir(), 'stage-')), 'local');
    await expect(startEmbedded({ folder, baseUrl: BASE_URL })).rejects.toThrow(
      'only dev, test and local run on embedded parts',
    );
    expect(existsSync(folder)).toBe(false);
    rmSync(join(folder, '..'), { recursive: true });
  },
);

test.each(['dev', ' Test', 'LOCAL', ''])('the stage "%s" is a development stage', async (stage) => {
  process.env['STAGE'] = stage;
  const { stop } = await startEmbedded({ baseUrl: BASE_URL });
  await stop();
});
