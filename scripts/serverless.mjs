/** Creates the templates of a deployment without network or AWS account. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './project.mjs';

const OFFLINE = {
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  SLS_TELEMETRY_DISABLED: '1',
  SLS_NOTIFICATIONS_MODE: 'off',
};

/**
 * Returns the exit code of `serverless package`, whose questions to CloudFormation about earlier layers our stub
 * answers.
 *
 * @param output folder for archives and templates
 * @param options further ones, such as `--stage prod --param domain-name=api.example.com`
 * @param stdio of the child process
 * @param service folder with serverless.yml and all that it names
 */
export async function packaged(output, options, { stdio = 'inherit', service = root } = {}) {
  const stub = createServer(answerNoSuchStack);
  await new Promise((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const serverless = join(
    dirname(createRequire(import.meta.url).resolve('serverless/package.json')),
    'bin/serverless.js',
  );
  const child = spawn(process.execPath, [serverless, 'package', '--package', output, ...options], {
    cwd: service,
    stdio,
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
