/** Who is notified, by what, and what the dashboard shows: the alarms of the packaged template. */
import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { metricFaults, type Measurement } from './support/knownMetrics.ts';
import { mathResult, type Measured } from './support/metricMath.ts';
import { packagedTemplate, type Packaged } from './support/packagedTemplate.ts';
import type { Resource } from './support/templateFaults.ts';

let dev: Packaged;

beforeAll(async () => {
  dev = await packagedTemplate(['--param', 'topic-encryption=true']);
});

afterAll(() => {
  rmSync(dev.folder, { recursive: true });
});

const alarms = () => dev.ofType('AWS::CloudWatch::Alarm');
const composites = () => dev.ofType('AWS::CloudWatch::CompositeAlarm');
const functionNames = () => dev.ofType('AWS::Lambda::Function').map(([name]) => name);
const namesOf = (value: unknown) => [...JSON.stringify(value).matchAll(/"Ref":"(\w+)"/g)].map(([, name]) => name!);

interface Metric {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: readonly { readonly Name: string; readonly Value: unknown }[];
}
interface Query {
  readonly Id: string;
  readonly Expression?: string;
  readonly MetricStat?: { readonly Metric: Metric };
}

/** The resource that a value names, or the value. */
function named(value: unknown): string {
  const { Ref, 'Fn::GetAtt': got } = Object(value) as { Ref?: string; 'Fn::GetAtt'?: [string] };
  return Ref ?? got?.[0] ?? String(value);
}

function measurements({ Properties }: Resource): Measurement[] {
  const queries = Properties['Metrics'] as Query[] | undefined;
  const metrics = queries
    ? queries.flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])
    : [Properties as unknown as Metric];
  return metrics.map(({ Namespace, MetricName, Dimensions = [] }) => ({
    namespace: Namespace,
    name: MetricName,
    dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, named(Value)])),
  }));
}

describe('every alarm', () => {
  test('use existing metrics of existing resources', () => {
    const faults = alarms().flatMap(([name, alarm]) =>
      measurements(alarm).flatMap((one) => metricFaults(one, dev.template).map((fault) => `${name}: ${fault}`)),
    );
    expect(alarms().length).toBeGreaterThan(40);
    expect(faults).toEqual([]);
  });

  test('notify somebody: alone, or with others of one kind', () => {
    const gathered = composites().flatMap(([, { Properties }]) =>
      [...JSON.stringify(Properties['AlarmRule']).matchAll(/ALARM\(\\"\$\{(\w+)\}\\"\)/g)].map(([, name]) => name!),
    );
    const alone = [...alarms(), ...composites()].filter(([, { Properties }]) => 'AlarmActions' in Properties);
    for (const [, { Properties }] of alone) expect(Properties['AlarmActions']).toEqual([{ Ref: 'AlarmTopic' }]);
    const woken = [...gathered, ...alone.map(([name]) => name)];
    expect(woken.sort()).toEqual([...alarms(), ...composites()].map(([name]) => name).sort());
    expect(alone.map(([name]) => name)).toContain('ServerErrorAlarm');
  });

  test('of functions watch failed and throttled invocations', () => {
    const watched = alarms().filter(([, alarm]) => {
      const names = measurements(alarm).map(({ name }) => name);
      return names.includes('Errors') && names.includes('Throttles');
    });
    const found = new Set(watched.flatMap(([, { Properties }]) => namesOf(Properties['Metrics'])));
    expect([...found].sort()).toEqual(functionNames().sort());
  });

  // DynamoDB and SES measure by these dimensions and no others: an alarm by other ones never goes off.
  test.each([
    ['TableAlarm', ['ReadThrottleEvents', 'WriteThrottleEvents'], ['TableName']],
    ['TableErrorAlarm', ['SystemErrors'], ['TableName', 'Operation']],
    ['MailAgeAlarm', ['IteratorAge'], ['FunctionName']],
    ['AuthConcurrencyAlarm', ['ConcurrentExecutions'], ['FunctionName']],
    ['AccountConcurrencyAlarm', ['ClaimedAccountConcurrency'], []],
    ['ComplaintAlarm', ['Reputation.ComplaintRate'], []],
    ['LatencyAlarm', ['Latency'], ['ApiId']],
  ])('%s watches %s by %s', (name, metrics, dimensions) => {
    const found = measurements(dev.resource(name));
    expect([...new Set(found.map((one) => one.name))]).toEqual(metrics);
    expect([...new Set(found.flatMap((one) => Object.keys(one.dimensions)))]).toEqual(dimensions);
  });

  test('of logs reads wherever such a line may be written: alarms of what knows accounts, mistakes of all that answers', () => {
    const readBy = (pattern: RegExp) =>
      dev
        .ofType('AWS::Logs::MetricFilter')
        .filter(([, { Properties }]) => pattern.test(Properties['FilterPattern'] as string))
        .map(([, { Properties }]) => namesOf(Properties)[0]!.replace('LogGroup', 'LambdaFunction'));
    const background = ['MailEventsLambdaFunction', 'MailLambdaFunction'];
    const knowing = functionNames().filter((name) => /^(Auth|Mail|MailEvents|\w+Text)LambdaFunction$/.test(name));
    expect([...new Set(readBy(/level = "alarm"/))].sort()).toEqual(knowing.sort());
    expect(readBy(/level = "error"/).sort()).toEqual(
      functionNames()
        .filter((name) => !background.includes(name))
        .sort(),
    );
  });
});

