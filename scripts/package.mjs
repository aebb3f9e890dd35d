/** Builds what is deployed: bundles, layer, and the templates in .serverless/: npm run package */
import { spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from './build.mjs';
import { assembleLayer } from './layer.mjs';
import { root } from './project.mjs';
import { smoke } from './smoke.mjs';

const output = join(root, '.serverless');
const started = performance.now();

const OFFLINE = {
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  SLS_TELEMETRY_DISABLED: '1',
  SLS_NOTIFICATIONS_MODE: 'off',
};

rmSync(output, { recursive: true, force: true });
await build();
await assembleLayer();
process.exitCode = smoke() ? await packaged() : 1;
if (process.exitCode === 0) reportSizes();

/** Returns the exit code of `serverless package`, which asks CloudFormation about earlier layers and asks our stub. */
async function packaged() {
  const stub = createServer(answerNoSuchStack);
  await new Promise((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const serverless = join(
    dirname(createRequire(import.meta.url).resolve('serverless/package.json')),
    'bin/serverless.js',
  );
  const child = spawn(process.execPath, [serverless, 'package', '--package', output], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...OFFLINE, AWS_ENDPOINT_URL_CLOUDFORMATION: `http://127.0.0.1:${stub.address().port}` },
  });
  const code = await new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  stub.close();
  return code;
}

function answerNoSuchStack(request, response) {
  request.resume();
  response.writeHead(400, { 'content-type': 'text/xml' });
  response.end(
    '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code>' +
      '<Message>Stack with id none does not exist</Message></Error></ErrorResponse>',
  );
}

function reportSizes() {
  const archives = readdirSync(output).filter((name) => name.endsWith('.zip'));
  for (const name of archives) {
    console.log(`${name.padEnd(16)} ${(statSync(join(output, name)).size / 1000).toFixed(0).padStart(7)} kB`);
  }
  console.log(`packaged in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
