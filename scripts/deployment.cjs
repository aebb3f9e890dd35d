/** What serverless.yml reads: functions, what they may do, their routes and their alarms, from scripts/deployment/. */
const { alarms } = require('./deployment/alarms.cjs');
const { brake } = require('./deployment/brake.cjs');
const { COMPUTE_NODE_OPTIONS, functions, refusal } = require('./deployment/functions.cjs');
const { publicBaseUrl, routeSettings, throttledRoutes } = require('./deployment/gateway.cjs');
const { declaredVariables, deletionProtection, publicKeys } = require('./deployment/parameters.cjs');
const { authSecret, reporting, textStatements } = require('./deployment/statements.cjs');

module.exports = {
  COMPUTE_NODE_OPTIONS,
  declaredVariables,
  functions,
  alarms,
  brake,
  deletionProtection,
  publicBaseUrl,
  publicKeys,
  refusal,
  routeSettings,
  throttledRoutes,
  authSecret,
  textStatements,
  computeReporting: (variables) => reporting('ComputeRole', variables),
  authReporting: (variables) => reporting('AuthRole', variables),
  mailReporting: (variables) => reporting('MailRole', variables),
  textReporting: (variables) => reporting('TextRole', variables),
};
