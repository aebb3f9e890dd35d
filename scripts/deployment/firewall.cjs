/** The firewall of the distribution: limits by address, managed rules of AWS, and a log of refused requests. */

const TOO_MANY = {
  detail: 'Too many requests from your address. Try again in a minute.',
  code: 'rate_limited',
  title: 'Too many requests',
  status: 429,
  type: '/errors/rate_limited',
};

/**
 * The paths of accounts, in every spelling that may reach them. A token has no meaning here, where nobody can verify
 * it: any word sent as a token would get its limit. Signed-in users are counted by the API.
 */
const isOfAccounts = {
  ByteMatchStatement: {
    FieldToMatch: { UriPath: {} },
    PositionalConstraint: 'STARTS_WITH',
    SearchString: '/api/v1/auth',
    TextTransformations: ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((Type, Priority) => ({ Priority, Type })),
  },
};

/** Sampled requests would show queries, which may hold birth data. */
const watched = (MetricName) => ({ CloudWatchMetricsEnabled: true, MetricName, SampledRequestsEnabled: false });

function rateRule(Name, Priority, Limit, scope) {
  return {
    Name,
    Priority,
    Statement: { RateBasedStatement: { AggregateKeyType: 'IP', EvaluationWindowSec: 60, Limit, ...scope } },
    Action: {
      Block: {
        CustomResponse: {
          ResponseCode: 429,
          CustomResponseBodyKey: 'too-many',
          ResponseHeaders: [
            { Name: 'retry-after', Value: '60' },
            { Name: 'access-control-allow-origin', Value: '*' },
          ],
        },
      },
    },
    VisibilityConfig: watched(Name),
  };
}

/**
 * Rules that AWS keeps up to date.
 *
 * @param counted names of rules that only count: what they match is no attack here
 */
function managedRules(Name, Priority, counted) {
  return {
    Name,
    Priority,
    OverrideAction: { None: {} },
    Statement: {
      ManagedRuleGroupStatement: {
        VendorName: 'AWS',
        Name,
        ...(counted.length > 0 && {
          RuleActionOverrides: counted.map((rule) => ({ Name: rule, ActionToUse: { Count: {} } })),
        }),
      },
    },
    VisibilityConfig: watched(Name),
  };
}

/** A body may have 262,144 bytes, not 8,192; and programs need not send a user agent. */
const NO_ATTACK = ['SizeRestrictions_BODY', 'NoUserAgent_HEADER'];

const webAcl = {
  Type: 'AWS::WAFv2::WebACL',
  Properties: {
    Scope: 'CLOUDFRONT',
    DefaultAction: { Allow: {} },
    CustomResponseBodies: { 'too-many': { ContentType: 'APPLICATION_JSON', Content: JSON.stringify(TOO_MANY) } },
    Rules: [
      rateRule('anyone', 0, { Ref: 'RequestsPerMinute' }, {}),
      rateRule('accounts', 1, { Ref: 'AccountRequestsPerMinute' }, { ScopeDownStatement: isOfAccounts }),
      managedRules('AWSManagedRulesAmazonIpReputationList', 2, []),
      managedRules('AWSManagedRulesKnownBadInputsRuleSet', 3, []),
      managedRules('AWSManagedRulesCommonRuleSet', 4, NO_ATTACK),
    ],
    VisibilityConfig: watched('all'),
  },
};

/** AWS requires this prefix of the name. */
const wafLogs = {
  Type: 'AWS::Logs::LogGroup',
  Properties: {
    LogGroupName: { 'Fn::Sub': 'aws-waf-logs-${AWS::StackName}' },
    RetentionInDays: { Ref: 'LogRetentionDays' },
  },
};

/**
 * Logs which requests were refused, from where and by which rule. Allowed requests are not logged, nor the query of any
 * request, which may hold birth data or the token of a mail, nor anything else that could identify a person or a
 * secret.
 */
const wafLogging = {
  Type: 'AWS::WAFv2::LoggingConfiguration',
  Properties: {
    ResourceArn: { 'Fn::GetAtt': ['WebAcl', 'Arn'] },
    LogDestinationConfigs: [
      { 'Fn::Sub': 'arn:${AWS::Partition}:logs:${AWS::Region}:${AWS::AccountId}:log-group:${WafLogs}' },
    ],
    RedactedFields: [
      { QueryString: {} },
      ...['authorization', 'cookie', 'referer'].map((Name) => ({ SingleHeader: { Name } })),
    ],
    LoggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
    },
  },
};

module.exports = { wafLogging, wafLogs, webAcl };
