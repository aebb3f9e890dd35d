/** Permissions in the packaged CloudFormation template: each function has what it needs, and nothing is public. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { golden } from './support/golden.ts';
import { packagedTemplate, type Packaged } from './support/packagedTemplate.ts';
import { list, templateFaults } from './support/templateFaults.ts';

let dev: Packaged;

beforeAll(async () => {
  dev = await packagedTemplate([]);
});

afterAll(() => {
  rmSync(dev.folder, { recursive: true });
});

describe('the template', () => {
  test('is valid for CloudFormation: types, properties, names, conditions', () => {
    expect(templateFaults(dev.template)).toEqual([]);
  });

  test('gives computing functions no table, no mail and no keys', () => {
    const computing = dev
      .ofType('AWS::Lambda::Function')
      .map(([name]) => name)
      .filter((name) => !/^(Auth|Mail|MailEvents|\w+Text)LambdaFunction$/.test(name));
    expect(computing.length).toBeGreaterThanOrEqual(5);
    expect(computing.map((name) => [name, dev.powersOf(name)])).toEqual(computing.map((name) => [name, []]));
  });

  test('gives accounts the table, mail from one address, and the signing keys', () => {
    expect(dev.powersOf('AuthLambdaFunction')).toEqual([
      'dynamodb:ConditionCheckItem',
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      'ses:SendEmail',
      'ssm:GetParameter',
    ]);
    const sending = dev.statementsOf('AuthRole').find(({ Action }) => Action === 'ses:SendEmail');
    expect(JSON.stringify(sending)).toContain('ses:FromAddress');
  });

  test('lets the senders of mail at no key, and at no transaction', () => {
    for (const name of ['MailLambdaFunction', 'MailEventsLambdaFunction']) {
      expect(dev.powersOf(name).filter((action) => /^(ssm|kms|secretsmanager):|Condition/.test(action))).toEqual([]);
    }
  });

  test('gives those for texts their own items, and without a model nothing else', () => {
    for (const name of ['MedicalTextLambdaFunction', 'PdaeTextLambdaFunction']) {
      expect(dev.powersOf(name)).toEqual([
        'dynamodb:DeleteItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
      ]);
    }
    const ofTable = dev.statementsOf('TextRole').find(({ Action }) => list(Action).includes('dynamodb:PutItem'));
    expect(JSON.stringify(ofTable)).toContain('"dynamodb:LeadingKeys":["RATE#text_*","TEXT*"]');
  });

  test('has no wildcard but the one that X-Ray needs', () => {
    const statements = dev.ofType('AWS::IAM::Role').flatMap(([role]) => dev.statementsOf(role));
    const wild = statements.filter(({ Action, Resource }) => /\*/.test(JSON.stringify([Action, Resource])));
    expect(wild.length).toBeGreaterThan(0);
    for (const { Action } of wild) expect(Action).toEqual(['xray:PutTraceSegments', 'xray:PutTelemetryRecords']);
    expect(dev.ofType('AWS::IAM::Policy')).toEqual([]);
  });

  test('lets every function write to its own logs alone', () => {
    const groups = dev.ofType('AWS::IAM::Role').flatMap(([role]) => {
      const writing = dev.statementsOf(role).filter(({ Action }) => list(Action).includes('logs:PutLogEvents'));
      return writing.flatMap(({ Resource }) =>
        (Resource as { 'Fn::GetAtt': [string] }[]).map((arn) => arn['Fn::GetAtt'][0]),
      );
    });
    const ofFunctions = dev.ofType('AWS::Logs::LogGroup').filter(([name]) => !name.startsWith('HttpApi'));
    expect(groups.sort()).toEqual(ofFunctions.map(([name]) => name).sort());
  });

  test('opens its topics to the services that write to them, and to these in this account alone', () => {
    const policies = dev.ofType('AWS::SNS::TopicPolicy').map(([, { Properties }]) => JSON.stringify(Properties));
    expect(policies).toHaveLength(dev.ofType('AWS::SNS::Topic').length);
    for (const policy of policies) {
      expect(policy).toMatch(/"Principal":\{"Service":/);
      expect(policy).toMatch(/"aws:SourceAccount":\{"Ref":"AWS::AccountId"\}/i);
    }
  });

  test('carries no secret, and none in the settings of a function', () => {
    expect(dev.text).not.toMatch(/"d":|PRIVATE KEY|JWT_PRIVATE_KEYS|DYNAMODB_ENDPOINT|SES_ENDPOINT|"AKIA/);
    for (const [name, { Properties }] of dev.ofType('AWS::Lambda::Function')) {
      const { Variables } = Properties['Environment'] as { Variables: Record<string, unknown> };
      const relevant = Object.keys(Variables).filter((setting) =>
        /SECRET|PASSWORD|TOKEN|API_KEY|PRIVATE/.test(setting),
      );
      // A name of a parameter, and a digest.
      const harmless = ['AUTH_SECRET_PARAMETER', 'TEXT_SECRET_PARAMETER', 'ORIGIN_SECRET_SHA256'];
      expect([name, relevant.filter((setting) => !harmless.includes(setting))]).toEqual([name, []]);
    }
  });
});

