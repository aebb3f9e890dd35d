/** What is beside the paths that compute: whether all is well, what there is, and pages to read and to try it on. */
import * as v from 'valibot';
import { reference } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { jwks } from './accounts.ts';
import * as results from './results.ts';

const fileOf = (example: string) => ({
  file: v.pipe(v.string(), v.examples([example]), v.description('Name of a file that the page needs')),
});

export const about = 'Whether all is well, this document, and pages to read and to try it on';

export const routes = [
  reference('/health', results.health),
  reference('/.well-known/jwks.json', jwks),
  reference('/openapi.json', results.openApi),
  reference('/docs', results.docs.page),
  reference('/docs/{file}', results.docs.file, { params: fileOf('swagger-ui.css') }),
  reference('/playground', results.playground.page),
  reference('/playground/{file}', results.playground.file, { params: fileOf('page.css') }),
];

export const handler = serve(routes);
