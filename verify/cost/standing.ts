/** The cost of a stage in a month without a request. */
import { MONTHLY } from './prices.ts';

export interface AlarmResource {
  readonly Type: string;
  readonly Properties: {
    readonly Metrics?: readonly { readonly MetricStat?: unknown }[];
    readonly MetricTransformations?: readonly { readonly MetricName: string }[];
  };
}

export interface StandingCost {
  readonly alarmMetrics: number;
  readonly compositeAlarms: number;
  readonly ownMetrics: number;
  readonly alarms: number;
  readonly composites: number;
  readonly edge: number;
}

/** An alarm is billed by its metrics; custom metrics only once there is something to count. */
export function standingCost(resources: Readonly<Record<string, AlarmResource>>): StandingCost {
  const all = Object.values(resources);
  const alarms = all.filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm');
  const compositeAlarms = all.filter(({ Type }) => Type === 'AWS::CloudWatch::CompositeAlarm').length;
  const measured = alarms.map(
    ({ Properties: { Metrics } }) => Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1,
  );
  const names = all.flatMap(
    ({ Properties }) => Properties.MetricTransformations?.map(({ MetricName }) => MetricName) ?? [],
  );
  const alarmMetrics = measured.reduce((sum, count) => sum + count, 0);
  return {
    alarmMetrics,
    compositeAlarms,
    ownMetrics: new Set(names).size,
    alarms: alarmMetrics * MONTHLY.alarmMetric,
    composites: compositeAlarms * MONTHLY.compositeAlarm,
    edge: MONTHLY.webAcl + 2 * MONTHLY.webAclRule,
  };
}
