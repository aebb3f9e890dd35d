/**
 * The role of a pipeline: valid in CloudFormation, for one identity, and for one stage.
 * @isolated
 */
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { list, templateFaults, type Template } from '../../support/templateFaults.ts';

const { template } = createRequire(import.meta.url)('../../../scripts/deployment/pipeline.cjs') as {
  template: Template;
};

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: Record<string, Record<string, unknown>>;
}

interface Role {
  readonly RoleName: { 'Fn::Sub': string };
  readonly AssumeRolePolicyDocument: { 'Fn::Sub': string };
  readonly Policies: { PolicyDocument: { Statement: Statement[] } }[];
}

const role = template.Resources['PipelineRole']!.Properties as unknown as Role;
const statements = role.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
const allowing = (action: string) => allowed.filter(({ Action }) => list(Action).includes(action));

/** Whether an action is among those of a statement, as IAM reads them. */
const isAmong = (action: string, { Action }: Statement) =>
  list(Action).some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(action));

describe('the role of a pipeline', () => {
  test('is a valid CloudFormation template, within the size of a role', () => {
    expect(templateFaults(template)).toEqual([]);
    expect(JSON.stringify(role.Policies).length).toBeLessThan(10_240);
  });

  test('is for one subject and one audience, both in full', () => {
    const [trusted] = (JSON.parse(role.AssumeRolePolicyDocument['Fn::Sub']) as { Statement: Statement[] }).Statement;
    expect(trusted!.Condition).toEqual({
      StringEquals: { '${OidcHost}:aud': '${Audience}', '${OidcHost}:sub': '${Subject}' },
    });
  });

  test('creates and changes roles only within the boundary, and passes them to functions and releases alone', () => {
    for (const action of ['iam:CreateRole', 'iam:PutRolePolicy', 'iam:PutRolePermissionsBoundary']) {
      for (const { Condition } of allowing(action)) {
        expect([action, Condition]).toEqual([
          action,
          { StringEquals: { 'iam:PermissionsBoundary': { Ref: 'Boundary' } } },
        ]);
      }
    }
    const [passing] = allowing('iam:PassRole');
    expect(passing!.Condition).toEqual({
      StringEquals: { 'iam:PassedToService': ['lambda.amazonaws.com', 'codedeploy.amazonaws.com'] },
    });
    expect(passing!.Resource).not.toBe('*');
  });

  test('cannot change itself nor its boundary', () => {
    const ofRoles = JSON.stringify(statements.filter(({ Action }) => /iam:/.test(JSON.stringify(Action))));
    const names = [...ofRoles.matchAll(/:role\/([^"]*)"/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(role.RoleName['Fn::Sub'].startsWith(name.replace('*', ''))).toBe(false);
    const denied = statements.filter(({ Effect }) => Effect === 'Deny');
    expect(denied.some((statement) => isAmong('iam:CreatePolicyVersion', statement))).toBe(true);
    expect(allowed.some((statement) => isAmong('iam:AttachRolePolicy', statement))).toBe(false);
  });

  test.each([
    'dynamodb:GetItem',
    'dynamodb:Query',
    'dynamodb:Scan',
    'dynamodb:PutItem',
    'dynamodb:DeleteTable',
    'ssm:GetParameter',
    'ssm:PutParameter',
    'kms:Decrypt',
    'cloudformation:DeleteStack',
    'iam:CreateUser',
    'sts:AssumeRole',
  ])('may not %s', (action) => {
    expect(allowed.filter((statement) => isAmong(action, statement))).toEqual([]);
  });

  test('reads the public keys and no other parameter', () => {
    const [reading] = allowing('ssm:GetParameters');
    expect(JSON.stringify(reading!.Resource)).toMatch(/parameter\/\$\{Service\}\/\$\{Stage\}\/jwks"/);
  });
});
