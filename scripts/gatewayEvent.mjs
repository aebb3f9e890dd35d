/** Converts a request to the event of an API Gateway HTTP API (payload format 2.0), and a result to the answer. */
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { URLSearchParams } from 'node:url';

/**
 * Returns the event of a request.
 *
 * @param request method, url, httpVersion, rawHeaders and sourceIp, as Node's server has them
 * @param body its bytes; empty where there are none
 * @param route routeKey, and pathParameters where the route has some
 * @param nowMs Unix time
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function gatewayEvent({ method, url, httpVersion, rawHeaders, sourceIp }, body, route, nowMs) {
  const { path, queryString } = splitUrl(url);
  const { headers, cookies } = mergedHeaders(rawHeaders);
  const isText = isUtf8(body);
  const http = {
    method,
    path,
    protocol: `HTTP/${httpVersion}`,
    sourceIp,
    userAgent: headers['user-agent'] ?? '',
  };
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: path,
    rawQueryString: queryString,
    // AWS leaves out empty members.
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(queryString !== '' && { queryStringParameters: joined(new URLSearchParams(queryString)) }),
    ...(route.pathParameters && { pathParameters: route.pathParameters }),
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: headers.host ?? '',
      domainPrefix: 'local',
      http,
      requestId: randomUUID(),
      routeKey: route.routeKey,
      stage: '$default',
      time: commonLogTime(nowMs),
      timeEpoch: nowMs,
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: !isText,
  };
}

/** Splits a request target; the gateway decodes the path, and leaves the query as it is. */
export function splitUrl(url) {
  const target = url.replace(/^https?:\/\/[^/?]*/i, '');
  const [encoded, ...query] = target.split('?');
  return { path: decoded(encoded) || '/', queryString: query.join('?') };
}

function decoded(path) {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // No such path exists, so it will not be found.
    return path;
  }
}

/** Repeated headers are joined with commas, names are in lower case, and cookies are separate. */
function mergedHeaders(rawHeaders) {
  const headers = {};
  const cookies = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i].toLowerCase();
    const value = rawHeaders[i + 1];
    if (name === 'cookie') cookies.push(...value.split(/; */));
    else headers[name] = Object.hasOwn(headers, name) ? `${headers[name]},${value}` : value;
  }
  return { headers, cookies };
}

function joined(pairs) {
  const values = new Map();
  for (const [name, value] of pairs) values.set(name, values.has(name) ? `${values.get(name)},${value}` : value);
  return Object.fromEntries(values);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

let lastSecond = { second: -1, text: '' };

/** 12/Mar/2020:19:03:58 +0000; cached for a second. */
function commonLogTime(ms) {
  const second = Math.floor(ms / 1000);
  if (second !== lastSecond.second) {
    const [year, month, day, clock] = new Date(ms).toISOString().split(/[-T.]/);
    lastSecond = { second, text: `${day}/${MONTHS[month - 1]}/${year}:${clock} +0000` };
  }
  return lastSecond.text;
}

/**
 * Returns status, headers and body (text or bytes) of a result, in either of the two forms that a Lambda may return.
 */
export function gatewayAnswer(result) {
  if (result?.statusCode === undefined) {
    const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
    return { status: 200, headers: { 'content-type': 'application/json' }, body };
  }
  const { statusCode, headers, cookies, body = '', isBase64Encoded } = result;
  return {
    status: statusCode,
    headers: cookies?.length > 0 ? { ...headers, 'set-cookie': cookies } : headers,
    body: isBase64Encoded ? Buffer.from(body, 'base64') : body,
  };
}
