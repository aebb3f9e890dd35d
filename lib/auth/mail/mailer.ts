/** Sends mail through SES. */
import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { clientSettings, watchClock, type ClientOptions } from '../aws.ts';
import type { Mail } from './mails.ts';

/** @throws any error of SES or of the connection to it */
export type Mailer = (to: string, mail: Mail) => Promise<void>;

export interface MailerOptions extends ClientOptions {
  /** An address verified with SES. */
  readonly from: string;
  /** Reports bounces and complaints. */
  readonly configurationSet?: string | undefined;
}

/** One attempt: the outbox repeats what fails. */
const PATIENCE = { tries: 1, tryMs: 3000 };

/** Returns a function that sends one mail by SES, in one attempt of three seconds. */
export function mailer({ from, configurationSet, ...options }: MailerOptions): Mailer {
  const client = watchClock(new SESClient(clientSettings(options, PATIENCE)));
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return async (to, { subject, text, html }) => {
    const command = new SendEmailCommand({
      Source: from,
      Destination: { ToAddresses: [to] },
      Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
      ConfigurationSetName: configurationSet,
    });
    await client.send(command);
  };
}
