/** How a new version takes over in the packaged template: requests go to an alias, and an alarm moves it back. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { packagedTemplate, type Packaged } from './support/packagedTemplate.ts';
import { list, templateFaults, type Resource } from './support/templateFaults.ts';

/** No block of its own in serverless.yml, so it is kept like prod. */
const BOUNDARY = 'arn:aws:iam::123456789012:policy/boundary';
const UNKNOWN_STAGE = [
  ...['--stage', 'pilot', '--param', 'provisioned-concurrency=panchang:2'],
  ...['--param', `permissions-boundary-arn=${BOUNDARY}`],
  ...['--param', 'monthly-budget-usd=20', '--param', 'budget-brake=on'],
  '--param',
];
const ROTATED = [...UNKNOWN_STAGE, 'keys-version=4', '--param', 'release=all-at-once'];

let pilot: Packaged;
/** The same with other public keys, and all at once. */
let rotated: Packaged;

beforeAll(async () => {
  pilot = await packagedTemplate([...UNKNOWN_STAGE, 'keys-version=3']);
  rotated = await packagedTemplate(ROTATED);
});

afterAll(() => {
  for (const { folder } of [pilot, rotated]) rmSync(folder, { recursive: true });
});

/** The functions that the gateway may ask, by the logical names of their integrations. */
const asked = (packaged: Packaged) =>
  packaged.ofType('AWS::ApiGatewayV2::Integration').map(([name]) => name.replace('HttpApiIntegration', ''));

const live = (name: string) => ({ 'Fn::Join': [':', [{ 'Fn::GetAtt': [`${name}LambdaFunction`, 'Arn'] }, 'live']] });

const versionOf = (alias: Resource) =>
  (alias.Properties['FunctionVersion'] as { 'Fn::GetAtt': string[] })['Fn::GetAtt'];

describe.each([
  ['an unknown stage', () => pilot],
  ['all at once', () => rotated],
])('%s', (_, packaged) => {
  test('is a template that CloudFormation knows', () => {
    expect(templateFaults(packaged().template)).toEqual([]);
  });

  test('has every request answered by the alias of a function, and by nothing else', () => {
    const names = asked(packaged());
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const integration = packaged().resource(`HttpApiIntegration${name}`);
      expect(integration.Properties['IntegrationUri']).toEqual(live(name));
      // What is asked must be there first: the name of the alias is text, and makes nothing wait for it.
      expect(list(integration.DependsOn)).toContain(`${name}LiveAlias`);
    }
  });

  test('lets the gateway ask the alias, and no other version', () => {
    const ofGateway = packaged()
      .ofType('AWS::Lambda::Permission')
      .filter(([, { Properties }]) => Properties['Principal'] === 'apigateway.amazonaws.com');
    const given = ofGateway.map(([, { Properties }]) => JSON.stringify(Properties['FunctionName']));
    expect(given.sort()).toEqual(
      asked(packaged())
        .map((name) => JSON.stringify(live(name)))
        .sort(),
    );
  });

  test('has one version of each function behind its alias, and none of background functions', () => {
    const aliases = packaged().ofType('AWS::Lambda::Alias');
    const versions = packaged().ofType('AWS::Lambda::Version');
    expect(aliases.map(([name]) => name).sort()).toEqual(
      asked(packaged())
        .map((name) => `${name}LiveAlias`)
        .sort(),
    );
    expect(versions).toHaveLength(aliases.length);
    for (const [, alias] of aliases) {
      const [version, attribute] = versionOf(alias);
      expect(attribute).toBe('Version');
      expect(packaged().resource(version!).Properties['FunctionName']).toEqual(alias.Properties['FunctionName']);
      // A version that has been followed by another is what a release goes back to.
      expect(packaged().resource(version!).DeletionPolicy).toBe('Retain');
    }
  });
});

