/** What serverless.yml reads: functions, permissions, routes, alarms and the dashboard, from scripts/deployment/. */
const { alarms } = require('./deployment/alarms.cjs');
const { brake } = require('./deployment/brake.cjs');
const { dashboard } = require('./deployment/dashboard.cjs');
const { COMPUTE_NODE_OPTIONS, functions, refusal } = require('./deployment/functions.cjs');
const { publicBaseUrl, routeSettings, throttledRoutes } = require('./deployment/gateway.cjs');
const { mailEventStatements, outboxStatements } = require('./deployment/mailItems.cjs');
const { declaredVariables, deletionProtection, publicKeys } = require('./deployment/parameters.cjs');
const { authSecret, mailStatements, reporting, textStatements } = require('./deployment/statements.cjs');

module.exports = {
  COMPUTE_NODE_OPTIONS,
  declaredVariables,
  functions,
  alarms,
  dashboard,
  brake,
  deletionProtection,
  publicBaseUrl,
  publicKeys,
  refusal,
  routeSettings,
  throttledRoutes,
  authSecret,
  mailStatements,
  outboxStatements,
  mailEventStatements,
  textStatements,
  computeReporting: (variables) => reporting('ComputeRole', variables),
  authReporting: (variables) => reporting('AuthRole', variables),
  mailReporting: (variables) => reporting('MailRole', variables),
  mailEventReporting: (variables) => reporting('MailEventRole', variables),
  textReporting: (variables) => reporting('TextRole', variables),
};
