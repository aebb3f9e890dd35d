import { describe, expect, test } from '@jest/globals';
import { gatewayAnswer, gatewayEvent } from '../../scripts/gatewayEvent.mjs';

/**
 * The example of payload format 2.0 in "Working with AWS Lambda proxy integrations for HTTP APIs" (Amazon API Gateway
 * Developer Guide), without authorizer, client certificate and stage variables, which our API has none of.
 */
const DOCUMENTED = {
  version: '2.0',
  routeKey: '$default',
  rawPath: '/my/path',
  rawQueryString: 'parameter1=value1&parameter1=value2&parameter2=value',
  cookies: ['cookie1', 'cookie2'],
  headers: { header1: 'value1', header2: 'value1,value2' },
  queryStringParameters: { parameter1: 'value1,value2', parameter2: 'value' },
  requestContext: {
    accountId: '123456789012',
    apiId: 'api-id',
    domainName: 'id.execute-api.us-east-1.amazonaws.com',
    domainPrefix: 'id',
    http: { method: 'POST', path: '/my/path', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'agent' },
    requestId: 'id',
    routeKey: '$default',
    stage: '$default',
    time: '12/Mar/2020:19:03:58 +0000',
    timeEpoch: 1583348638390,
  },
  body: 'Hello from Lambda',
  pathParameters: { parameter1: 'value1' },
  isBase64Encoded: false,
};

const NOW_MS = Date.UTC(2020, 2, 12, 19, 3, 58);

function event(url: string, rawHeaders: string[] = [], body: string | Buffer = '', pathParameters?: object) {
  const request = { method: 'POST', url, httpVersion: '1.1', rawHeaders, sourceIp: '192.0.2.1' };
  const route = { routeKey: '$default', ...(pathParameters && { pathParameters: { ...pathParameters } }) };
  return gatewayEvent(request, Buffer.from(body), route, NOW_MS);
}

describe('the event of a request', () => {
  const made = event(
    '/my/path?parameter1=value1&parameter1=value2&parameter2=value',
    [
      'Header1',
      'value1',
      'HEADER2',
      'value1',
      'header2',
      'value2',
      'Cookie',
      'cookie1; cookie2',
      'User-Agent',
      'agent',
    ],
    'Hello from Lambda',
    { parameter1: 'value1' },
  );

  test('equals the documented one', () => {
    // AWS' own example has no User-Agent among its headers, though it says who the agent was.
    const { 'user-agent': userAgent, ...headers } = made.headers;
    expect(userAgent).toBe('agent');
    expect({ ...made, headers, requestContext: null }).toEqual({ ...DOCUMENTED, requestContext: null });
    expect(made.requestContext.http).toEqual(DOCUMENTED.requestContext.http);
  });

  test('has every member of the documented request context, in its form', () => {
    expect(Object.keys(made.requestContext).sort()).toEqual(Object.keys(DOCUMENTED.requestContext).sort());
    expect(made.requestContext.time).toBe(DOCUMENTED.requestContext.time);
    expect(made.requestContext.timeEpoch).toBe(NOW_MS);
    expect(made.requestContext.requestId).toMatch(/^[\w-]{20,}$/);
  });

  test('leaves out what is empty, as AWS does', () => {
    const bare = event('/health');
    for (const key of ['body', 'cookies', 'queryStringParameters', 'pathParameters'])
      expect(bare).not.toHaveProperty(key);
    expect(bare).toMatchObject({ rawQueryString: '', isBase64Encoded: false });
  });

  test('carries bytes that are no text as base64', () => {
    expect(event('/', [], Buffer.from([0xff, 0x00]))).toMatchObject({ body: '/wA=', isBase64Encoded: true });
    expect(event('/', [], 'जन्म')).toMatchObject({ body: 'जन्म', isBase64Encoded: false });
  });

  test('decodes the path and the values of the query, and nothing else', () => {
    expect(event('/a%20b?name=%E0%A4%85+b&x=%26')).toMatchObject({
      rawPath: '/a b',
      rawQueryString: 'name=%E0%A4%85+b&x=%26',
      queryStringParameters: { name: 'अ b', x: '&' },
    });
  });

  test.each([
    ['/%zz', '/%zz'],
    ['http://elsewhere/health?x=1', '/health'],
    ['http://elsewhere', '/'],
    ['//elsewhere/x', '//elsewhere/x'],
    ['*', '*'],
  ])('reads the target %s as the path %s', (url, path) => {
    expect(event(url).rawPath).toBe(path);
  });

  test('takes names that objects inherit as names', () => {
    const { headers, queryStringParameters } = event('/?__proto__=1&constructor=2&constructor=3', ['constructor', 'x']);
    expect(Object.entries(queryStringParameters ?? {})).toEqual([
      ['__proto__', '1'],
      ['constructor', '2,3'],
    ]);
    expect(Object.entries(headers)).toEqual([['constructor', 'x']]);
  });
});

describe('the answer of a result', () => {
  test('has the status, headers and body of the function', () => {
    const result = { statusCode: 201, headers: { 'x-a': 'b' }, body: 'c', cookies: ['d=1', 'e=2'] };
    expect(gatewayAnswer(result)).toEqual({
      status: 201,
      headers: { 'x-a': 'b', 'set-cookie': ['d=1', 'e=2'] },
      body: 'c',
    });
  });

  test('is decoded where the function marks it as base64', () => {
    expect(gatewayAnswer({ statusCode: 200, body: '/wA=', isBase64Encoded: true }).body).toEqual(
      Buffer.from([0xff, 0]),
    );
  });

  test('is JSON with status 200 where the function returns anything else', () => {
    const headers = { 'content-type': 'application/json' };
    expect(gatewayAnswer('Hello')).toEqual({ status: 200, headers, body: 'Hello' });
    expect(gatewayAnswer({ message: 'Hello' } as never)).toEqual({ status: 200, headers, body: '{"message":"Hello"}' });
  });
});
