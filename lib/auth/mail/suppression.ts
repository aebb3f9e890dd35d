/** Stops mail to addresses that bounced permanently or whose owner complained. */
import { emailAddress } from '../account/identifiers.ts';
import { mailedUserByEmail, noteOfMail } from './mailedUser.ts';
import type { MailParts } from '../services.ts';

/** The relevant fields of a report by SES. */
interface MailReport {
  readonly bounce?: { readonly bounceType?: string; readonly bouncedRecipients?: readonly Recipient[] };
  readonly complaint?: { readonly complainedRecipients?: readonly Recipient[] };
}

interface Recipient {
  readonly emailAddress?: string;
}

/**
 * Marks the users whose addresses bounced permanently or complained, so that no more mail is sent to them.
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

/** SES sends a test message to a new topic: what is no report concerns no address. */
function reportIn(text: string): MailReport {
  try {
    return (JSON.parse(text) ?? {}) as MailReport;
  } catch {
    // The parser's own message would quote the text in the log.
    return {};
  }
}
