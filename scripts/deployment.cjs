/** What serverless.yml reads: functions, what they may do, their routes, their alarms and the page that shows them, from scripts/deployment/. */
const { alarms } = require('./deployment/alarms.cjs');
const { dashboard } = require('./deployment/dashboard.cjs');
const { COMPUTE_NODE_OPTIONS, functions } = require('./deployment/functions.cjs');
const { publicBaseUrl, routeSettings, throttledRoutes } = require('./deployment/gateway.cjs');
const { declaredVariables } = require('./deployment/parameters.cjs');
const { mailEventStatements, outboxStatements } = require('./deployment/mailItems.cjs');
const { authSecret, mailStatements, reporting, textStatements } = require('./deployment/statements.cjs');

module.exports = {
  COMPUTE_NODE_OPTIONS,
  declaredVariables,
  functions,
  alarms,
  dashboard,
  publicBaseUrl,
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
