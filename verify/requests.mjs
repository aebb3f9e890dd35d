/** Requests of every computing path for 200 births, and what is needed to answer them in this process. */
import { createPrivateKey } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL, URLSearchParams } from 'node:url';
import jwt from 'jsonwebtoken';

/** The project that answers: the one in the current folder. */
const root = process.cwd();

const BIRTHS = 200;
/** A report takes a hundred times as long as a chart. */
const REPORT_EVERY = 4;
export const NOW_MS = Date.parse('2026-11-20T06:30:00Z');

const PLACES = [
  [28.6139, 77.209, 'Asia/Kolkata'],
  [19.076, 72.8777, 'Asia/Kolkata'],
  [12.9716, 77.5946, 'Asia/Kolkata'],
  [51.5074, -0.1278, 'Europe/London'],
  [40.7128, -74.006, 'America/New_York'],
  [-33.8688, 151.2093, 'Australia/Sydney'],
  [64.1466, -21.9426, 'Atlantic/Reykjavik'],
  [-22.9068, -43.1729, 'America/Sao_Paulo'],
];

/** A Lehmer generator: the same births at each run. */
function chances(seed) {
  let state = seed;
  return (below) => Math.floor(((state = (state * 48271) % 2147483647) / 2147483647) * below);
}

const two = (number) => String(number).padStart(2, '0');

export function births() {
  const chance = chances(20261120);
  return Array.from({ length: BIRTHS }, (_, index) => {
    const [latitude, longitude, timezone] = PLACES[chance(PLACES.length)];
    const year = 1930 + chance(95);
    return {
      name: 'Asha Rao',
      date: `${year}-${two(1 + chance(12))}-${two(1 + chance(28))}`,
      time: `${two(chance(24))}:${two(chance(60))}:${two(chance(60))}`,
      latitude,
      longitude,
      timezone,
      gender: ['female', 'male', 'other'][index % 3],
      marital_status: ['single', 'married'][index % 2],
      ...(index % 5 === 1 && { ayanamsa: 'raman', node: 'mean' }),
      ...(index % 5 === 2 && { house_system: 'placidus' }),
      ...(index % 5 === 3 && { node_aspects: 'none' }),
      ...(index % 11 === 4 && { karaka_scheme: 8 }),
      year: Math.max(year, 2026 - (index % 7)),
      number: 1 + ((index * 37) % 249),
    };
  });
}

/** Query options by birth: none for every other one, and each level of detail for every third. */
function queryOf(entries, lang, index) {
  const named = {
    target_date: '2026-11-20',
    start_date: '2026-11-20',
    end_date: '2026-12-05',
    month: '11',
    year: '2026',
    q: TOWNS[index % TOWNS.length],
    ...(index % 3 > 0 && { detail: index % 3 === 1 ? 'brief' : 'full' }),
    ...(index % 2 === 1 && {
      include_2nd: 'true',
      include: included(entries),
      years_ahead: '7',
      depth: '3',
      format: `text_${lang}`,
    }),
  };
  return { lang, ...Object.fromEntries(Object.entries(named).filter(([name]) => name in entries)) };
}

/** Names, beginnings and misspelt names of towns, some of them near a border of time zones. */
const TOWNS = [
  'pune',
  'मुंबई',
  'chennai',
  'hydrabad',
  'basel',
  'new york',
  'san',
  'ist',
  'indore',
  'kathmandu',
  'el paso',
  'tor',
];

/** The year of a calendar at the place of a birth. */
function calendarQueryOf(entries, lang, { latitude, longitude }) {
  const named = { latitude, longitude, month: '11', year: '2026', start_year: '2026', sign: 'libra' };
  return { lang, ...Object.fromEntries(Object.entries(named).filter(([name]) => name in entries)) };
}

/** Everything that a path adds where it is named, or all of its rules, those that do not hold too. */
function included({ include }) {
  const { list } = (include?.wrapped?.pipe ?? []).find(({ type }) => type === 'metadata')?.metadata ?? {};
  return list?.join(',') ?? 'all';
}

export function holdClock() {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) {
      super(...(given.length > 0 ? given : [NOW_MS]));
    }
    static now() {
      return NOW_MS;
    }
  };
}