describe('an API that few ask', () => {
  const isOn = (name: string, measured: Measured) => {
    const { Metrics, Threshold } = dev.resource(name).Properties as { Metrics: Query[]; Threshold: number };
    const result = mathResult(Metrics.find(({ Expression }) => Expression)!.Expression!, measured);
    return result !== null && result > Threshold;
  };

  // By hand: 1 of 1 is 100%; 1 of 5 is just a fifth; of 100 requests with 98 refused, 1 of 2 is a half.
  test.each([
    ['one request, which fails', { errors: 1, requests: 1, refused: 0 }, true],
    ['nobody asks', { errors: null, requests: null, refused: null }, false],
    ['all goes well', { errors: 0, requests: 50, refused: 3 }, false],
    ['one of four', { errors: 1, requests: 4, refused: 0 }, true],
    ['one of five', { errors: 1, requests: 5, refused: 0 }, false],
    ['one of two among strangers that try addresses', { errors: 1, requests: 100, refused: 98 }, true],
    ['one of a thousand', { errors: 1, requests: 1000, refused: null }, false],
  ])('notifies within a quarter of an hour: %s', (_, measured, expected) => {
    expect(isOn('ErrorRateAlarm', measured)).toBe(expected);
  });

  // By hand: beside 60 questions for its health in an hour, 2 of 62 are 3.2%; 2 of 100 are just 2%.
  test.each([
    ['two that fail beside sixty for its health', { errors: 2, requests: 62, refused: 0 }, true],
    ['one that fails', { errors: 1, requests: 1, refused: 0 }, false],
    ['two of a hundred', { errors: 2, requests: 100, refused: 0 }, false],
    ['nobody asks', { errors: null, requests: null, refused: null }, false],
  ])('notifies within an hour: %s', (_, measured, expected) => {
    expect(isOn('ErrorShareAlarm', measured)).toBe(expected);
  });
});

