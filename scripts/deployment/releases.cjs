/**
 * How a new version takes over: every function that the gateway asks is published as a version, and its alias `live` moves
 * there. With `release: canary` CodeDeploy moves it, a tenth of the requests first, and back again when an alarm goes off.
 *
 * A plugin of the packager, which knows the name of a version only while it packages.
 */
const { logicalName } = require('./functions.cjs');

const ALIAS = 'live';

/** A tenth of the requests for ten minutes, then all: alarms look at five minutes. */
const CANARY = 'CodeDeployDefault.LambdaCanary10Percent10Minutes';

/** What ends a release: whatever ended a deployment badly ends it where it began. */
const ROLLED_BACK = ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM', 'DEPLOYMENT_STOP_ON_REQUEST'];

const aliasId = (name) => `${logicalName(name)}LiveAlias`;
const groupId = (name) => `${logicalName(name)}ReleaseGroup`;
const functionArn = (name) => ({ 'Fn::GetAtt': [`${logicalName(name)}LambdaFunction`, 'Arn'] });

/** What requests wait for; what runs in the background has nobody to send elsewhere, and stays what was deployed last. */
const isAsked = ({ events }) => events.some(({ httpApi }) => httpApi !== undefined);

/**
 * Returns the resources of a release.
 *
 * @param released functions by name: the logical name of the `version`, and how many are kept `warm`, if any
 * @param release canary, or all-at-once
 */
function releaseResources(released, release) {
  const names = Object.keys(released);
  const aliases = names.map((name) => [aliasId(name), alias(name, released[name], release)]);
  if (release !== 'canary') return Object.fromEntries(aliases);
  return {
    ...Object.fromEntries(aliases),
    ...Object.fromEntries(names.map((name) => [groupId(name), deploymentGroup(name)])),
    Releases: { Type: 'AWS::CodeDeploy::Application', Properties: { ComputePlatform: 'Lambda' } },
    ReleaseRole: releaseRole(names),
  };
}

function alias(name, { version, warm }, release) {
  return {
    Type: 'AWS::Lambda::Alias',
    ...(release === 'canary' && {
      UpdatePolicy: {
        CodeDeployLambdaAliasUpdate: {
          ApplicationName: { Ref: 'Releases' },
          DeploymentGroupName: { Ref: groupId(name) },
        },
      },
    }),
    Properties: {
      Name: ALIAS,
      FunctionName: { Ref: `${logicalName(name)}LambdaFunction` },
      FunctionVersion: { 'Fn::GetAtt': [version, 'Version'] },
      ...(warm && { ProvisionedConcurrencyConfig: { ProvisionedConcurrentExecutions: warm } }),
    },
  };
}

function deploymentGroup(name) {
  return {
    Type: 'AWS::CodeDeploy::DeploymentGroup',
    Properties: {
      ApplicationName: { Ref: 'Releases' },
      ServiceRoleArn: { 'Fn::GetAtt': ['ReleaseRole', 'Arn'] },
      DeploymentConfigName: CANARY,
      DeploymentStyle: { DeploymentType: 'BLUE_GREEN', DeploymentOption: 'WITH_TRAFFIC_CONTROL' },
      // An error of ours is an answer, not a failed invocation: the API's own alarm sees it.
      AlarmConfiguration: {
        Enabled: true,
        Alarms: [`${logicalName(name)}Alarm`, 'ServerErrorAlarm'].map((alarm) => ({ Name: { Ref: alarm } })),
      },
      AutoRollbackConfiguration: { Enabled: true, Events: ROLLED_BACK },
    },
  };
}

/** Moves these aliases and looks at alarms; of what AWS gives such roles, only that. */
function releaseRole(names) {
  const ownAccount = { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } };
  const moving = {
    Effect: 'Allow',
    Action: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
    Resource: names.flatMap((name) => [functionArn(name), { 'Fn::Join': [':', [functionArn(name), ALIAS]] }]),
  };
  // Alarms are asked for by name; this action is not bounded by resource everywhere.
  const watching = { Effect: 'Allow', Action: 'cloudwatch:DescribeAlarms', Resource: '*' };
  return {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: statements({
        Effect: 'Allow',
        Principal: { Service: 'codedeploy.amazonaws.com' },
        Action: 'sts:AssumeRole',
        Condition: ownAccount,
      }),
      Policies: [{ PolicyName: 'releases', PolicyDocument: statements(moving, watching) }],
    },
  };
}

const statements = (...Statement) => ({ Version: '2012-10-17', Statement });

class Releases {
  constructor(serverless) {
    this.serverless = serverless;
    this.service = serverless.service;
    this.warm = {};
    this.hooks = {
      'before:package:initialize': () => {
        this.refuse();
        this.publishVersions();
      },
      'after:package:compileFunctions': () => this.addResources(),
      'after:aws:package:finalize:mergeCustomProviderResources': () => this.boundRoles(),
    };
  }

  /** Thrown here, what is wrong is said once; where it is read, each reader would say it, with where it was read. */
  refuse() {
    const { refusal } = this.service.custom;
    if (refusal !== '') throw new this.serverless.classes.Error(refusal, 'UNFIT_PARAMETERS');
  }

  asked() {
    return Object.entries(this.service.functions).filter(([, one]) => isAsked(one));
  }

  /** Has a version made of each function that is asked, and its alias asked in its place. */
  publishVersions() {
    for (const [name, one] of this.asked()) {
      // The packager would make an alias of its own for what is kept warm.
      this.warm[name] = one.provisionedConcurrency;
      delete one.provisionedConcurrency;
      one.versionFunction = true;
      one.targetAlias = { name: ALIAS, logicalId: aliasId(name) };
    }
  }

  addResources() {
    const released = this.asked().map(([name, one]) => [
      name,
      { version: one.versionLogicalId, warm: this.warm[name] },
    ]);
    const { Resources } = this.service.provider.compiledCloudFormationTemplate;
    Object.assign(Resources, releaseResources(Object.fromEntries(released), this.service.custom.release));
  }

  /** No role that a deployment makes does more than the boundary says, where there is one. */
  boundRoles() {
    const { permissionsBoundary } = this.service.custom;
    if (permissionsBoundary === '') return;
    for (const { Properties, Type } of Object.values(this.service.provider.compiledCloudFormationTemplate.Resources)) {
      if (Type === 'AWS::IAM::Role') Properties.PermissionsBoundary = permissionsBoundary;
    }
  }
}

module.exports = Releases;
