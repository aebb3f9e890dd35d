/** A form that sends the request of an example, and shows what comes back. */
import { answerTree } from './answerTree.ts';
import { element } from './dom.ts';
import { headersOf, targetOf, type Given, type Sendable, type SendableField } from './sendable.ts';

const TOKEN = 'access_token';
/** What an account call answers after which a token is of no use. */
const SIGNED_OUT: readonly unknown[] = ['logged_out', 'logged_out_everywhere', 'deleted'];
/** A longer answer would take the page's breath; it is there to be copied from a program. */
const SHOWN_CHARACTERS = 400_000;

/** What stands in the form. */
export interface Typed {
  readonly given: readonly Given[];
  readonly body: string | null;
  /** A content type; empty where the answer has only one. */
  readonly format: string;
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @param changed called whenever something was typed or chosen */
export function tryForm(request: Sendable, body: string | null, changed: (typed: Typed) => void): HTMLElement {
  const form = element('form', 'try');
  const inputs = request.fields.map((field) => [field, fieldInput(field)] as const);
  for (const [{ name, in: where }, input] of inputs) form.append(labelled(`${name} (${where})`, input));
  const bodyField = body === null ? null : bodyInput(body);
  if (bodyField) form.append(labelled('Body', bodyField));
  const token = request.isProtected ? tokenInput() : null;
  if (token) form.append(labelled('Access token (of POST /api/v1/auth/login; kept for this tab)', token));
  const format = request.formats.length > 0 ? choice(request.formats) : null;
  if (format) form.append(labelled('Accept', format));
  const send = element('button', 'send', 'Send');
  form.append(send);
  const answer = element('div', 'answer');
  answer.ariaLive = 'polite';

  const typed = (): Typed => ({
    given: inputs.map(([field, { value }]): Given => [field, value]),
    body: bodyField?.value ?? null,
    format: format?.value ?? '',
  });
  form.addEventListener('input', () => changed(typed()));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (token) sessionStorage.setItem(TOKEN, token.value);
    send.disabled = true;
    void answered(request, typed(), token?.value.trim() ?? '').then((parts) => {
      answer.replaceChildren(...parts);
      send.disabled = false;
    });
  });
  const whole = element('div');
  whole.append(form, answer);
  return whole;
}

function fieldInput({ example, choices }: SendableField): Input {
  if (choices.length > 0) return choice(['', ...choices], example);
  const input = element('input');
  input.value = example;
  return input;
}

function bodyInput(body: string): Input {
  const input = element('textarea');
  input.value = body;
  input.spellcheck = false;
  return input;
}

function tokenInput(): Input {
  const input = element('input');
  input.value = sessionStorage.getItem(TOKEN) ?? '';
  input.autocomplete = 'off';
  return input;
}

function choice(options: readonly string[], chosen = options[0]!): HTMLSelectElement {
  const select = element('select');
  for (const option of options) select.append(element('option', '', option));
  select.value = chosen;
  return select;
}

function labelled(text: string, input: Input): HTMLElement {
  const label = element('label', '', text);
  label.append(input);
  return label;
}

async function answered({ method, path }: Sendable, typed: Typed, token: string): Promise<HTMLElement[]> {
  const { body, format, given } = typed;
  const started = performance.now();
  try {
    const headers = headersOf(given, format, token, body !== null);
    const response = await fetch(targetOf(path, given), { method, headers, ...(body !== null && { body }) });
    const content = await response.blob();
    const ms = Math.round(performance.now() - started);
    const size = `${(content.size / 1000).toFixed(1)} kB`;
    const line = element('p', response.ok ? 'ok' : 'failed', `${response.status} in ${ms} ms, ${size}`);
    return [line, await shown(content)];
  } catch {
    return [element('p', 'failed', 'The service could not be reached. Is it still running?')];
  }
}

async function shown(content: Blob): Promise<HTMLElement> {
  if (content.type.startsWith('image/')) return picture(content);
  if (content.type === 'application/pdf') return download(content);
  const text = await content.text();
  const json = parsed(text);
  if (json !== null && text.length <= SHOWN_CHARACTERS) {
    keepToken(json);
    return answerTree(json, null);
  }
  const pre = element('pre', '', text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}\n...` : text);
  pre.tabIndex = 0;
  return pre;
}

function parsed(text: string): object | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' ? json : null;
  } catch {
    // A text, such as a page.
    return null;
  }
}

/** A token in an answer serves the next request, until the caller signs out. */
function keepToken(answer: { access_token?: string; tokens?: { access_token?: string }; code?: unknown }): void {
  const given = answer.access_token ?? answer.tokens?.access_token;
  if (given) sessionStorage.setItem(TOKEN, given);
  if (SIGNED_OUT.includes(answer.code)) sessionStorage.removeItem(TOKEN);
}

async function picture(content: Blob): Promise<HTMLElement> {
  const image = element('img');
  image.alt = 'The chart that was answered';
  image.src = await dataUrl(content);
  return image;
}

async function download(content: Blob): Promise<HTMLElement> {
  const link = element('a', 'button', 'Save the report');
  link.download = 'chart.pdf';
  link.href = await dataUrl(content);
  const line = element('p');
  line.append(link);
  return line;
}

function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The answer cannot be read.'));
    reader.readAsDataURL(content);
  });
}