describe('routes', () => {
  interface Route {
    readonly RouteKey: string;
    readonly Target: unknown;
  }
  const matches = (routeKey: string, path: string) => {
    const pattern = routeKey.replace(/^ANY /, '').replace('/{proxy+}', '/.+');
    return new RegExp(`^${pattern}$`).test(path);
  };
  /** The gateway prefers a path in full, then one with a proxy, and what is left last. */
  const rank = (routeKey: string) => (routeKey === '$default' ? 2 : routeKey.endsWith('{proxy+}') ? 1 : 0);

  test('lead each of the 224 paths to exactly one function, by the longest that fits', () => {
    const routes = dev.ofType('AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties as unknown as Route);
    const targets = new Map<string, string>();
    for (const { path, group } of golden<{ path: string; group: string }[]>('routes')) {
      const fitting = routes.filter(({ RouteKey }) => matches(RouteKey, path));
      const best = Math.min(...fitting.map(({ RouteKey }) => rank(RouteKey)));
      const chosen = fitting.filter(({ RouteKey }) => rank(RouteKey) === best);
      expect([path, chosen.length]).toEqual([path, 1]);
      targets.set(path, JSON.stringify(chosen[0]!.Target));
      expect(targets.get(path)!.toLowerCase()).toContain(group.replaceAll('-', 'dash'));
    }
    expect(targets.size).toBeGreaterThan(200);
  });

  test('for accounts, texts and documents have lower throttles, and exist before these are set', () => {
    const { Properties, DependsOn } = dev.resource('HttpApiStage');
    const settings = Properties['RouteSettings'] as Record<string, { ThrottlingRateLimit: number }>;
    const { ThrottlingRateLimit: usual } = Properties['DefaultRouteSettings'] as { ThrottlingRateLimit: number };
    const routes = dev.ofType('AWS::ApiGatewayV2::Route');
    const slow = routes.filter(([, { Properties: route }]) => (route['RouteKey'] as string) in settings);
    expect(slow).toHaveLength(Object.keys(settings).length);
    expect(Object.keys(settings).sort()).toEqual([
      '$default',
      'ANY /api/v1/auth',
      'ANY /api/v1/auth/forgot-password',
      'ANY /api/v1/auth/login',
      'ANY /api/v1/auth/refresh',
      'ANY /api/v1/auth/register',
      'ANY /api/v1/auth/{proxy+}',
      'ANY /api/v1/medical/ai-reading',
      'ANY /api/v1/medical/timeline-reading',
      'ANY /api/v1/pdae/analyze-ai',
    ]);
    for (const [name] of slow) expect(list(DependsOn)).toContain(name);
    for (const { ThrottlingRateLimit } of Object.values(settings)) expect(ThrottlingRateLimit).toBeLessThan(usual);
  });
});
