/**
 * The budget action that throttles. AWS Budgets itself can stop machines and attach policies, but cannot keep a gateway
 * from calling functions; so a budget notifies a topic, and a function of its own lowers the gateway's throttles.
 */
const { readFileSync } = require('node:fs');
const { routeSettings } = require('./gateway.cjs');
const { parameter } = require('./parameters.cjs');

const CODE = readFileSync(require.resolve('./brake/index.cjs'), 'utf8');

/** Returns its resources where `budget-brake` is on; none where it is off. */
async function brake(variables) {
  if ((await parameter(variables, 'budget-brake')) !== 'on') return { Resources: {} };
  return { Resources: { ...toldByTheBudget(), ...(await functionThatBrakes(variables)), ...watched() } };
}

const fromThisAccount = { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } };
const statements = (...Statement) => ({ Version: '2012-10-17', Statement });

function toldByTheBudget() {
  const notification = { NotificationType: 'ACTUAL', ComparisonOperator: 'GREATER_THAN', Threshold: 100 };
  return {
    BrakeTopic: { Type: 'AWS::SNS::Topic', Properties: {} },
    BrakeTopicPolicy: {
      Type: 'AWS::SNS::TopicPolicy',
      Properties: {
        Topics: [{ Ref: 'BrakeTopic' }],
        PolicyDocument: statements({
          Effect: 'Allow',
          Principal: { Service: 'budgets.amazonaws.com' },
          Action: 'sns:Publish',
          Resource: { Ref: 'BrakeTopic' },
          Condition: fromThisAccount,
        }),
      },
    },
    // The receivers of alarms are told that it was activated.
    BrakeMail: {
      Type: 'AWS::SNS::Subscription',
      Condition: 'HasAlarmEmail',
      Properties: { TopicArn: { Ref: 'BrakeTopic' }, Protocol: 'email', Endpoint: '${param:alarm-email}' },
    },
    BrakeSubscription: {
      Type: 'AWS::SNS::Subscription',
      DependsOn: ['BrakePermission'],
      Properties: {
        TopicArn: { Ref: 'BrakeTopic' },
        Protocol: 'lambda',
        Endpoint: { 'Fn::GetAtt': ['BrakeFunction', 'Arn'] },
      },
    },
    BrakePermission: {
      Type: 'AWS::Lambda::Permission',
      Properties: {
        FunctionName: { Ref: 'BrakeFunction' },
        Action: 'lambda:InvokeFunction',
        Principal: 'sns.amazonaws.com',
        SourceArn: { Ref: 'BrakeTopic' },
      },
    },
    BrakeBudget: {
      Type: 'AWS::Budgets::Budget',
      DependsOn: ['BrakeTopicPolicy'],
      Properties: {
        Budget: {
          BudgetType: 'COST',
          TimeUnit: 'MONTHLY',
          BudgetLimit: { Amount: '${param:monthly-budget-usd}', Unit: 'USD' },
        },
        NotificationsWithSubscribers: [
          { Notification: notification, Subscribers: [{ SubscriptionType: 'SNS', Address: { Ref: 'BrakeTopic' } }] },
        ],
      },
    },
  };
}

async function functionThatBrakes(variables) {
  const throttle = (rate, burst) => ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst });
  const usual = {
    defaults: throttle('${param:rate-per-second}', '${param:burst}'),
    routes: await routeSettings(variables),
  };
  // Numbers, as the gateway requires them, although parameters are strings.
  const USUAL = JSON.stringify(usual).replace(/"(\$\{param:[^}]+\})"/g, '$1');
  return {
    BrakeLogGroup: {
      Type: 'AWS::Logs::LogGroup',
      Properties: {
        LogGroupName: '/aws/lambda/${self:service}-${sls:stage}-brake',
        RetentionInDays: '${param:security-log-retention-days}',
      },
    },
    BrakeRole: {
      Type: 'AWS::IAM::Role',
      Properties: {
        AssumeRolePolicyDocument: statements({
          Effect: 'Allow',
          Principal: { Service: 'lambda.amazonaws.com' },
          Action: 'sts:AssumeRole',
        }),
        Policies: [
          {
            PolicyName: 'brake',
            PolicyDocument: statements(
              {
                Effect: 'Allow',
                Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
                Resource: [{ 'Fn::GetAtt': ['BrakeLogGroup', 'Arn'] }],
              },
              {
                Effect: 'Allow',
                Action: 'apigateway:PATCH',
                Resource: {
                  'Fn::Sub': 'arn:${AWS::Partition}:apigateway:${AWS::Region}::/apis/${HttpApi}/stages/*',
                },
              },
            ),
          },
        ],
      },
    },
    BrakeFunction: {
      Type: 'AWS::Lambda::Function',
      DependsOn: ['BrakeLogGroup'],
      Properties: {
        FunctionName: '${self:service}-${sls:stage}-brake',
        Description: 'Lets almost nothing through when the budget of the month is spent',
        Runtime: '${self:provider.runtime}',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        Role: { 'Fn::GetAtt': ['BrakeRole', 'Arn'] },
        Timeout: 15,
        MemorySize: 128,
        Environment: { Variables: { API_ID: { Ref: 'HttpApi' }, USUAL } },
        Code: { ZipFile: CODE },
      },
    },
  };
}

/** Alarms of the brake itself: a failing brake is not reliable. */
function watched() {
  return {
    BrakeAlarm: {
      Type: 'AWS::CloudWatch::Alarm',
      Properties: {
        AlarmDescription: 'The brake of the budget failed: spending goes on',
        Namespace: 'AWS/Lambda',
        MetricName: 'Errors',
        Dimensions: [{ Name: 'FunctionName', Value: { Ref: 'BrakeFunction' } }],
        Statistic: 'Sum',
        Period: 300,
        EvaluationPeriods: 1,
        Threshold: 0,
        ComparisonOperator: 'GreaterThanThreshold',
        TreatMissingData: 'notBreaching',
        AlarmActions: [{ Ref: 'AlarmTopic' }],
      },
    },
  };
}

module.exports = { brake };
