/** The embedded services in place of AWS, and the environment variables that point the application to them. */
import { join } from 'node:path';
import { generatedKeys } from '../keys.mjs';
import { SECURITY_LOG } from './address.mjs';
import { startMail } from './mail.mjs';
import { startTable } from './table.mjs';

const TABLE_NAME = 'accounts';
/** Fifty calls at once on a busy machine must wait for it rather than time out. */
const TRY_MS = 10_000;

/**
 * Starts table and mail and generates keys; returns them with the values for process.env, which must be set before the
 * application is loaded.
 *
 * @param folder where accounts and mails are stored; null for memory alone
 * @param baseUrl where the application answers, for the links in its mails
 * @param onMail called with every mail
 */
export async function startEmbedded({ folder = null, baseUrl, onMail }) {
  requireDevelopment(process.env.STAGE);
  const within = (name) => (folder === null ? null : join(folder, name));
  const table = await startTable({ folder: within('table'), tableName: TABLE_NAME });
  const mail = await startMail({ folder: within('outbox'), ...(onMail && { onMail }) });
  return {
    env: environment({ table, mail, baseUrl, securityLogFile: within(SECURITY_LOG) }),
    table,
    mail,
    stop: () => Promise.all([table.stop(), mail.stop()]),
  };
}

/** The same stages as in functions/_shell/accounts/stage.ts; here no stage is also allowed. */
const DEVELOPMENT = /^(dev|test|local)?$/i;

function requireDevelopment(stage = '') {
  if (DEVELOPMENT.test(stage.trim())) return;
  const message =
    `STAGE is ${stage}: only dev, test and local run on embedded parts and generated keys. ` +
    'Unset STAGE to try the service here; any other stage runs on AWS.';
  throw Object.assign(new Error(message), { code: 'PRODUCTION' });
}

function environment({ table, mail, baseUrl, securityLogFile }) {
  const { privateKeys, publicKeys } = generatedKeys({ kidPrefix: 'dev' });
  return {
    STAGE: 'local',
    ACCOUNTS_TABLE: TABLE_NAME,
    DYNAMODB_ENDPOINT: table.endpoint,
    SES_ENDPOINT: mail.endpoint,
    ...(securityLogFile !== null && { SECURITY_LOG_FILE: securityLogFile }),
    EMBEDDED_TRY_MS: String(TRY_MS),
    MAIL_FROM: 'Vedic Astrology <no-reply@localhost.example>',
    PUBLIC_BASE_URL: baseUrl,
    SECURITY_CONTACT: process.env.SECURITY_CONTACT ?? 'security@localhost.example',
    JWT_PRIVATE_KEYS: JSON.stringify(privateKeys),
    JWT_PUBLIC_KEYS: JSON.stringify(publicKeys),
    AUTH_THROTTLING: process.env.AUTH_THROTTLING ?? 'off',
    AI_THROTTLING: process.env.AI_THROTTLING ?? 'off',
    CALLER_LIMITS: process.env.CALLER_LIMITS ?? 'off',
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
}
