/** Which measurements AWS makes, from the specification that it publishes and, where that is behind, from its user guides. */
import { createRequire } from 'node:module';
import type { Metric, SpecDatabase } from '@aws-cdk/service-spec-types';
import { list, type Template } from './templateFaults.ts';

const { loadAwsServiceSpecSync } = createRequire(import.meta.url)('@aws-cdk/aws-service-spec') as {
  loadAwsServiceSpecSync(): SpecDatabase;
};
const published = new Set(
  loadAwsServiceSpecSync()
    .all('metric')
    .map(({ namespace, name }: Metric) => `${namespace} ${name}`),
);
/** https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html */
const DESCRIBED = ['AWS/Lambda ClaimedAccountConcurrency', 'AWS/Lambda DeadLetterErrors'];

/** What each dimension is a name of. Other ones, or none, would measure nothing. */
const RESOURCES: Readonly<Record<string, string>> = {
  ApiId: 'AWS::ApiGatewayV2::Api',
  FunctionName: 'AWS::Lambda::Function',
  QueueName: 'AWS::SQS::Queue',
  TableName: 'AWS::DynamoDB::Table',
};
const DIMENSIONS: Readonly<Record<string, RegExp>> = {
  'AWS/ApiGateway': /^ApiId$/,
  'AWS/Lambda': /^FunctionName$/,
  'AWS/SQS': /^QueueName$/,
  'AWS/SES': /^$/,
  'AWS/DynamoDB': /^TableName(,Operation)?$/,
};

export interface Measurement {
  readonly namespace: string;
  readonly name: string;
  /** Names with the resources that they are of, or with plain values. */
  readonly dimensions: Readonly<Record<string, string>>;
}

/** Returns what is wrong with a measurement: nobody makes it, or not of what it names. */
export function metricFaults({ namespace, name, dimensions }: Measurement, template: Template): string[] {
  const metric = `${namespace} ${name}`;
  const own = ownMetrics(template);
  if (own.has(metric)) return Object.keys(dimensions).length === 0 ? [] : [`${metric} has no dimensions`];
  if (!published.has(metric) && !DESCRIBED.includes(metric)) return [`Nobody measures ${metric}`];
  const ofAccount = name === 'ClaimedAccountConcurrency' ? /^$/ : DIMENSIONS[namespace]!;
  const wrong = Object.entries(dimensions).filter(
    ([dimension, value]) => dimension in RESOURCES && template.Resources[value]?.Type !== RESOURCES[dimension],
  );
  return [
    ...(ofAccount.test(Object.keys(dimensions).join(',')) ? [] : [`${metric} is not measured by that`]),
    ...wrong.map(([dimension, value]) => `${metric}: ${value} is no ${dimension}`),
  ];
}

/** What metric filters of the template count. */
function ownMetrics({ Resources: resources }: Template): Set<string> {
  const filters = Object.values(resources).filter(({ Type }) => Type === 'AWS::Logs::MetricFilter');
  const counted = filters.flatMap(({ Properties }) =>
    list(Properties['MetricTransformations'] as { MetricNamespace: string; MetricName: string }[]),
  );
  return new Set(counted.map(({ MetricNamespace, MetricName }) => `${MetricNamespace} ${MetricName}`));
}
