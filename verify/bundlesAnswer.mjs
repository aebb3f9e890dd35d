/**
 * Runs every bundle as Lambda does: outside this folder, with dist/layer alone, and embedded services for AWS.
 *
 * Each path gets the example of the OpenAPI document, without a time zone so that its borders are read too. The account
 * paths follow each other as a user's calls would.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startEmbedded } from '../scripts/embedded/index.mjs';
import { gatewayEvent } from '../scripts/gatewayEvent.mjs';
import { dist, groupNames } from '../scripts/project.mjs';

/** Returns whether all bundles answered. */
export function bundlesAnswer() {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  for (const name of [...groupNames(), 'layer'])
    cpSync(join(dist, name), join(folder, 'dist', name), { recursive: true });
  const layer = join(folder, 'dist/layer');
  const data = join(layer, 'data');
  const modules = join(layer, 'nodejs/node_modules');
  const env = { ...process.env, EPHEMERIS_DIR: data, PLACES_DIR: data, NODE_PATH: modules };
  const script = fileURLToPath(import.meta.url);
  const { status } = spawnSync(process.execPath, [script, folder], { cwd: folder, env, stdio: 'inherit' });
  rmSync(folder, { recursive: true });
  return status === 0;
}

async function askAll(folder) {
  const { env, mail, stop } = await startEmbedded({ folder: null, baseUrl: 'http://bundles.example' });
  Object.assign(process.env, env, { TEXT_MODEL: 'embedded', SECURITY_LOG_FILE: devNull });
  const bundles = new Map();
  for (const name of groupNames()) {
    bundles.set(name, await import(pathToFileURL(join(folder, 'dist', name, 'index.mjs'))));
  }
  const { paths } = JSON.parse(readFileSync(join(dist, 'openapi/whole.json'), 'utf8'));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const user = { mail, deliver: bundles.get('auth').deliver };
  const faults = [];
  const login = operations.find(({ path }) => path === '/api/v1/auth/login');
  for (const asked of inOrder(operations)) {
    const { handler } = bundles.get(asked.operation.tags[0]);
    // Links of mails have ended the earlier sign-ins.
    if (placeOf(asked) > 0) await answer(handler, login, user, 'application/json');
    for (const accept of ['application/json', ...filesOf(asked.operation)]) {
      const { body, statusCode } = await answer(handler, asked, user, accept);
      const expected = Object.keys(asked.operation.responses)[0];
      if (String(statusCode) !== expected) faults.push(`${asked.method} ${asked.path} answers ${statusCode} ${body}`);
    }
  }
  await stop();
  for (const fault of faults) console.error(fault);
  console.log(`${operations.length - faults.length} of ${operations.length} paths answer from the packaged bundles`);
  return faults.length === 0;
}

/** Calls that end an account or a sign-in come last. */
const LAST = ['POST /api/v1/auth/logout-everywhere', 'DELETE /api/v1/auth/me'];
const placeOf = ({ method, path }) => LAST.indexOf(`${method} ${path}`) + 1;
const inOrder = (operations) => operations.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The content types of a path other than JSON: the report comes from a bundle of its own. */
function filesOf({ responses }) {
  const [{ content = {} }] = Object.values(responses);
  return Object.keys(content).filter((type) => type === 'application/pdf' || type === 'image/svg+xml');
}

async function answer(handler, { path, method, operation }, user, accept) {
  const { parameters = [], requestBody } = operation;
  const known = { ...(await linkOf(path, user)), ...(user.refresh && { refresh_token: user.refresh }) };
  // Of a year or dates, one is needed: the year is sent.
  const hasDates = parameters.some(({ name }) => name === 'start');
  const isSent = ({ name, required }) => required || (hasDates && name === 'year');
  const query = parameters.filter((parameter) => parameter.in === 'query' && isSent(parameter));
  const filled = parameters.reduce((text, { name, example }) => text.replace(`{${name}}`, example), path);
  const url =
    query.length > 0
      ? `${filled}?${query.map(({ name, example }) => `${name}=${known[name] ?? example}`).join('&')}`
      : filled;
  const example = requestBody?.content['application/json'].example;
  const body = example && { ...example, timezone: null, ...known };
  if (path.endsWith('/auth/change-password')) body.new_password = 'Kanya-Lagna-1990';
  const authorization = user.access ? ['authorization', `Bearer ${user.access}`] : [];
  const rawHeaders = ['content-type', 'application/json', 'accept', accept, ...authorization];
  const request = { method, url, httpVersion: '1.1', rawHeaders, sourceIp: '127.0.0.1' };
  const bytes = Buffer.from(body ? JSON.stringify(body) : '');
  const answered = await handler(gatewayEvent(request, bytes, { routeKey: '$default' }, Date.now()), {});
  remember(path, answered, user);
  return answered;
}

function remember(path, { body, statusCode }, user) {
  if (!path.startsWith('/api/v1/auth/') || statusCode >= 300) return;
  const { tokens, ...said } = JSON.parse(body);
  const { access_token: access, refresh_token: refresh } = tokens ?? said;
  if (access) Object.assign(user, { access, refresh });
}

/** The one-time token of the newest mail for a path. */
async function linkOf(path, { deliver, mail }) {
  const about = {
    '/api/v1/auth/verify': /\/auth\/verify\?token=([\w-]+)/,
    '/api/v1/auth/reset-password': /reset\S*\?token=([\w-]+)/,
  };
  if (!about[path]) return {};
  await deliver();
  const texts = mail.outbox().map(({ text }) => about[path].exec(text)?.[1]);
  return { token: texts.find(Boolean) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = (await askAll(process.argv[2])) ? 0 : 1;
}
