/** The OpenAPI documents, the documentation and the playground, as the build has written them. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { message, type Message } from '../../lib/words/message.ts';
import { ApiError } from '../_shell/errors.ts';
import { acceptedType } from '../_shell/request.ts';
import type { Document } from '../_shell/respond.ts';
import type { NameLanguage } from '../../lib/words/language.ts';
import { appOf } from '../_shell/accounts/appSettings.ts';
import { pagePolicy, workerPolicy } from './pagePolicy.ts';
import { RESET_PAGE, resetPage } from './resetPage.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.bin': 'application/octet-stream',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};
/** Bytes, which are not compressed either. */
const BINARY = ['.png', '.bin'];
const PLAIN_TEXT = 'text/plain; charset=utf-8';

const PAGE_POLICY = pagePolicy();
const APP_POLICY = pagePolicy({ isApp: true });

/** Written by scripts/site/siteFiles.mjs, each with its compressed forms. */
const FILES = new URL('../../dist/site/', import.meta.url);

export function openApi(): Promise<Document> {
  return stored('openapi.json');
}

export function openApi30(): Promise<Document> {
  return stored('openapi-3.0.json');
}

/** The paths of one group with examples, as /openapi/planets.json. */
export async function groupDocument({ params }: { params: { file: string } }): Promise<Document> {
  const isKnown = extname(params.file) === '.json' && readdirSync(new URL('openapi/', FILES)).includes(params.file);
  if (!isKnown) throw new ApiError('not_found', message('path_group_unknown', {}));
  return stored(`openapi/${params.file}`);
}

/** Returns the functions that answer a page, /docs or /playground, and its files. */
function servedPage(
  folder: string,
  policy: string,
  headersOf: (file: string) => Document['headers'] = () => undefined,
) {
  /** All files but the page itself, which has a path of its own. */
  const files = () =>
    readdirSync(new URL(`${folder}/`, FILES)).filter((name) => name !== 'index.html' && !/\.(br|gz)$/.test(name));

  async function file({ params }: { params: { file: string } }): Promise<Document> {
    if (!files().includes(params.file)) {
      throw new ApiError('not_found', message('page_file_unknown', { folder }));
    }
    return stored(`${folder}/${params.file}`, headersOf(params.file));
  }

  return { page: () => page(`${folder}/index.html`, policy), file };
}

const ofDocs = servedPage('docs', PAGE_POLICY);

/** The documentation; among its files is the page where a new password is entered, which is made for its reader. */
export const docs = {
  page: ofDocs.page,
  file: (asked: { params: { file: string }; language: NameLanguage }): Document | Promise<Document> =>
    asked.params.file === RESET_PAGE ? resetPage(asked.language, appOf(process.env)) : ofDocs.file(asked),
};

/** A name with a hash of its content in it. */
const NAMED = /-[0-9A-Z]{8}\.(js|json|bin)$/;
const WORKERS = /^(sw|worker-[0-9A-Z]{8}|engine-[0-9A-Z]{8})\.js$/;

/**
 * Returns what is sent with a file of the playground: workers have a policy of their own, and what is named by its
 * content never changes.
 */
function playgroundHeaders(file: string): Readonly<Record<string, string>> {
  return {
    ...(NAMED.test(file) && { 'cache-control': 'public, max-age=31536000, immutable' }),
    ...(WORKERS.test(file) && { 'content-security-policy': workerPolicy() }),
    // The page lies above the folder of its files.
    ...(file === 'sw.js' && { 'service-worker-allowed': '/playground', 'cache-control': 'no-cache' }),
  };
}

/** The playground, which may be installed as an app. */
export const playground = servedPage('playground', APP_POLICY, playgroundHeaders);

/** Returns the pages of one folder by name. */
function shelf(folder: string, missing: Message) {
  return async ({ params }: { params: { name: string } }): Promise<Document> => {
    const file = `${params.name}.html`;
    if (!readdirSync(new URL(`${folder}/`, FILES)).includes(file)) throw new ApiError('not_found', missing);
    return page(`${folder}/${file}`);
  };
}

export const groupPage = shelf('reference', message('path_group_unknown', {}));
export const guidePage = shelf('guide', message('guide_unknown', {}));
export const errorPage = shelf('errors', message('error_code_unknown', {}));
export const fieldErrorPage = shelf('errors/types', message('error_code_unknown', {}));

export function changelog(): Promise<Document> {
  return page('changelog.html');
}

export function llms(): Promise<Document> {
  return stored('llms.txt');
}

/** Every error code and kind of invalid field: a page for browsers, JSON for programs. */
export async function errorList({ accept }: { accept: string | undefined }): Promise<Document> {
  const found =
    acceptedType(accept, ['text/html']) === null ? await stored('errorList.json') : await page('errorList.html');
  return { ...found, headers: { ...found.headers, vary: 'Accept, Accept-Encoding' } };
}

async function page(path: string, policy = PAGE_POLICY): Promise<Document> {
  return { ...(await stored(path)), headers: { 'content-security-policy': policy } };
}

const read = new Map<string, Document>();

async function stored(path: string, headers?: Document['headers']): Promise<Document> {
  const known = read.get(path);
  if (known) return known;
  const document = { ...(await documentAt(path)), ...(headers && { headers }) };
  read.set(path, document);
  return document;
}

async function documentAt(path: string): Promise<Document> {
  const file = fileURLToPath(new URL(path, FILES));
  const contentType = CONTENT_TYPES[extname(path)] ?? PLAIN_TEXT;
  if (BINARY.includes(extname(path))) return { contentType, body: await readFile(file) };
  const [body, br, gzip] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.br`), readFile(`${file}.gz`)]);
  return { contentType, body, encoded: { br, gzip } };
}
