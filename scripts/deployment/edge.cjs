/**
 * A second stack, in us-east-1, for an optional distribution in front: limits by address, and reference data cached
 * near callers.
 *
 * `npm run package` writes it to .serverless/edge.json; docs/deployment.md says how it is deployed.
 */

const { wafLogging, wafLogs, webAcl } = require('./firewall.cjs');

/** The same for everyone until the next deployment; a test compares them with the routes. */
const KEPT_PATHS = [
  '/docs',
  '/docs/*',
  '/playground',
  '/playground/*',
  '/errors/*',
  '/llms.txt',
  '/openapi.json',
  '/openapi-3.0.json',
  '/openapi/*',
  '/.well-known/*',
  '/api/v1/yoga/catalog',
  '/api/v1/yoga/catalog/*',
  '/api/v1/karma/shashtiamsha-list',
  '/api/v1/career/rules/count',
  '/api/v1/kp/subs',
  '/api/v1/matching/rules',
  '/api/v1/muhurta/purposes',
  '/api/v1/muhurta/purposes/*',
  '/api/v1/places',
];

/** What of their query the answers depend on; the test compares these too. */
const KEPT_QUERY = ['lang', 'strict', 'detail', 'fields', 'limit', 'q'];

/** CloudFront's managed policy: no caching. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

const PARAMETERS = {
  DomainName: { Type: 'String', Description: 'The name callers use; the API has it too (domain-name)' },
  CertificateArn: { Type: 'String', Description: 'Certificate of that name in us-east-1' },
  OriginTarget: { Type: 'String', Description: 'DomainTarget of the stack of the API' },
  OriginSecret: {
    Type: 'String',
    NoEcho: true,
    MinLength: 43,
    Description: 'Sent along with every request; the API knows its SHA-256 (origin-secret-sha256)',
  },
  RequestsPerMinute: { Type: 'Number', Default: 3000, MinValue: 10, Description: 'Of one address' },
  AccountRequestsPerMinute: {
    Type: 'Number',
    Default: 300,
    MinValue: 10,
    Description: 'Of one address, to the paths of accounts',
  },
  LogRetentionDays: { Type: 'Number', Default: 30, Description: 'How long it is kept what was turned away' },
};

/** Cached as long as the API says, by language and compression; nothing else changes these answers. */
const cachePolicy = {
  Type: 'AWS::CloudFront::CachePolicy',
  Properties: {
    CachePolicyConfig: {
      Name: { 'Fn::Sub': '${AWS::StackName}-reference' },
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 86400,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Accept-Language'] },
        QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: KEPT_QUERY },
        CookiesConfig: { CookieBehavior: 'none' },
      },
    },
  },
};

/**
 * Everything that the caller sent, including the host name, and the caller's address, by which limits of accounts
 * count.
 */
const originRequestPolicy = {
  Type: 'AWS::CloudFront::OriginRequestPolicy',
  Properties: {
    OriginRequestPolicyConfig: {
      Name: { 'Fn::Sub': '${AWS::StackName}-viewer' },
      HeadersConfig: { HeaderBehavior: 'allViewerAndWhitelistCloudFront', Headers: ['CloudFront-Viewer-Address'] },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      CookiesConfig: { CookieBehavior: 'none' },
    },
  },
};

const behaviour = {
  TargetOriginId: 'api',
  Compress: true,
  OriginRequestPolicyId: { Ref: 'OriginRequestPolicy' },
};

/** An error concerns one request and is never cached for the next. */
const errorsUnkept = [400, 403, 404, 405, 500, 502, 503, 504].map((ErrorCode) => ({
  ErrorCode,
  ErrorCachingMinTTL: 0,
}));

const distribution = {
  Type: 'AWS::CloudFront::Distribution',
  Properties: {
    DistributionConfig: {
      Enabled: true,
      HttpVersion: 'http2and3',
      IPV6Enabled: true,
      Aliases: [{ Ref: 'DomainName' }],
      ViewerCertificate: {
        AcmCertificateArn: { Ref: 'CertificateArn' },
        SslSupportMethod: 'sni-only',
        MinimumProtocolVersion: 'TLSv1.2_2021',
      },
      WebACLId: { 'Fn::GetAtt': ['WebAcl', 'Arn'] },
      Origins: [
        {
          Id: 'api',
          DomainName: { Ref: 'OriginTarget' },
          CustomOriginConfig: {
            OriginProtocolPolicy: 'https-only',
            OriginSSLProtocols: ['TLSv1.2'],
            OriginReadTimeout: 30,
          },
          OriginCustomHeaders: [{ HeaderName: 'X-Origin-Secret', HeaderValue: { Ref: 'OriginSecret' } }],
        },
      ],
      // A body that was already sent without encryption would not be protected by a redirect, so there is none.
      DefaultCacheBehavior: {
        ...behaviour,
        CachePolicyId: CACHING_DISABLED,
        ViewerProtocolPolicy: 'https-only',
        AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'],
      },
      CacheBehaviors: KEPT_PATHS.map((PathPattern) => ({
        ...behaviour,
        PathPattern,
        CachePolicyId: { Ref: 'CachePolicy' },
        ViewerProtocolPolicy: 'redirect-to-https',
        AllowedMethods: ['GET', 'HEAD', 'OPTIONS'],
      })),
      CustomErrorResponses: errorsUnkept,
    },
  },
};

const template = {
  AWSTemplateFormatVersion: '2010-09-09',
  Description: 'A distribution with limits by address in front of the Vedic astrology API',
  Parameters: PARAMETERS,
  Resources: {
    WebAcl: webAcl,
    WafLogs: wafLogs,
    WafLogging: wafLogging,
    CachePolicy: cachePolicy,
    OriginRequestPolicy: originRequestPolicy,
    Distribution: distribution,
  },
  Outputs: {
    DistributionTarget: {
      Description: 'Where the name must point: distribution-target of the API',
      Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] },
    },
  },
};

module.exports = { KEPT_PATHS, KEPT_QUERY, template };
