/**
 * The brake: lets almost nothing through the gateway once the month's budget is spent, and everything again when it
 * receives `{"release": true}`. This file is the whole function; its SDK is that of the runtime.
 */

/** For each route: enough to see that the service exists. */
const BRAKED = { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 5 };

/**
 * Returns the handler.
 *
 * @param update sets the throttles of the stage: of its routes, and of all others by default
 * @param usual what a deployment sets: `{ defaults, routes }`
 */
function braking(update, usual) {
  return async (event) => {
    const isReleased = event?.release === true;
    const routes = Object.keys(usual.routes).map((route) => [route, isReleased ? usual.routes[route] : BRAKED]);
    await update(isReleased ? usual.defaults : BRAKED, Object.fromEntries(routes));
    return { brake: isReleased ? 'released' : 'on' };
  };
}

function ofRuntime() {
  const { ApiGatewayV2Client, UpdateStageCommand } = require('@aws-sdk/client-apigatewayv2');
  const client = new ApiGatewayV2Client({});
  return (DefaultRouteSettings, RouteSettings) =>
    client.send(
      new UpdateStageCommand({
        ApiId: process.env.API_ID,
        StageName: '$default',
        DefaultRouteSettings,
        RouteSettings,
      }),
    );
}

const handler = (event) => braking(ofRuntime(), JSON.parse(process.env.USUAL))(event);

module.exports = { braking, handler };
