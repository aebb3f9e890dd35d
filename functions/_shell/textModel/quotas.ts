/** How often texts may be asked for: counted before anything is spent. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { addressSubject, type Throttle } from '../../../lib/auth/throttle.ts';
import { userOf } from '../signedIn/user.ts';
import type { TextRefusals } from './refusals.ts';
import type { TextLimitName } from './settings.ts';

/**
 * Counts a text against the quotas of its caller.
 *
 * @throws what `quotaExceeded` makes
 */
export async function countedText(
  event: APIGatewayProxyEventV2,
  quotas: Throttle<TextLimitName>,
  nowUnixSeconds: number,
  refusals: Pick<TextRefusals, 'quotaExceeded'>,
): Promise<void> {
  const address = addressSubject(event.requestContext.http.sourceIp);
  const user = userOf(event);
  const counters: readonly (readonly [TextLimitName, string])[] = [
    ['text_minute_ip', address],
    ['text_day_ip', address],
    ...(user === null ? [] : [['text_day_user', user] as const]),
  ];
  // One after another: what the minute refuses is not counted for the day.
  for (const [name, subject] of counters) {
    const waitSeconds = await quotas.counted(name, subject, nowUnixSeconds);
    if (waitSeconds !== null) throw refusals.quotaExceeded(waitSeconds);
  }
}
