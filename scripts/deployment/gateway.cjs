/** How the gateway is set: which routes let less through than others, and by which address the API is known. */
const { functions, logicalName } = require('./functions.cjs');
const { parameter } = require('./parameters.cjs');

/** Which kind of throttle the routes of a function have, where it is one of their own. */
function kindOf(name) {
  // Logging in hashes passwords, a text may cost money, and the largest documents are sent by the site.
  if (name === 'auth' || name === 'site') return name;
  return name.endsWith('Text') ? 'text' : null;
}

/** Routes with a throttle of their own, by route key and as the template spells them. */
async function slowRoutes(variables) {
  const described = Object.entries(await functions(variables)).filter(([name]) => kindOf(name) !== null);
  return described.flatMap(([name, { events }]) =>
    events.map(({ httpApi }) => ({
      kind: kindOf(name),
      key: httpApi === '*' ? '$default' : `ANY ${httpApi.path}`,
      logicalName: httpApi === '*' ? 'HttpApiRouteDefault' : `HttpApiRouteAny${pathName(httpApi.path)}`,
    })),
  );
}

function pathName(path) {
  const parts = path.replace('{proxy+}', 'ProxyVar').split('/').filter(Boolean);
  return parts.map(logicalName).join('');
}

/** By route key; a route that has settings takes none of the default ones. */
async function routeSettings(variables) {
  const settings = (await slowRoutes(variables)).map(({ key, kind }) => [
    key,
    {
      ThrottlingRateLimit: `\${param:${kind}-rate-per-second}`,
      ThrottlingBurstLimit: `\${param:${kind}-burst}`,
    },
  ]);
  return Object.fromEntries(settings);
}

async function throttledRoutes(variables) {
  return (await slowRoutes(variables)).map(({ logicalName: name }) => name);
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
