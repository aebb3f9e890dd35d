/** Settings of the gateway: which routes have lower throttles, and the public address of the API. */
const { functions, logicalName } = require('./functions.cjs');
const { parameter } = require('./parameters.cjs');

/** Returns the kind of throttle for the routes of a function; undefined for the default. */
function kindOf(name) {
  // Logging in hashes passwords, a text may cost money, and the site sends the largest documents.
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

/** Settings by route key; a route with settings of its own ignores the defaults. */
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

/** Returns `public-base-url`, otherwise the API's own name, otherwise the address that the gateway assigns. */
async function publicBaseUrl(variables) {
  const given = await parameter(variables, 'public-base-url');
  if (given !== '') return given;
  const name = await parameter(variables, 'domain-name');
  if (name !== '') return `https://${name}`;
  return { 'Fn::Sub': 'https://${HttpApi}.execute-api.${AWS::Region}.amazonaws.com' };
}

module.exports = { publicBaseUrl, routeSettings, throttledRoutes };
