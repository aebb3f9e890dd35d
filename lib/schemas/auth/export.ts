/** Everything stored about a person, as that person receives it. */
import * as v from 'valibot';
import { number, record, text, yes } from '../common/records.ts';

const instant = (description: string) => v.pipe(v.nullable(v.string()), v.description(`ISO 8601, UTC. ${description}`));

export const AccountExport = record('AccountExport', 'All that is kept of a person', {
  exported_at: text('ISO 8601, UTC'),
  account: v.object({
    id: text('Never changes'),
    email: text('As typed'),
    email_key: text('What makes two addresses the same'),
    email_address: text('Where mail is sent'),
    username: v.string(),
    username_key: text('What makes two usernames the same'),
    full_name: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    role: v.string(),
    tier: v.string(),
    lang: text('Of mails that nobody asked for in another language'),
    is_verified: yes('Whether the mailbox is known to be theirs'),
    is_disabled: yes('Whether an operator keeps the account out'),
    is_mail_suppressed: yes('Whether mail to the address came back or was complained of, so that none is sent'),
    token_version: number('Raised by whatever ends sign-ins'),
    verify_ordered_at: instant('When a verification mail was last ordered'),
    verify_expires_at: instant('When the last verification link stops to work'),
    expires_at: instant('When the account goes if nobody verifies it; null for one that stays'),
    pending_email: v.pipe(v.nullable(v.string()), v.description('A new address that waits for its link to be opened')),
    created_at: text('ISO 8601, UTC'),
    updated_at: text('ISO 8601, UTC'),
  }),
  one_time_tokens: v.pipe(
    v.array(
      v.object({
        purpose: v.picklist(['verify', 'reset', 'change_email']),
        email_key: text('Where the link went'),
        token_version: number('Of the account when the link was made'),
        expires_at: instant('When the link stops to work'),
      }),
    ),
    v.description('Links that were mailed'),
  ),
  mail_orders: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        kind: text('What the mail is about'),
        lang: v.string(),
        attempts: number('How often it was tried'),
        due_at: instant('When it is tried next'),
        expires_at: instant('When it is given up'),
      }),
    ),
    v.description('Mails that wait to be sent'),
  ),
  left_out: v.pipe(v.array(v.string()), v.description('What is kept beside and not told, in words')),
});
export type AccountExport = v.InferOutput<typeof AccountExport>;

export const EXAMPLE_EXPORT: AccountExport = {
  exported_at: '2026-02-14T09:00:00Z',
  account: {
    id: '01KAGVKJ6Q5T3ZB7W2M9X4C8RD',
    email: 'asha@example.com',
    username: 'asha',
    full_name: 'Asha Rao',
    phone: null,
    role: 'user',
    tier: 'free',
    is_verified: true,
    pending_email: null,
    created_at: '2026-01-31T06:30:00Z',
    updated_at: '2026-01-31T06:41:12Z',
    email_key: 'asha@example.com',
    email_address: 'asha@example.com',
    username_key: 'asha',
    lang: 'en',
    is_disabled: false,
    is_mail_suppressed: false,
    token_version: 2,
    verify_ordered_at: '2026-01-31T06:30:00Z',
    verify_expires_at: '2026-02-01T06:30:01Z',
    expires_at: null,
  },
  one_time_tokens: [],
  mail_orders: [],
  left_out: ['the hash of the password'],
};
