/**
 * The embedded SES: accepts mails as Amazon SES does (query protocol, version 2010-12-01) and stores them in an outbox.
 */
import { URLSearchParams } from 'node:url';
import { monotonicFactory } from 'ulid';
import { isSigned, RESET, SILENCE, startEndpoint } from './endpoint.mjs';
import { faultSwitch } from './faults.mjs';
import { outboxIn } from './outbox.mjs';

const FAULTS = ['reject', 'throttle', 'sandbox', 'timeout', 'error', 'down'];

const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/';

/**
 * Starts the endpoint; returns when it answers.
 *
 * @param folder where mails are stored; null for memory alone
 * @param port 0 for any free port
 * @param onMail called with every accepted mail
 */
export async function startMail({ folder = null, port = 0, onMail = () => undefined } = {}) {
  const outbox = outboxIn(folder);
  const { met, fail } = faultSwitch(FAULTS);
  const take = (mail) => {
    outbox.add(mail);
    onMail(mail);
  };
  const { endpoint, stop } = await startEndpoint({ port, answer: (request) => answer(request, met, take) });
  return { endpoint, outbox: outbox.mails, clear: outbox.clear, fail, stop };
}

const nextId = monotonicFactory();

async function answer(request, met, take) {
  const form = new URLSearchParams(request.body);
  const action = form.get('Action');
  if (!isSigned(request)) return refusal(403, 'MissingAuthenticationToken', 'Request is missing Authentication Token');
  if (action !== 'SendEmail') return refusal(400, 'InvalidAction', `Could not find operation ${action}.`);
  const mail = mailIn(form);
  const wrong = faultIn(mail);
  if (wrong) return refusal(400, 'InvalidParameterValue', wrong);
  const fault = met(action, mail);
  if (fault) return FAULTY[fault](mail);
  take(mail);
  return xml(200, `<SendEmailResult><MessageId>${mail.id}</MessageId></SendEmailResult>`, 'SendEmailResponse');
}

function mailIn(form) {
  const members = [...form].filter(([name]) => name.startsWith('Destination.ToAddresses.member.'));
  return {
    id: nextId(),
    to: members.map(([, address]) => address).join(', '),
    from: form.get('Source') ?? '',
    subject: form.get('Message.Subject.Data') ?? '',
    text: form.get('Message.Body.Text.Data'),
    html: form.get('Message.Body.Html.Data'),
    sent_at: new Date().toISOString(),
  };
}

/**
 * Returns why SES would refuse a mail, or undefined: it accepts ASCII addresses only, and no line break in a header.
 */
function faultIn({ to, from, subject, text, html }) {
  if (to === '') return "Missing required header 'To'.";
  if (from === '') return "Missing required header 'From'.";
  if (text === null && html === null) return 'The message has no body.';
  if (/[\r\n]/.test(subject)) return 'Header value contains a line break';
  if (/[\r\n]/.test(to + from)) return 'Local address contains control or whitespace';
  // eslint-disable-next-line no-control-regex -- the whole of ASCII is meant
  if (!/^[\x00-\x7f]*$/.test(to)) return 'Address contains a character outside ASCII';
  return to.split(', ').every((address) => /^[^@]+@[^@]+$/.test(address)) ? null : "Missing final '@domain'";
}

const FAULTY = {
  reject: () => refusal(400, 'MessageRejected', 'Email rejected.'),
  throttle: () => refusal(400, 'Throttling', 'Maximum sending rate exceeded.'),
  sandbox: ({ to }) =>
    refusal(400, 'MessageRejected', `Email address is not verified. The following identities failed the check: ${to}`),
  timeout: () => SILENCE,
  error: () => refusal(500, 'InternalFailure', 'The request processing has failed.'),
  down: () => RESET,
};

function refusal(status, code, message) {
  const type = status < 500 ? 'Sender' : 'Receiver';
  const error = `<Error><Type>${type}</Type><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`;
  return xml(status, error, 'ErrorResponse');
}

const xml = (status, content, root) => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<${root} xmlns="${NAMESPACE}">${content}</${root}>`,
});

/** Returns a text escaped for XML or HTML, between tags or in a quoted value. */
export function escaped(text) {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
