/** How often texts may be requested: counted before anything is spent. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { addressSubject, type Throttle } from '../../lib/auth/limits/throttle.ts';
import { userOf } from '../_shell/signedIn/user.ts';
import type { TextRefusals } from './textRefusals.ts';
import type { TextLimitName } from './settings.ts';

/**
 * Counts a text against the quotas of its caller: the signed-in user, otherwise the address.
 *
 * One address may be shared by all customers of a carrier, or of an app whose server sends the requests: for signed-in
 * users its quota is generous.
 *
 * @throws an error of `quotaExceeded`
 */
export async function countedText(
  event: APIGatewayProxyEventV2,
  quotas: Throttle<TextLimitName>,
  nowUnixSeconds: number,
  refusals: Pick<TextRefusals, 'quotaExceeded'>,
): Promise<void> {
  const address = addressSubject(event.requestContext.http.sourceIp);
  const user = userOf(event);
  const counters = user === null ? ofAddress(address) : ofUser(user, address);
  // In sequence: what the minute refuses is not counted for the day, nor what a user's quota refuses for the address.
  for (const [name, subject] of counters) {
    const waitSeconds = await quotas.counted(name, subject, nowUnixSeconds);
    if (waitSeconds !== null) throw refusals.quotaExceeded(waitSeconds);
  }
}

type Counters = readonly (readonly [TextLimitName, string])[];

function ofAddress(address: string): Counters {
  return [
    ['text_minute_ip', address],
    ['text_day_ip', address],
  ];
}

function ofUser(user: string, address: string): Counters {
  return [
    ['text_minute_user', user],
    ['text_day_user', user],
    ['text_day_ip_signed_in', address],
  ];
}
