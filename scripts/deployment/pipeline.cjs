/**
 * A third stack, for deployments from a pipeline: a role that the pipeline assumes by its own identity (OpenID
 * Connect), without a key that could leak. It deploys one stage of this service; no action of its own reads an account
 * or a secret.
 *
 * `npm run package` writes it to .serverless/pipeline.json; docs/deployment.md says how it is deployed.
 */

const PARAMETERS = {
  Service: { Type: 'String', Default: 'vedic-astrology-api', Description: 'Of serverless.yml' },
  Stage: { Type: 'String', AllowedPattern: '[a-z0-9-]+', Description: 'The one stage that the role deploys' },
  OidcProviderArn: { Type: 'String', Description: 'The identity provider of the pipeline, as IAM knows it' },
  OidcHost: {
    Type: 'String',
    Default: 'token.actions.githubusercontent.com',
    Description: 'Its name, without https://',
  },
  Audience: { Type: 'String', Default: 'sts.amazonaws.com', Description: 'What the token says it is for' },
  Subject: {
    Type: 'String',
    Description: 'Whose token it is: one repository and one environment, as repo:OWNER/NAME:environment:prod',
  },
  HostedZoneId: {
    Type: 'String',
    Default: 'none',
    Description: 'The zone that the stack writes its record to, if any',
  },
};

const sub = (text) => ({ 'Fn::Sub': text });
/** All resources of a kind whose names begin with the service and the stage. */
const own = (service, kind) =>
  sub(`arn:\${AWS::Partition}:${service}:\${AWS::Region}:\${AWS::AccountId}:${kind}\${Service}-\${Stage}-*`);
const ofIam = (kind) => sub(`arn:\${AWS::Partition}:iam::\${AWS::AccountId}:${kind}/\${Service}-\${Stage}-*`);
const allow = (Action, Resource, Condition) => ({ Effect: 'Allow', Action, Resource, ...(Condition && { Condition }) });
const document = (...Statement) => ({ Version: '2012-10-17', Statement });

const boundaryArn = { Ref: 'Boundary' };

/**
 * The most that any role created by the pipeline can ever do, whatever a template says: what the roles of functions and
 * of releases need together.
 */
const boundary = {
  Type: 'AWS::IAM::ManagedPolicy',
  Properties: {
    Description: 'The most that the roles of a stage can do',
    PolicyDocument: document(
      allow(['logs:CreateLogStream', 'logs:PutLogEvents', 'xray:Put*', 'cloudwatch:DescribeAlarms'], '*'),
      allow(
        [
          'dynamodb:GetItem',
          'dynamodb:PutItem',
          'dynamodb:UpdateItem',
          'dynamodb:DeleteItem',
          'dynamodb:Query',
          'dynamodb:ConditionCheckItem',
          'dynamodb:DescribeStream',
          'dynamodb:GetRecords',
          'dynamodb:GetShardIterator',
          'dynamodb:ListStreams',
        ],
        own('dynamodb', 'table/'),
      ),
      allow('ssm:GetParameter', parameterArn('*')),
      allow('kms:Decrypt', '*', { StringLike: { 'kms:EncryptionContext:PARAMETER_ARN': parameterArn('*') } }),
      allow(['ses:SendEmail', 'bedrock:InvokeModel'], '*'),
      allow(
        ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
        own('lambda', 'function:'),
      ),
      allow('apigateway:PATCH', ofGateway('/apis/*')),
      allow(['sqs:SendMessage', 'sns:Publish'], [own('sqs', ''), own('sns', '')]),
    ),
  },
};

function parameterArn(name) {
  return sub(`arn:\${AWS::Partition}:ssm:\${AWS::Region}:\${AWS::AccountId}:parameter/\${Service}/\${Stage}/${name}`);
}

function ofGateway(path) {
  return sub(`arn:\${AWS::Partition}:apigateway:\${AWS::Region}::${path}`);
}

/** As a string: the names of these conditions contain a parameter, which only a string can. */
const trusted = sub(
  JSON.stringify(
    document({
      Effect: 'Allow',
      Principal: { Federated: '${OidcProviderArn}' },
      Action: 'sts:AssumeRoleWithWebIdentity',
      Condition: { StringEquals: { '${OidcHost}:aud': '${Audience}', '${OidcHost}:sub': '${Subject}' } },
    }),
  ),
);