describe('topics', () => {
  test('are encrypted by a key that their publishers may use', () => {
    const publishers = dev.ofType('AWS::SNS::TopicPolicy').flatMap(([, { Properties }]) => {
      const { Statement } = Properties['PolicyDocument'] as {
        Statement: { Principal: { Service: string | string[] } }[];
      };
      return Statement.flatMap(({ Principal }) => Principal.Service);
    });
    const policy = dev.resource('TopicKey').Properties['KeyPolicy'] as {
      Statement: { Principal: { Service?: string[] }; Action: string[] }[];
    };
    const ofServices = policy.Statement.find(({ Principal }) => Principal.Service)!;
    expect([...ofServices.Principal.Service!].sort()).toEqual(publishers.sort());
    expect(ofServices.Action).toEqual(['kms:Decrypt', 'kms:GenerateDataKey*']);
    for (const [, { Properties }] of dev.ofType('AWS::SNS::Topic')) {
      expect(Properties['KmsMasterKeyId']).toEqual({
        'Fn::If': ['HasTopicKey', { Ref: 'TopicKey' }, { Ref: 'AWS::NoValue' }],
      });
    }
    expect(dev.template.Conditions!['HasTopicKey']).toEqual({ 'Fn::Equals': ['true', 'true'] });
  });

  test('keep unprocessed reports of mail, and raise an alarm', () => {
    const queue = { 'Fn::GetAtt': ['MailEventDeadLetters', 'Arn'] };
    expect(dev.resource('MailEventsLambdaFunction').Properties['DeadLetterConfig']).toEqual({ TargetArn: queue });
    const [[, subscription]] = dev
      .ofType('AWS::SNS::Subscription')
      .filter(([, { Properties }]) => Properties['Protocol'] === 'lambda') as [[string, Resource]];
    expect(subscription.Properties['RedrivePolicy']).toEqual({ deadLetterTargetArn: queue });
    expect(dev.resource('MailEventDeadLetters').Properties).toEqual({
      MessageRetentionPeriod: 14 * 86_400,
      SqsManagedSseEnabled: true,
    });
  });
});

describe('the dashboard', () => {
  interface Widget {
    readonly type: string;
    readonly x: number;
    readonly y: number;
    readonly properties: { readonly metrics?: unknown[][]; readonly alarms?: string[] };
  }
  const widgets = () => {
    const { DashboardBody: body } = dev.resource('Dashboard').Properties as { DashboardBody: { 'Fn::Sub': string } };
    return (JSON.parse(body['Fn::Sub']) as { widgets: Widget[] }).widgets;
  };

  test('shows what is measured, of what is there, each at its own place', () => {
    const shown = widgets().flatMap(({ properties }) => properties.metrics ?? []);
    const measured = shown.map(([namespace, name, ...further]) => {
      const [dimension, value] = further.filter((part) => typeof part === 'string');
      const resource = value?.replace(/^\$\{(\w+)(\.\w+)?\}$/, '$1') ?? '';
      return { namespace, name, dimensions: dimension === undefined ? {} : { [dimension]: resource } } as Measurement;
    });
    expect(measured.length).toBeGreaterThan(100);
    expect(measured.flatMap((one) => metricFaults(one, dev.template))).toEqual([]);
    const places = widgets().map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('shows every alarm that notifies somebody', () => {
    const waking = [...alarms(), ...composites()].filter(([, { Properties }]) => 'AlarmActions' in Properties);
    const shown = widgets().flatMap(({ properties }) => properties.alarms ?? []);
    expect(shown.sort()).toEqual(waking.map(([name]) => `\${${name}.Arn}`).sort());
  });
});

test('everything that takes tags has those of the service and its stage, which differ in more than case', () => {
  const text = readFileSync(new URL('../serverless.yml', import.meta.url), 'utf8');
  // The packager adds STAGE to the stack: one that were called stage would stop roles, whose keys know no case.
  expect(text).toMatch(
    /stackTags: &tags\n {4}SERVICE: \$\{self:service\}\n {4}STAGE: \$\{sls:stage\}\n {2}tags: \*tags\n/,
  );
  for (const [, { Properties }] of dev.ofType('AWS::Lambda::Function')) {
    expect(Properties['Tags']).toEqual([
      { Key: 'SERVICE', Value: 'vedic-astrology-api' },
      { Key: 'STAGE', Value: 'dev' },
    ]);
  }
});
