/** The requests of the benchmark. */
export type Handler = (
  event: unknown,
  context: unknown,
) => Promise<{ statusCode: number; body: string; isBase64Encoded?: boolean }>;
export interface Row {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly formats: readonly string[];
  readonly query: { readonly entries: Readonly<Record<string, unknown>> };
}

export interface Asked extends Pick<Row, 'method' | 'path' | 'query'> {
  /** Query parameters by name; by default `ASKED`. */
  readonly asked?: Readonly<Record<string, string>>;
}

const BODY = JSON.stringify({
  name: 'Asha',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
  year: 2026,
});
/** For a day. */
const QUERY = { date: '2026-11-20', latitude: '28.6139', longitude: '77.209', timezone: 'Asia/Kolkata' };
/** Other query parameters of routes, by name. */
export const ASKED = {
  target_date: '2026-11-20',
  start_date: '2026-11-20',
  end_date: '2026-12-20',
  month: '11',
  year: '2026',
};

export function event({ asked: named = ASKED, method, path, query }: Asked, accept: string, access: string): unknown {
  const asked = Object.entries(named).filter(([name]) => name in query.entries);
  return {
    version: '2.0',
    rawPath: path,
    headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${access}` },
    requestContext: { requestId: 'bench', http: { method, path, sourceIp: '192.0.2.1' } },
    ...(method === 'POST'
      ? { body: BODY, queryStringParameters: Object.fromEntries(asked) }
      : { queryStringParameters: QUERY }),
    isBase64Encoded: false,
  };
}
