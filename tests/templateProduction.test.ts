/** The template of a production stage with every optional part, and the limits of AWS. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { packagedTemplate, type Packaged } from './support/packagedTemplate.ts';
import { templateFaults } from './support/templateFaults.ts';

const KEY = 'arn:aws:kms:ap-south-1:123456789012:key/0a1b2c3d';
const PARAMETERS = {
  'domain-name': 'api.example.com',
  'certificate-arn': 'arn:aws:acm:ap-south-1:123456789012:certificate/0a1b2c3d',
  'hosted-zone-id': 'Z0123456789',
  'distribution-target': 'd111abcdef8.cloudfront.net',
  'origin-secret-sha256': 'ab'.repeat(32),
  'mail-identity': 'example.org',
  'mail-address': 'no-reply@example.org',
  'mail-from': 'Example <no-reply@example.org>',
  'text-model': 'bedrock',
  'text-model-id': 'apac.some.model-v1:0',
  'text-model-regions': 'ap-south-1,ap-northeast-1',
  'text-model-inr-per-million-input': '250',
  'text-model-inr-per-million-output': '1250',
  'secret-key-arn': KEY,
  'auth-concurrency': 'off',
  'chart-concurrency': '10',
  'provisioned-concurrency': 'panchang:2,chart:1',
  'alarm-email': 'somebody@example.org',
  'monthly-budget-usd': '20',
};

let prod: Packaged;

beforeAll(async () => {
  const given = Object.entries(PARAMETERS).flatMap(([name, value]) => ['--param', `${name}=${value}`]);
  prod = await packagedTemplate(['--stage', 'prod', ...given], 'built');
});

afterAll(() => {
  rmSync(prod.folder, { recursive: true });
});

const propertiesOf = (name: string) => prod.resource(name).Properties;
const settingsOf = (name: string) =>
  (propertiesOf(`${name}LambdaFunction`)['Environment'] as { Variables: Record<string, unknown> }).Variables;

describe('production', () => {
  test('is a template that CloudFormation knows', () => {
    expect(templateFaults(prod.template)).toEqual([]);
  });

  test('is marked as production wherever accounts, keys or mail are used', () => {
    for (const name of ['Auth', 'Chart', 'Site', 'Mail', 'MailEvents', 'MedicalText', 'PdaeText']) {
      expect([name, settingsOf(name)['STAGE']]).toEqual([name, 'prod']);
    }
  });

  test('keeps the table when the stack is deleted, and encrypts and restores it', () => {
    const table = prod.resource('AccountsTable');
    expect(table.DeletionPolicy).toBe('Retain');
    expect(table.Properties).toMatchObject({
      DeletionProtectionEnabled: true,
      OnDemandThroughput: { MaxReadRequestUnits: 1000, MaxWriteRequestUnits: 500 },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    });
  });

  test('keeps all logs for a time, and those of accounts and of access for a year', () => {
    const days = Object.fromEntries(
      prod.ofType('AWS::Logs::LogGroup').map(([name, { Properties }]) => [name, Properties['RetentionInDays']]),
    );
    expect(Object.keys(days)).toHaveLength(prod.ofType('AWS::Lambda::Function').length + 1);
    const long = Object.keys(days).filter((name) => days[name] === 365);
    expect(long.sort()).toEqual(['AuthLogGroup', 'HttpApiLogGroup', 'MailEventsLogGroup', 'MailLogGroup']);
    expect([...new Set(Object.values(days))].sort()).toEqual([30, 365]);
  });

  test('has a name of its own, and then no other', () => {
    expect(prod.resource('DomainRecord').Condition).toBe('HasZone');
    expect(propertiesOf('HttpApi')['DisableExecuteApiEndpoint']).toEqual({ 'Fn::If': ['HasDomain', true, false] });
    expect(settingsOf('Auth')['PUBLIC_BASE_URL']).toBe('https://api.example.com');
  });

  test('points its name to the distribution in front, by both kinds of address', () => {
    for (const [name, type] of [
      ['DomainRecord', 'A'],
      ['DomainRecordV6', 'AAAA'],
    ] as const) {
      const { AliasTarget, Type } = propertiesOf(name);
      const to = name === 'DomainRecord' ? (AliasTarget as { 'Fn::If': unknown[] })['Fn::If'].slice(0, 2) : AliasTarget;
      const distribution = { DNSName: 'd111abcdef8.cloudfront.net', HostedZoneId: 'Z2FDTNDATAQYW2' };
      expect([Type, to]).toEqual([type, name === 'DomainRecord' ? ['HasDistribution', distribution] : distribution]);
    }
  });

  test('asks the model of a profile by that profile alone, wherever it may go', () => {
    const asking = prod.statementsOf('TextRole').filter(({ Action }) => Action === 'bedrock:InvokeModel');
    const profile = {
      'Fn::Sub':
        'arn:${AWS::Partition}:bedrock:${AWS::Region}:${AWS::AccountId}:inference-profile/apac.some.model-v1:0',
    };
    expect(asking.map(({ Resource, Condition }) => [Resource, Condition])).toEqual([
      [profile, undefined],
      [
        ['ap-south-1', 'ap-northeast-1'].map((region) => ({
          'Fn::Sub': `arn:\${AWS::Partition}:bedrock:${region}::foundation-model/some.model-v1:0`,
        })),
        { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
      ],
    ]);
  });

  test.each([
    ['AuthRole', '/vedic-astrology-api/prod/auth'],
    ['TextRole', '/vedic-astrology-api/prod/text'],
  ])('%s decrypts %s with the named key, and nothing else', (role, parameter) => {
    const arn = { 'Fn::Sub': `arn:\${AWS::Partition}:ssm:\${AWS::Region}:\${AWS::AccountId}:parameter${parameter}` };
    const ofSecrets = prod.statementsOf(role).filter(({ Action }) => /^(ssm|kms):/.test(String(Action)));
    expect(ofSecrets).toEqual([
      { Effect: 'Allow', Action: 'ssm:GetParameter', Resource: arn },
      {
        Effect: 'Allow',
        Action: 'kms:Decrypt',
        Resource: KEY,
        Condition: { StringEquals: { 'kms:EncryptionContext:PARAMETER_ARN': arn } },
      },
    ]);
  });

  test('stops what costs more than a moment, unless that is off, and warns before', () => {
    const limits = ['Auth', 'Chart', 'Site', 'MedicalText', 'PdaeText', 'Panchang'].map(
      (name) => propertiesOf(`${name}LambdaFunction`)['ReservedConcurrentExecutions'],
    );
    expect(limits).toEqual([undefined, 10, 20, 20, 20, undefined]);
    expect(prod.template.Resources).not.toHaveProperty('AuthConcurrencyAlarm');
    expect(propertiesOf('ChartConcurrencyAlarm')['Threshold']).toBe(8);
  });

  test('keeps warm what was requested', () => {
    const warm = prod
      .ofType('AWS::Lambda::Alias')
      .map(([name, { Properties }]) => [name, Properties['ProvisionedConcurrencyConfig']])
      .filter(([, warmed]) => warmed !== undefined);
    expect(Object.fromEntries(warm)).toEqual({
      PanchangLiveAlias: { ProvisionedConcurrentExecutions: 2 },
      ChartLiveAlias: { ProvisionedConcurrentExecutions: 1 },
    });
  });
});

describe('the limits of AWS', () => {
  const MB = 1024 * 1024;
  const root = fileURLToPath(new URL('../', import.meta.url));
  const page = readFileSync(join(root, 'docs/deployment.md'), 'utf8');
  const bytesUnder = (folder: string): number =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

  test('of a stack: 500 resources, 1 MB of template, 60 dynamic references, all with room to grow', () => {
    const resources = Object.keys(prod.template.Resources).length;
    expect(resources).toBeLessThan(400);
    const [, described] = /A stack may have 500 resources; this has about (\d+)\./.exec(page)!;
    expect(Math.abs(resources - Number(described))).toBeLessThanOrEqual(10);
    // Past 51,200 bytes a template comes from a bucket, which is what the deployment does.
    expect(Buffer.byteLength(prod.text)).toBeLessThan(0.75 * MB);
    expect(prod.text.match(/\{\{resolve:/g)!.length).toBeLessThan(40);
  });

  test('of a function: 50 MB as an archive, 250 MB with its layer', () => {
    const archives = readdirSync(prod.folder).filter((name) => name.endsWith('.zip'));
    expect(archives).toContain('ephemeris.zip');
    for (const name of archives.filter((name) => name !== 'ephemeris.zip')) {
      // The site brings the ephemeris and the engine of the playground, which computes on a device.
      const most = name === 'site.zip' ? 20 * MB : 10 * MB;
      expect([name, statSync(join(prod.folder, name)).size < most]).toEqual([name, true]);
    }
    const groups = readdirSync(join(root, 'functions')).filter((name) => !name.startsWith('_'));
    const largest = Math.max(...groups.map((name) => bytesUnder(`dist/${name}`)));
    expect(largest + bytesUnder('dist/layer')).toBeLessThan(150 * MB);
  });

  test('of settings: 4 KB for a function, the public keys of a year of rotations among them', () => {
    const sixKeys = 6 * 240;
    for (const [name, { Properties }] of prod.ofType('AWS::Lambda::Function')) {
      const { Variables } = Properties['Environment'] as { Variables: Record<string, unknown> };
      expect([name, JSON.stringify(Variables).length + sixKeys < 4096]).toEqual([name, true]);
    }
  });

  test('of a gateway: 300 routes, and an answer within 30 seconds', () => {
    const routes = prod.ofType('AWS::ApiGatewayV2::Route').length;
    expect(routes).toBeLessThan(250);
    expect(page).toContain(`A gateway may have 300 routes; this has ${routes}.`);
    for (const [name, { Properties }] of prod.ofType('AWS::Lambda::Function')) {
      expect([name, Number(Properties['Timeout']) < 30]).toEqual([name, true]);
    }
  });
});
