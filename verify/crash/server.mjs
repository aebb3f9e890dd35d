/** The account paths on a folder of accounts, in a process that is meant to be killed. Prints its address. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startEmbedded } from '../../scripts/embedded/index.mjs';
import { startLocalServer } from '../../scripts/localServer.mjs';
import { dist } from '../../scripts/project.mjs';

const [, , folder] = process.argv;
const { env } = await startEmbedded({ folder, baseUrl: 'http://kills.example' });
Object.assign(process.env, env);
const { handler } = await import(pathToFileURL(join(dist, 'auth/index.mjs')).href);
const { port } = await startLocalServer({ handlers: new Map([['auth', handler]]), port: 0 });
console.log(JSON.stringify({ base: `http://127.0.0.1:${port}`, table: env.DYNAMODB_ENDPOINT }));