describe('a canary', () => {
  const groupOf = (alias: Resource & { UpdatePolicy?: Record<string, Record<string, unknown>> }) =>
    (alias.UpdatePolicy!['CodeDeployLambdaAliasUpdate']!['DeploymentGroupName'] as { Ref: string }).Ref;

  test('has a deployment group for each alias, which watches the errors of its function and of the API', () => {
    const aliases = pilot.ofType('AWS::Lambda::Alias');
    expect(pilot.ofType('AWS::CodeDeploy::DeploymentGroup')).toHaveLength(aliases.length);
    for (const [name, alias] of aliases) {
      const { Properties } = pilot.resource(groupOf(alias));
      const { Enabled, Alarms } = Properties['AlarmConfiguration'] as { Enabled: boolean; Alarms: { Name: object }[] };
      const own = name.replace('LiveAlias', 'Alarm');
      expect([Enabled, Alarms]).toEqual([true, [{ Name: { Ref: own } }, { Name: { Ref: 'ServerErrorAlarm' } }]]);
      expect(JSON.stringify(pilot.resource(own).Properties['Metrics'])).toContain(
        JSON.stringify(alias.Properties['FunctionName']),
      );
    }
  });

  test('rolls back by itself on failure and on alarm, and sends a part of the requests first', () => {
    for (const [, { Properties }] of pilot.ofType('AWS::CodeDeploy::DeploymentGroup')) {
      const { Enabled, Events } = Properties['AutoRollbackConfiguration'] as { Enabled: boolean; Events: string[] };
      expect(Enabled).toBe(true);
      expect(Events).toEqual(expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']));
      expect(Properties['DeploymentConfigName']).toMatch(/^CodeDeployDefault\.LambdaCanary10Percent/);
    }
  });

  test('lasts longer than an alarm needs to go off', () => {
    const [, { Properties }] = pilot.ofType('AWS::CodeDeploy::DeploymentGroup')[0]!;
    const minutes = Number(/(\d+)Minutes$/.exec(Properties['DeploymentConfigName'] as string)![1]);
    const { Period, EvaluationPeriods } = pilot.resource('ServerErrorAlarm').Properties as Record<string, number>;
    expect(minutes * 60).toBeGreaterThan(Period! * EvaluationPeriods!);
  });

  test('moves the aliases of this stage, for CodeDeploy alone', () => {
    const { AssumeRolePolicyDocument } = pilot.resource('ReleaseRole').Properties as {
      AssumeRolePolicyDocument: { Statement: { Principal: unknown; Condition: unknown }[] };
    };
    const [trusted] = AssumeRolePolicyDocument.Statement;
    expect(trusted!.Principal).toEqual({ Service: 'codedeploy.amazonaws.com' });
    expect(JSON.stringify(trusted!.Condition)).toContain('aws:SourceAccount');
    const moving = pilot.statementsOf('ReleaseRole').find(({ Action }) => list(Action).includes('lambda:UpdateAlias'));
    expect(moving!.Resource).toHaveLength(2 * asked(pilot).length);
    expect(JSON.stringify(moving!.Resource)).not.toContain('*');
  });

  test('keeps warm the versions behind the alias', () => {
    const warm = pilot
      .ofType('AWS::Lambda::Alias')
      .filter(([, { Properties }]) => 'ProvisionedConcurrencyConfig' in Properties);
    expect(warm.map(([name]) => name)).toEqual(['PanchangLiveAlias']);
  });
});

test('no role exceeds the boundary', () => {
  const roles = pilot.ofType('AWS::IAM::Role').map(([, { Properties }]) => Properties['PermissionsBoundary']);
  expect(roles.length).toBeGreaterThan(4);
  expect(new Set(roles)).toEqual(new Set([BOUNDARY]));
});

describe('the brake of the budget', () => {
  const settings = () =>
    pilot.resource('BrakeFunction').Properties['Environment'] as { Variables: { API_ID: object; USUAL: string } };

  test('knows every throttle that the deployment sets, to give it back', () => {
    const { DefaultRouteSettings, RouteSettings } = pilot.resource('HttpApiStage').Properties;
    expect(JSON.parse(settings().Variables.USUAL)).toEqual({ defaults: DefaultRouteSettings, routes: RouteSettings });
    expect(settings().Variables.API_ID).toEqual({ Ref: 'HttpApi' });
  });

  test('is pulled by money that is spent, and may do no more than change the stage', () => {
    const [described] = pilot.resource('BrakeBudget').Properties['NotificationsWithSubscribers'] as {
      Notification: object;
      Subscribers: object[];
    }[];
    expect(described!.Notification).toMatchObject({ NotificationType: 'ACTUAL', Threshold: 100 });
    expect(described!.Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: { Ref: 'BrakeTopic' } }]);
    expect(pilot.powersOf('BrakeFunction')).toEqual(['apigateway:PATCH']);
  });
});

describe('all at once', () => {
  test('moves the aliases without CodeDeploy', () => {
    expect(rotated.ofType('AWS::Lambda::Alias').filter(([, alias]) => 'UpdatePolicy' in alias)).toEqual([]);
    expect(Object.values(rotated.template.Resources).filter(({ Type }) => Type.startsWith('AWS::CodeDeploy'))).toEqual(
      [],
    );
    expect(rotated.template.Resources).not.toHaveProperty('ReleaseRole');
  });
});

describe('public keys', () => {
  const settingOf = (resource: Resource) =>
    (resource.Properties['Environment'] as { Variables: Record<string, unknown> }).Variables['JWT_PUBLIC_KEYS'];
  const verifying = (packaged: Packaged) =>
    packaged.ofType('AWS::Lambda::Function').filter(([, resource]) => settingOf(resource) !== undefined);
  const versions = (packaged: Packaged) => packaged.ofType('AWS::Lambda::Version').map(([name]) => name);

  test('are those of the named version', () => {
    const settings = new Set(verifying(pilot).map(([, resource]) => settingOf(resource)));
    expect([...settings]).toEqual(['{{resolve:ssm:/vedic-astrology-api/pilot/jwks:3}}']);
  });

  test('of another version publish another version of every function that verifies, and of no other', () => {
    const fresh = versions(rotated).filter((name) => !versions(pilot).includes(name));
    const functions = fresh.map((name) => (rotated.resource(name).Properties['FunctionName'] as { Ref: string }).Ref);
    expect(functions.sort()).toEqual(
      verifying(rotated)
        .map(([name]) => name)
        .sort(),
    );
    expect(functions).toContain('ChartLambdaFunction');
    expect(functions).not.toContain('MailLambdaFunction');
  });
});
