/** What is requested before the fuzz begins: a user's tokens, instants at which the sky changes, slugs, findings. */
import type { OpenApiDocument } from './document.ts';
import type { Asked, Making } from './asked.ts';
import type { Handlers } from '../../scripts/localServer.mjs';
import type { Anchor, Moment } from './moments.ts';
import { answerTo } from './sending.ts';
import type { Known } from './values.ts';
import { validatorsOf } from './validation.ts';

const PASSWORD = 'Vrishabha-Lagna-77';

const ANCHORED: readonly Moment[] = [
  { date: '1990-06-15', time: '14:30:00', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  { date: '2024-02-29', time: '06:00:00', latitude: 64.1466, longitude: -21.9426, timezone: 'Atlantic/Reykjavik' },
  { date: '1953-11-02', time: '23:10:00', latitude: -33.8688, longitude: 151.2093, timezone: 'Australia/Sydney' },
  { date: '1601-03-21', time: '12:00:00', latitude: 25.3176, longitude: 82.9739, timezone: 'Asia/Kolkata' },
  { date: '2398-09-22', time: '01:02:03', latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
];
/** Their answers are full of instants: risings, ends of tithis and nakshatras, ingresses, ends of periods. */
const OF_DAYS = ['/panchang/hora', '/panchang/tithi', '/panchang/nakshatra', '/panchang/sunrise-sunset'];
const OF_BIRTHS = ['/dasha/vimshottari', '/transit/sade-sati'];
const WITH_FINDINGS = ['/medical/analyze', '/medical/disease-risk', '/medical/constitution', '/medical/remedies'];

/** @param document of the same service */
export async function makingFor(handlers: Handlers, document: OpenApiDocument): Promise<Making> {
  const tokens = await signedUp(handlers);
  const anchors = await Promise.all(ANCHORED.map((moment) => anchorAt(moment, handlers)));
  const findings = await Promise.all(WITH_FINDINGS.map((path) => dataOf(handlers, path, { ...ANCHORED[0], name: '' })));
  const { yogas } = (await dataOf(handlers, '/yoga/catalog', null)) as { yogas: { slug: string }[] };
  const known: Known = {
    anchors: anchors as unknown as Known['anchors'],
    slugs: yogas.map(({ slug }) => slug) as unknown as Known['slugs'],
    findings: findings as unknown as Known['findings'],
    emails: [EMAIL],
    password: PASSWORD,
    refreshToken: tokens.refresh_token,
  };
  return { document, known, validators: validatorsOf(document), accessToken: tokens.access_token };
}

const EMAIL = 'fuzz@example.com';

async function signedUp(handlers: Handlers): Promise<{ access_token: string; refresh_token: string }> {
  const credentials = { email: EMAIL, password: PASSWORD };
  await said(handlers, '/auth/register', { ...credentials, username: 'fuzz' });
  return JSON.parse(await said(handlers, '/auth/login', credentials)) as {
    access_token: string;
    refresh_token: string;
  };
}

async function anchorAt(moment: Moment, handlers: Handlers): Promise<Anchor> {
  const days = OF_DAYS.map((path) => said(handlers, path, moment));
  const births = OF_BIRTHS.map((path) => said(handlers, `${path}?as_of=2020-01-01`, { ...moment, name: '' }));
  const texts = await Promise.all([...days, ...births]);
  const named = texts.join().matchAll(/"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[-+]\d\d:\d\d)"/g);
  // Periods may end beyond the ephemeris.
  const covered = [...named].map(([, instant]) => instant!).filter((instant) => instant >= '1600' && instant < '2401');
  return { moment, instants: [...new Set(covered)] };
}

async function dataOf(handlers: Handlers, path: string, body: object | null): Promise<object> {
  return (JSON.parse(await said(handlers, path, body)) as { data: object }).data;
}

/** Sends a request that must succeed: without these answers there is no fuzz. */
async function said(handlers: Handlers, path: string, body: object | null): Promise<string> {
  const url = `/api/v1${path}`;
  const method = body === null ? 'GET' : 'POST';
  const asked: Asked = {
    method,
    url,
    headers: [['content-type', 'application/json']],
    body: body && JSON.stringify(body),
    expected: { kind: 'answer' },
  };
  const { status, text } = await answerTo(asked, handlers);
  if (status >= 300) throw new Error(`${method} ${url} is answered ${status} ${text.slice(0, 300)}`);
  return text;
}