export function eventOf({ method, path }, { accept, access, body, query }) {
  return {
    version: '2.0',
    rawPath: path,
    headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${access}` },
    requestContext: { requestId: 'answers', http: { method, path, sourceIp: '127.0.0.1' } },
    queryStringParameters: query,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  };
}

/** Every request of a birth: its key, the handler that answers it, and the event. */
export async function* requestsOf(groups, birth, index, access) {
  for (const { handler, routes } of groups) {
    for (const row of routes) {
      if (row.kind === 'account' || !row.path.startsWith('/api/')) continue;
      const path = row.path
        .replace('{house_number}', String(1 + (index % 12)))
        .replace('{slug}', SLUGS[index % SLUGS.length])
        .replace('{id}', IDS[row.path.split('/')[4]]);
      const about = { method: row.method, path };
      for (const lang of ['en', 'hi']) {
        const query =
          row.method === 'GET' && row.kind === 'daily'
            ? { lang, ...placeOf(birth) }
            : row.kind === 'calendar'
              ? calendarQueryOf(row.query.entries, lang, placeOf(birth))
              : queryOf(row.query.entries, lang, index);
        const types = row.formats.filter((type) => type !== 'application/pdf' || index % REPORT_EVERY === 0);
        for (const accept of ['application/json', ...types]) {
          const body = await bodyOf(row, birth, groups, access, lang);
          yield {
            key: `${index} ${lang} ${accept} ${path}`,
            handler,
            event: eventOf(about, { accept, access, body, query }),
          };
        }
      }
    }
  }
}

/** The requests of a birth that a device answers too: method, address and body, with the event for the service. */
export async function* deviceRequestsOf(groups, birth, index, access) {
  for await (const { event, handler, key } of requestsOf(groups, birth, index, access)) {
    if (event.headers.accept !== 'application/json' || isOfService(key)) continue;
    const { queryStringParameters: query, rawPath, requestContext } = event;
    const target = `${rawPath}?${new URLSearchParams(query)}`;
    const body = event.body && JSON.parse(event.body);
    yield { key, method: requestContext.http.method, target, body, handler, event };
  }
}

/** Texts that a model writes, and the groups of the service itself. */
const isOfService = (key) => /ai-reading|timeline-reading|analyze-ai|\/batch$/.test(key);

const IDS = { eclipses: 'lunar-2026-03-03', festivals: 'diwali', purposes: 'marriage' };
const SLUGS = ['ruchaka', 'bhadra', 'hamsa'];

const placeOf = ({ date, latitude, longitude, timezone }) => ({
  date,
  latitude: String(latitude),
  longitude: String(longitude),
  timezone,
});

const OCCASION = { purpose: 'marriage', from: '2026-11-21', to: '2026-12-05', datetime: '2026-11-25T10:30:00' };

/** A birth and one of three years later. */
function pairOf(birth) {
  const { date, latitude, longitude, time, timezone } = birth;
  const groom = { name: 'Rohan Mehta', date, time, latitude, longitude, timezone };
  const later = `${Number(date.slice(0, 4)) + 3}${date.slice(4)}`;
  return { groom, bride: { ...groom, name: 'Asha Rao', date: later }, date: later };
}

/** Readings of findings are requested with the findings of the birth. */
async function bodyOf(row, birth, groups, access, lang) {
  const entries = row.body?.entries ?? {};
  if (row.path.endsWith('/matching/stars'))
    return { groom: { nakshatra: 4, pada: 2 }, bride: { nakshatra: 11, pada: 3 } };
  if (row.path.endsWith('/matching/partners')) return { ...birth, role: 'groom' };
  if (row.kind === 'pair') return pairOf(birth);
  if ('purpose' in entries) return { ...birth, ...OCCASION };
  if (!('medical_data' in entries)) return birth;
  const path = '/api/v1/medical/analyze';
  const { handler } = groups.find(({ routes }) => routes.some((other) => other.path === path));
  const about = { method: 'POST', path };
  const { body } = await handler(
    eventOf(about, { accept: 'application/json', access, body: birth, query: { lang } }),
    {},
  );
  return { medical_data: JSON.parse(body).data };
}

export async function loadGroups(outdir, names) {
  return Promise.all(names.map((name) => import(pathToFileURL(join(outdir, `${name}.mjs`)).href)));
}

/** Bundles the project and sets keys and the embedded writer; returns what the answering side needs. */
export async function preparedProject() {
  const load = (file) => import(pathToFileURL(join(root, file)).href);
  const [{ localBundles, localDist, writeBundles }, { groupNames }, { generatedKeys }, { build }] = await Promise.all([
    load('scripts/bundles.mjs'),
    load('scripts/project.mjs'),
    load('scripts/keys.mjs'),
    load('node_modules/esbuild/lib/main.js'),
  ]);
  writeBundles(await build(localBundles()));
  const { privateKeys, publicKeys } = generatedKeys({ kidPrefix: 'dev' });
  Object.assign(process.env, {
    JWT_PRIVATE_KEYS: JSON.stringify(privateKeys),
    JWT_PUBLIC_KEYS: JSON.stringify(publicKeys),
    TEXT_MODEL: 'embedded',
  });
  return { outdir: localDist, names: groupNames(), access: accessToken(privateKeys.keys[0]) };
}

/** A token for the paths that need one. */
function accessToken(jwk) {
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const issued = Math.floor(NOW_MS / 1000);
  const payload = {
    iss: 'vedic-astrology-api',
    aud: 'api',
    sub: 'somebody',
    iat: issued,
    exp: issued + 900,
    jti: 'answers',
    tv: 1,
  };
  const claims = { ...payload, token_use: 'access', role: 'user', tier: 'free' };
  return jwt.sign(claims, key, { algorithm: 'ES256', header: { alg: 'ES256', typ: 'at+jwt', kid: jwk.kid } });
}
