/**
 * How a new version takes over: every function behind the gateway is published as a version, and its alias `live` moves
 * there. With `release: canary` CodeDeploy moves it, a tenth of the requests first, and back again when an alarm goes
 * off.
 *
 * A plugin of the packager, which knows the name of a version only while it packages.
 */
const { logicalName } = require('./functions.cjs');

const ALIAS = 'live';

/** A tenth of the requests for ten minutes, then all: alarms have periods of five minutes. */
const CANARY = 'CodeDeployDefault.LambdaCanary10Percent10Minutes';

/** The causes that end a release and roll it back. */
const ROLLED_BACK = ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM', 'DEPLOYMENT_STOP_ON_REQUEST'];

const aliasId = (name) => `${logicalName(name)}LiveAlias`;
const groupId = (name) => `${logicalName(name)}ReleaseGroup`;
const functionArn = (name) => ({ 'Fn::GetAtt': [`${logicalName(name)}LambdaFunction`, 'Arn'] });

/** Functions that requests wait for; background functions have no alias, and stay at what was deployed last. */
const isAsked = ({ events }) => events.some(({ httpApi }) => httpApi !== undefined);

/**
 * Returns the resources of a release.
 *
 * @param released functions by name: the logical name of the `version`, and how many environments are kept `warm`, if
 *   any
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
      // A 500 is an answer, not a failed invocation: the alarm of the API sees it.
      AlarmConfiguration: {
        Enabled: true,
        Alarms: [`${logicalName(name)}Alarm`, 'ServerErrorAlarm'].map((alarm) => ({ Name: { Ref: alarm } })),
      },
      AutoRollbackConfiguration: { Enabled: true, Events: ROLLED_BACK },
    },
  };
}

/** A role that moves these aliases and reads alarms, and nothing else of AWS's usual role. */
function releaseRole(names) {
  const ownAccount = { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } };
  const moving = {
    Effect: 'Allow',
    Action: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
    Resource: names.flatMap((name) => [functionArn(name), { 'Fn::Join': [':', [functionArn(name), ALIAS]] }]),
  };
  // Alarms are read by name; this action cannot be restricted to resources everywhere.
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

  /** Reports wrong parameters once; where they are read, each reader would report them, with its own place. */
  refuse() {
    const { refusal } = this.service.custom;
    if (refusal !== '') throw new this.serverless.classes.Error(refusal, 'UNFIT_PARAMETERS');
  }

  asked() {
    return Object.entries(this.service.functions).filter(([, one]) => isAsked(one));
  }

  /** Publishes a version of each function that requests wait for, and routes requests to its alias. */
  publishVersions() {
    for (const [name, one] of this.asked()) {
      // The packager would create an alias of its own for what is kept warm.
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

  /** Attaches the boundary, where there is one, to every role that a deployment creates. */
  boundRoles() {
    const { permissionsBoundary } = this.service.custom;
    if (permissionsBoundary === '') return;
    for (const { Properties, Type } of Object.values(this.service.provider.compiledCloudFormationTemplate.Resources)) {
      if (Type === 'AWS::IAM::Role') Properties.PermissionsBoundary = permissionsBoundary;
    }
  }
}

module.exports = Releases;
