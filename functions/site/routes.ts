/** What is beside the paths that compute: whether all is well, what there is, and a page to try it on. */
import * as v from 'valibot';
import { reference } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { jwks } from './accounts.ts';
import * as results from './results.ts';

const DocsFile = {
  file: v.pipe(v.string(), v.examples(['swagger-ui.css']), v.description('Name of a file that the page needs')),
};

export const about = 'Whether all is well, this document, and a page to try it on';

export const routes = [
  reference('/health', results.health),
  reference('/.well-known/jwks.json', jwks),
  reference('/openapi.json', results.openApi),
  reference('/docs', results.docsPage),
  reference('/docs/{file}', results.docsFile, { params: DocsFile }),
];

export const handler = serve(routes);
