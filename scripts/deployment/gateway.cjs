/** How the gateway is set: which routes let less through than others, and by which address the API is known. */
const { functions, logicalName } = require('./functions.cjs');
const { parameter } = require('./parameters.cjs');

/** Routes with a throttle of their own: logging in hashes passwords, a text may cost money. */
async function slowRoutes(variables) {
  const described = Object.entries(await functions(variables));
  return described.flatMap(([name, { events }]) => {
    const kind = name === 'auth' ? 'auth' : name.endsWith('Text') && 'text';
    return kind ? events.map(({ httpApi }) => ({ kind, path: httpApi.path })) : [];
  });
}

/** By route key; a route that has settings takes none of the default ones. */
async function routeSettings(variables) {
  const settings = (await slowRoutes(variables)).map(({ kind, path }) => [
    `ANY ${path}`,
    {
      ThrottlingRateLimit: `\${param:${kind}-rate-per-second}`,
      ThrottlingBurstLimit: `\${param:${kind}-burst}`,
    },
  ]);
  return Object.fromEntries(settings);
}

/** Those routes as the template spells them. */
async function throttledRoutes(variables) {
  return (await slowRoutes(variables)).map(({ path }) => {
    const parts = path.replace('{proxy+}', 'ProxyVar').split('/').filter(Boolean);
    return `HttpApiRouteAny${parts.map(logicalName).join('')}`;
  });
}

/** What `public-base-url` says, else the API's own name, else the address that the gateway gives it. */
async function publicBaseUrl(variables) {
  const given = await parameter(variables, 'public-base-url');
  if (given !== '') return given;
  const name = await parameter(variables, 'domain-name');
  if (name !== '') return `https://${name}`;
  return { 'Fn::Sub': 'https://${HttpApi}.execute-api.${AWS::Region}.amazonaws.com' };
}

module.exports = { publicBaseUrl, routeSettings, throttledRoutes };
