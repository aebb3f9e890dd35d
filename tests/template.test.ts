/** What the packaged CloudFormation template allows: each function what it needs, and nothing to everyone. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';

const root = new URL('../', import.meta.url);
const template = new URL('.serverless/cloudformation-template-update-stack.json', root);
/** What the template is made from. */
const SOURCES = ['serverless.yml', 'scripts/deployment.cjs', 'scripts/embedded/accountsTable.json'];

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}

interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
}

let resources: Record<string, Resource>;

beforeAll(() => {
  const isFresh =
    existsSync(template) && SOURCES.every((file) => statSync(new URL(file, root)).mtimeMs < statSync(template).mtimeMs);
  if (!isFresh) {
    const { status, stderr } = spawnSync('npm', ['run', 'package'], { cwd: fileURLToPath(root), encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm run package fails: ${stderr}`);
  }
  resources = (JSON.parse(readFileSync(template, 'utf8')) as { Resources: typeof resources }).Resources;
});

const ofType = (type: string) => Object.entries(resources).filter(([, { Type }]) => Type === type);
const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

function statementsOf(role: string): Statement[] {
  const policies = resources[role]!.Properties['Policies'] as { PolicyDocument: { Statement: Statement[] } }[];
  return policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}

/** Actions a function may take beside writing logs and traces. */
function powersOf(functionName: string): string[] {
  const role = (resources[functionName]!.Properties['Role'] as { 'Fn::GetAtt': [string] })['Fn::GetAtt'][0];
  const actions = statementsOf(role).flatMap(({ Action }) => list(Action));
  return actions.filter((action) => !/^(logs|xray):/.test(action)).sort();
}

describe('the template', () => {
  test('gives computing functions no table, no mail and no keys', () => {
    const computing = ofType('AWS::Lambda::Function')
      .map(([name]) => name)
      .filter((name) => !/^(Auth|Mail|MailEvents|\w+Text)LambdaFunction$/.test(name));
    expect(computing.length).toBeGreaterThanOrEqual(5);
    expect(computing.map((name) => [name, powersOf(name)])).toEqual(computing.map((name) => [name, []]));
  });

  test('gives accounts the table, mail from one address, and the signing keys', () => {
    expect(powersOf('AuthLambdaFunction')).toEqual([
      'dynamodb:ConditionCheckItem',
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      'ses:SendEmail',
      'ssm:GetParameter',
    ]);
    const sending = statementsOf('AuthRole').find(({ Action }) => Action === 'ses:SendEmail');
    expect(JSON.stringify(sending)).toContain('ses:FromAddress');
  });

  test('lets the senders of mail at no key', () => {
    for (const name of ['MailLambdaFunction', 'MailEventsLambdaFunction']) {
      expect(powersOf(name).filter((action) => /^(ssm|kms|secretsmanager):/.test(action))).toEqual([]);
    }
  });

  test('lets those of texts at their own items, their own secret and one model', () => {
    for (const name of ['MedicalTextLambdaFunction', 'PdaeTextLambdaFunction']) {
      expect(powersOf(name)).toEqual([
        'bedrock:InvokeModel',
        'dynamodb:DeleteItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
        'ssm:GetParameter',
      ]);
    }
    const ofTable = statementsOf('TextRole').find(({ Action }) => list(Action).includes('dynamodb:PutItem'));
    expect(JSON.stringify(ofTable)).toContain('"dynamodb:LeadingKeys":["RATE#text_*","TEXT*"]');
    const ofSecret = statementsOf('TextRole').find(({ Action }) => Action === 'ssm:GetParameter');
    expect(JSON.stringify(ofSecret)).toMatch(/\/text"/);
  });

  test('has no wildcard but the one that X-Ray needs', () => {
    const statements = ofType('AWS::IAM::Role').flatMap(([role]) => statementsOf(role));
    const wild = statements.filter(({ Action, Resource }) => /\*/.test(JSON.stringify([Action, Resource])));
    expect(wild.length).toBeGreaterThan(0);
    for (const { Action } of wild) expect(Action).toEqual(['xray:PutTraceSegments', 'xray:PutTelemetryRecords']);
    expect(ofType('AWS::IAM::Policy')).toEqual([]);
  });

  test('lets every function write to its own logs alone', () => {
    const groups = ofType('AWS::IAM::Role').flatMap(([role]) => {
      const writing = statementsOf(role).filter(({ Action }) => list(Action).includes('logs:PutLogEvents'));
      return writing.flatMap(({ Resource }) =>
        (Resource as { 'Fn::GetAtt': [string] }[]).map((arn) => arn['Fn::GetAtt'][0]),
      );
    });
    expect(groups.sort()).toEqual(
      ofType('AWS::Logs::LogGroup')
        .map(([name]) => name)
        .filter((name) => !/HttpApi/.test(name))
        .sort(),
    );
  });

  test('carries no secret', () => {
    expect(JSON.stringify(resources)).not.toMatch(/"d":|PRIVATE KEY|JWT_PRIVATE_KEYS|DYNAMODB_ENDPOINT|SES_ENDPOINT/);
  });

  test('keeps the table when the stack goes, and encrypts and restores it', () => {
    const { DeletionPolicy, Properties } = resources['AccountsTable'] as Resource & { DeletionPolicy: string };
    expect(DeletionPolicy).toBe('Retain');
    expect(Properties).toMatchObject({
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    });
  });

  test('stays far below the limit of 500 resources', () => {
    expect(Object.keys(resources).length).toBeLessThan(400);
  });
});
