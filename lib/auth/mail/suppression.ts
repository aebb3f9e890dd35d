/** Stops mail to addresses that bounced for good or whose owner complained. */
import { emailAddress } from '../account/identifiers.ts';
import { mailedUserByEmail, noteOfMail } from './mailedUser.ts';
import type { MailParts } from '../services.ts';

/** What SES reports, as far as it matters here. */
interface MailReport {
  readonly bounce?: { readonly bounceType?: string; readonly bouncedRecipients?: readonly Recipient[] };
  readonly complaint?: { readonly complainedRecipients?: readonly Recipient[] };
}

interface Recipient {
  readonly emailAddress?: string;
}

/**
 * Marks the users whose addresses bounced for good or complained, so that no mail goes there any more.
 *
 * @param reports JSON, one object each, as SES sends them through SNS
 */
export async function noteReports(
  { table }: Pick<MailParts, 'table'>,
  reports: readonly string[],
  nowUnixMs: number,
): Promise<void> {
  for (const address of reports.flatMap(unwanted)) {
    const found = emailAddress(address);
    const user = 'problem' in found ? null : await mailedUserByEmail(table, found.key, nowUnixMs / 1000);
    if (user) await noteOfMail(table, user.id, { isMailSuppressed: true });
  }
}

/** A soft bounce may pass: only permanent ones count. */
function unwanted(report: string): string[] {
  const { bounce, complaint } = reportIn(report);
  const bounced = bounce?.bounceType === 'Permanent' ? (bounce.bouncedRecipients ?? []) : [];
  return [...bounced, ...(complaint?.complainedRecipients ?? [])].flatMap(({ emailAddress: to }) => (to ? [to] : []));
}

/** SES greets a new topic with a sentence: what is no report says nothing of any address. */
function reportIn(text: string): MailReport {
  try {
    return (JSON.parse(text) ?? {}) as MailReport;
  } catch {
    // The parser's own message would quote it into the log.
    return {};
  }
}
