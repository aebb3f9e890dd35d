import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import * as results from './results.ts';

export const routes = [natal('/planets/positions', results.positions)];

export const handler = serve(routes);
