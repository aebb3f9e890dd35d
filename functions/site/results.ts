/** Answers beside the paths that compute. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EphemerisPackError } from '../../layers/ephemeris/index.ts';
import { NAME_LENGTH } from '../../lib/schemas/inputs.ts';
import type { Health } from '../../lib/schemas/site.ts';
import { ENGINE_VERSION } from '../../lib/schemas/version.ts';
import { verifiedEphemeris } from '../_shell/ephemeris.ts';
import { ApiError, FIELD_ERRORS_SHOWN } from '../_shell/errors.ts';
import { BODY_LIMIT_BYTES, FINDINGS_LIMIT_BYTES, NESTING_LIMIT } from '../_shell/request.ts';
import type { Document } from '../_shell/respond.ts';
import { accountsState } from './accounts.ts';

const VERSIONS = { api_version: 'v1', engine_version: ENGINE_VERSION } as const;

/** @throws ApiError with status 503 when the ephemeris cannot be used; it says why, but not where the file lies */
export async function health(): Promise<Document> {
  const [{ manifest, coverage }, accounts] = await Promise.all([
    verifiedEphemeris().catch(refuseAsNotReady),
    accountsState(),
  ]);
  const body: Health = {
    status: accounts === 'unreachable' ? 'degraded' : 'ok',
    ready: true,
    accounts,
    ...VERSIONS,
    ephemeris: {
      first_year: coverage.startYear,
      last_year: coverage.endYear,
      recipe_version: manifest.recipeVersion,
      sha256: manifest.sha256,
      verification: 'verified',
    },
    limits: {
      body_bytes: BODY_LIMIT_BYTES,
      medical_data_body_bytes: FINDINGS_LIMIT_BYTES,
      body_nesting: NESTING_LIMIT,
      name_characters: NAME_LENGTH,
      invalid_fields_listed: FIELD_ERRORS_SHOWN,
    },
  };
  return { contentType: JSON_TYPE, body: JSON.stringify(body), headers: { 'cache-control': 'no-store' } };
}

function refuseAsNotReady(error: unknown): never {
  if (!(error instanceof EphemerisPackError)) throw error;
  const fault = error.message.replaceAll(error.file, basename(error.file));
  const members = { ready: false, ...VERSIONS, ephemeris: { verification: 'failed' } };
  throw new ApiError('temporarily_unavailable', fault, { 'retry-after': '60' }, members);
}

const JSON_TYPE = 'application/json; charset=utf-8';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.json': JSON_TYPE,
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** The page loads its parts from here and asks only us; nothing written into it runs. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Written by scripts/siteFiles.mjs, each with its compressed forms beside it. */
const FILES = new URL('../../dist/site/', import.meta.url);

export function openApi(): Promise<Document> {
  return stored('openapi.json');
}

/** Another page is opened by a link that holds a secret, so nobody keeps it by that address. */
const LINKED_PAGE_HEADERS = { 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' };

/** Returns what answers for a page of ours, /docs or /playground, and for the files that it needs. */
function servedPage(folder: string) {
  /** All but the page itself, which has a path of its own. */
  const files = () =>
    readdirSync(new URL(`${folder}/`, FILES)).filter((name) => name !== 'index.html' && !/\.(br|gz)$/.test(name));

  async function page(): Promise<Document> {
    return { ...(await stored(`${folder}/index.html`)), headers: { 'content-security-policy': PAGE_POLICY } };
  }

  async function file({ params }: { params: { file: string } }): Promise<Document> {
    if (!files().includes(params.file)) {
      throw new ApiError('not_found', `The page has no such file. GET /${folder} is the page.`);
    }
    const found = await stored(`${folder}/${params.file}`);
    return extname(params.file) === '.html' ? { ...found, headers: LINKED_PAGE_HEADERS } : found;
  }

  return { page, file };
}

export const docs = servedPage('docs');
export const playground = servedPage('playground');

const read = new Map<string, Document>();

async function stored(path: string): Promise<Document> {
  const known = read.get(path);
  if (known) return known;
  const document = await documentAt(path);
  read.set(path, document);
  return document;
}

async function documentAt(path: string): Promise<Document> {
  const file = fileURLToPath(new URL(path, FILES));
  const contentType = CONTENT_TYPES[extname(path)] ?? PLAIN_TEXT;
  if (contentType === 'image/png') return { contentType, body: await readFile(file) };
  const [body, br, gzip] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.br`), readFile(`${file}.gz`)]);
  return { contentType, body, encoded: { br, gzip } };
}
