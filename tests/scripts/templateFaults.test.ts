/**
 * The check of templates finds what it is there to find.
 * @isolated
 */
import { describe, expect, test } from '@jest/globals';
import { templateFaults, type Template } from '../support/templateFaults.ts';

const good = {
  Conditions: { HasTopic: { 'Fn::Equals': ['a', 'b'] }, HasMore: { 'Fn::And': [{ Condition: 'HasTopic' }] } },
  Resources: {
    Logs: { Type: 'AWS::Logs::LogGroup', Properties: { RetentionInDays: '30' } },
    Topic: { Type: 'AWS::SNS::Topic', Condition: 'HasTopic', Properties: {} },
    Mail: {
      Type: 'AWS::SNS::Subscription',
      Condition: 'HasMore',
      DependsOn: ['Logs'],
      Properties: {
        TopicArn: { Ref: 'Topic' },
        Protocol: 'email',
        Endpoint: { 'Fn::Sub': '${Logs.Arn} ${AWS::Region} ${!x}' },
      },
    },
    Alarm: {
      Type: 'AWS::CloudWatch::Alarm',
      Properties: {
        ComparisonOperator: 'GreaterThanThreshold',
        EvaluationPeriods: 1,
        Threshold: 0.5,
        AlarmActions: { 'Fn::If': ['HasTopic', [{ Ref: 'Topic' }], { Ref: 'AWS::NoValue' }] },
        Dimensions: [{ Name: 'a', Value: { 'Fn::GetAtt': ['Logs', 'Arn'] } }],
      },
    },
  },
};

/** The template above with something else at a place, or without it. */
function planted(path: string, value: unknown): Template {
  const copy: Record<string, unknown> = structuredClone(good);
  const names = path.split('.');
  const last = names.pop()!;
  const parent = names.reduce((part, name) => part[name] as Record<string, unknown>, copy);
  parent[last] = value;
  // As it is read from a file, where nothing is undefined.
  return JSON.parse(JSON.stringify(copy)) as Template;
}

describe('the check', () => {
  test('has nothing to say of a good template', () => {
    expect(templateFaults(good)).toEqual([]);
  });

  test.each([
    ['Resources.Logs.Type', 'AWS::Logs::Group', 'of no known type'],
    ['Resources.Logs.Properties.Retention', 30, 'Logs knows no Retention'],
    ['Resources.Logs.Propertys', {}, 'Logs knows no Propertys'],
    ['Resources.Logs.Properties.RetentionInDays', 31, 'is 31, not one of'],
    ['Resources.Alarm.Properties.Threshold', 'much', 'Alarm.Threshold is no number'],
    ['Resources.Alarm.Properties.EvaluationPeriods', 1.5, 'is no integer'],
    ['Resources.Mail.Properties.TopicArn', undefined, 'Mail lacks TopicArn'],
    ['Resources.Alarm.Properties.Dimensions.0.Label', 'x', 'Alarm.Dimensions[0] knows no Label'],
    ['Resources.Alarm.Properties.Dimensions', {}, 'is no list'],
    ['Resources.Alarm.Properties.AlarmActions', [{ Ref: 'Topic' }], 'there only where HasTopic'],
    ['Resources.Alarm.Properties.AlarmActions', [{ Ref: 'Nobody' }], 'names Nobody, which is not there'],
    ['Resources.Alarm.Properties.AlarmActions', { 'Fn::If': ['Never', [], []] }, 'asks for Never'],
    [
      'Resources.Alarm.Properties.Dimensions.0.Value',
      { 'Fn::GetAtt': ['Logs', 'Name'] },
      'AWS::Logs::LogGroup has no Name',
    ],
    ['Resources.Mail.Properties.Endpoint', { 'Fn::Sub': '${Gone}' }, 'names Gone'],
    ['Resources.Logs.DependsOn', 'Alarm', 'waits for Logs'],
    ['Resources.Topic.Properties', { TopicName: { 'Fn::Sub': '${Alarm}' } }, 'Topic waits for Alarm waits for Topic'],
    ['Resources.Mail.DependsOn', 'Gone', 'Mail depends on Gone'],
    ['Resources.Mail.Condition', 'Never', 'Mail asks for Never'],
    ['Conditions.HasMore', { 'Fn::And': [{ Condition: 'Never' }] }, 'Conditions asks for Never'],
  ])('finds %s that is %j', (path, value, fault) => {
    expect(templateFaults(planted(path, value)).join('\n')).toContain(fault);
  });
});
