/** Paths that do not compute: health, the index, the documentation and the playground. */
import * as v from 'valibot';
import type { answers } from '../../lib/schemas/site/answers.ts';
import { reference } from '../_shell/kinds/reference.ts';
import type { Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { jwks } from './accountPages.ts';
import * as pages from './sitePages.ts';
import { home } from './home.ts';
import { health } from './results.ts';
import { changePassword, securityTxt } from './wellKnown.ts';

const fileOf = (example: string) => ({
  file: v.pipe(v.string(), v.examples([example]), v.description('Name of a file that the page needs')),
});

const nameOf = (what: string, example: string) => ({
  name: v.pipe(v.string(), v.examples([example]), v.description(what)),
});

/** Large documents have a rate limit. */
const READ = { limit: 'documents' } as const;

export const about = 'Whether all is well, this document, and pages to read and to try it on';

export const routes = [
  reference('/', home, { answer: 'home' }),
  reference('/health', health, { answer: 'health' }),
  reference('/.well-known/jwks.json', jwks, { answer: 'jwks' }),
  reference('/.well-known/security.txt', securityTxt, { answer: 'securityTxt' }),
  reference('/.well-known/change-password', changePassword, { answer: 'passwordPage', status: 302 }),
  reference('/openapi.json', pages.openApi, { answer: 'openApi', ...READ }),
  reference('/openapi-3.0.json', pages.openApi30, { answer: 'openApi30', ...READ }),
  reference('/openapi/{file}', pages.groupDocument, {
    answer: 'groupDocument',
    ...READ,
    params: fileOf('planets.json'),
  }),
  reference('/docs', pages.docs.page, { answer: 'docs', ...READ }),
  reference('/docs/{file}', pages.docs.file, { answer: 'docsFile', ...READ, params: fileOf('page.css') }),
  reference('/docs/reference/{name}', pages.groupPage, {
    answer: 'groupPage',
    ...READ,
    params: nameOf('Name of a group of paths', 'planets'),
  }),
  reference('/docs/guide/{name}', pages.guidePage, {
    answer: 'guidePage',
    ...READ,
    params: nameOf('Name of a guide', 'conventions'),
  }),
  reference('/docs/changelog', pages.changelog, { answer: 'changelog', ...READ }),
  reference('/errors', pages.errorList, { answer: 'errorList', ...READ }),
  reference('/errors/types/{name}', pages.fieldErrorPage, {
    answer: 'fieldErrorPage',
    ...READ,
    params: nameOf('Kind of an invalid field', 'timezone'),
  }),
  reference('/errors/{name}', pages.errorPage, {
    answer: 'errorPage',
    ...READ,
    params: nameOf('Code of an error', 'validation_error'),
  }),
  reference('/llms.txt', pages.llms, { answer: 'llms', ...READ }),
  reference('/playground', pages.playground.page, { answer: 'playground', ...READ }),
  reference('/playground/{file}', pages.playground.file, {
    answer: 'playgroundFile',
    ...READ,
    params: fileOf('page.css'),
  }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