const policies = {
  stack: document(
    allow(
      [
        'cloudformation:CreateStack',
        'cloudformation:UpdateStack',
        'cloudformation:CreateChangeSet',
        'cloudformation:ExecuteChangeSet',
        'cloudformation:DeleteChangeSet',
        'cloudformation:Describe*',
        'cloudformation:List*',
        'cloudformation:GetTemplate',
        'cloudformation:ContinueUpdateRollback',
        'cloudformation:UpdateTerminationProtection',
      ],
      sub('arn:${AWS::Partition}:cloudformation:${AWS::Region}:${AWS::AccountId}:stack/${Service}-${Stage}/*'),
    ),
    allow('cloudformation:ValidateTemplate', '*'),
    allow('s3:*', [
      sub('arn:${AWS::Partition}:s3:::${Service}-${Stage}-*'),
      sub('arn:${AWS::Partition}:s3:::${Service}-${Stage}-*/*'),
    ]),
    // Resolved during deployment. The private keys are never readable for the pipeline.
    allow('ssm:GetParameters', parameterArn('jwks')),
  ),
  functions: document(
    allow('lambda:*', [own('lambda', 'function:'), own('lambda', 'layer:')]),
    allow('lambda:*EventSourceMapping*', '*'),
    allow(
      ['codedeploy:*'],
      [
        own('codedeploy', 'application:'),
        own('codedeploy', 'deploymentgroup:'),
        sub('arn:${AWS::Partition}:codedeploy:${AWS::Region}:${AWS::AccountId}:deploymentconfig:CodeDeployDefault.*'),
      ],
    ),
    allow('apigateway:*', [ofGateway('/apis'), ofGateway('/apis/*'), ofGateway('/domainnames*'), ofGateway('/tags/*')]),
    allow('route53:ChangeResourceRecordSets', sub('arn:${AWS::Partition}:route53:::hostedzone/${HostedZoneId}')),
    allow(['route53:GetChange', 'route53:GetHostedZone', 'route53:ListResourceRecordSets'], '*'),
  ),
  // No action on tables reads or writes an item, and none deletes a table.
  state: document(
    allow(
      [
        'dynamodb:CreateTable',
        'dynamodb:Describe*',
        'dynamodb:UpdateTable',
        'dynamodb:UpdateTimeToLive',
        'dynamodb:UpdateContinuousBackups',
        'dynamodb:List*',
        'dynamodb:TagResource',
        'dynamodb:UntagResource',
      ],
      own('dynamodb', 'table/'),
    ),
    allow(['sns:*', 'sqs:*', 'events:*'], [own('sns', ''), own('sqs', ''), own('events', 'rule/')]),
    allow(
      ['ses:*ConfigurationSet*'],
      sub('arn:${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}:configuration-set/*'),
    ),
    allow(
      ['budgets:ViewBudget', 'budgets:ModifyBudget', 'budgets:*Resource'],
      sub('arn:${AWS::Partition}:budgets::${AWS::AccountId}:budget/*'),
    ),
  ),
  watching: document(
    allow('cloudwatch:*', [
      own('cloudwatch', 'alarm:'),
      sub('arn:${AWS::Partition}:cloudwatch::${AWS::AccountId}:dashboard/${Service}-${Stage}*'),
    ]),
    allow('cloudwatch:DescribeAlarms', '*'),
    allow('logs:*', [own('logs', 'log-group:/aws/lambda/'), own('logs', 'log-group:/aws/http-api/')]),
    // Access logs of a gateway are set up by whoever deploys it.
    allow(
      [
        'logs:DescribeLogGroups',
        'logs:*LogDelivery',
        'logs:ListLogDeliveries',
        'logs:*ResourcePolicy',
        'logs:DescribeResourcePolicies',
      ],
      '*',
    ),
  ),
  roles: document(
    allow(['iam:CreateRole', 'iam:PutRolePolicy', 'iam:PutRolePermissionsBoundary'], ofIam('role'), {
      StringEquals: { 'iam:PermissionsBoundary': boundaryArn },
    }),
    allow(
      [
        'iam:GetRole*',
        'iam:ListRole*',
        'iam:DeleteRole',
        'iam:DeleteRolePolicy',
        'iam:UpdateAssumeRolePolicy',
        'iam:TagRole',
        'iam:UntagRole',
      ],
      ofIam('role'),
    ),
    allow('iam:PassRole', ofIam('role'), {
      StringEquals: { 'iam:PassedToService': ['lambda.amazonaws.com', 'codedeploy.amazonaws.com'] },
    }),
    // The pipeline cannot extend its own rights: its role has another name, and the boundary cannot be changed.
    {
      Effect: 'Deny',
      Action: ['iam:DeleteRolePermissionsBoundary', 'iam:CreatePolicyVersion', 'iam:SetDefaultPolicyVersion'],
      Resource: '*',
    },
  ),
};

const template = {
  AWSTemplateFormatVersion: '2010-09-09',
  Description: 'A role by which a pipeline deploys one stage of the Vedic astrology API',
  Parameters: PARAMETERS,
  Resources: {
    Boundary: boundary,
    PipelineRole: {
      Type: 'AWS::IAM::Role',
      Properties: {
        // Not among the roles that it may change: their names begin with the service.
        RoleName: sub('pipeline-${Service}-${Stage}'),
        // Longer than a canary release.
        MaxSessionDuration: 7200,
        AssumeRolePolicyDocument: trusted,
        Policies: Object.entries(policies).map(([PolicyName, PolicyDocument]) => ({ PolicyName, PolicyDocument })),
      },
    },
  },
  Outputs: {
    RoleArn: { Description: 'What the pipeline takes on', Value: { 'Fn::GetAtt': ['PipelineRole', 'Arn'] } },
    BoundaryArn: { Description: 'permissions-boundary-arn of every deployment', Value: boundaryArn },
  },
};

module.exports = { template };
