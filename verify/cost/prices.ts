/** List prices of AWS in US dollars, before free tiers and discounts. */

/** When they were last compared with AWS's own pages, which are authoritative. */
export const PRICES_AS_OF = '2026-11';

export interface Prices {
  readonly region: string;
  /** Lambda on arm64. */
  readonly gbSecond: number;
  readonly millionInvocations: number;
  /** For the first 300 million of a month. */
  readonly millionApiRequests: number;
  readonly millionTableReads: number;
  readonly millionTableWrites: number;
  readonly gbOfLogs: number;
  /** To the internet, from the API itself. */
  readonly gbOut: number;
  /** Through the distribution, in the region of most callers. */
  readonly gbOutByEdge: number;
  readonly millionEdgeRequests: number;
  readonly millionWafRequests: number;
  readonly thousandMails: number;
  readonly millionTraces: number;
}

/** What is the same everywhere. */
const EVERYWHERE = {
  gbSecond: 0.0000133334,
  millionInvocations: 0.2,
  millionWafRequests: 0.6,
  thousandMails: 0.1,
  millionTraces: 5,
};

export const MUMBAI: Prices = {
  ...EVERYWHERE,
  region: 'ap-south-1',
  millionApiRequests: 1.05,
  millionTableReads: 0.1425,
  millionTableWrites: 0.7116,
  gbOfLogs: 0.67,
  gbOut: 0.1093,
  gbOutByEdge: 0.109,
  millionEdgeRequests: 1.2,
};

export const VIRGINIA: Prices = {
  ...EVERYWHERE,
  region: 'us-east-1',
  millionApiRequests: 1,
  millionTableReads: 0.125,
  millionTableWrites: 0.625,
  gbOfLogs: 0.5,
  gbOut: 0.09,
  gbOutByEdge: 0.085,
  millionEdgeRequests: 1,
};

/** The cost of a month without a single request. */
export const MONTHLY = {
  alarmMetric: 0.1,
  compositeAlarm: 0.5,
  /** After the first three of an account. */
  dashboard: 3,
  key: 1,
  ownMetric: 0.3,
  webAcl: 5,
  webAclRule: 1,
  hostedZone: 0.5,
  tableGb: 0.25,
  tableBackupGb: 0.2,
};
