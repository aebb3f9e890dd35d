/* global document, fetch, FileReader, performance, sessionStorage, URLSearchParams */
/** A form that sends the request of an example, and shows what comes back. */

const TOKEN = 'access_token';
/** What an account call answers after which a token is of no use. */
const SIGNED_OUT = ['logged_out', 'logged_out_everywhere', 'deleted'];
/** A longer answer would take the page's breath; it is there to be copied from a program. */
const SHOWN_CHARACTERS = 400_000;

/** @param request method, path, fields, isProtected, formats: what scripts/docs/requests.ts wrote */
export function tryForm(request, sample) {
  const form = element('form', 'try');
  const inputs = request.fields.map((field) => [field, fieldInput(field)]);
  for (const [{ name, in: where }, input] of inputs) form.append(labelled(`${name} (${where})`, input));
  const body = bodyInput(sample);
  if (body) form.append(labelled('Body', body));
  const token = request.isProtected ? tokenInput() : null;
  if (token) form.append(labelled('Access token (of POST /api/v1/auth/login; kept for this tab)', token));
  const format = request.formats.length > 0 ? choice(request.formats) : null;
  if (format) form.append(labelled('Accept', format));
  const send = element('button', 'send', 'Send');
  form.append(send);
  const answer = element('div', 'answer');
  answer.setAttribute('aria-live', 'polite');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (token) sessionStorage.setItem(TOKEN, token.value);
    send.disabled = true;
    const asked = { target: targetOf(request.path, inputs), headers: headersOf(inputs, token, format, body), body };
    answer.replaceChildren(...(await answered(request.method, asked)));
    send.disabled = false;
  });
  const whole = element('div');
  whole.append(form, answer);
  return whole;
}

function fieldInput({ example, choices }) {
  if (choices.length > 0) return choice(['', ...choices], example);
  const input = element('input');
  input.value = example;
  return input;
}

function bodyInput(sample) {
  const shown = sample.querySelector('.body');
  if (!shown) return null;
  const input = element('textarea');
  // As it is without the quotes of a shell.
  input.value = shown.textContent.replaceAll(`'\\''`, `'`);
  input.spellcheck = false;
  return input;
}

function tokenInput() {
  const input = element('input');
  input.value = sessionStorage.getItem(TOKEN) ?? '';
  input.autocomplete = 'off';
  return input;
}

function choice(options, chosen = options[0]) {
  const select = element('select');
  for (const option of options) select.append(element('option', '', option));
  select.value = chosen;
  return select;
}

function labelled(text, input) {
  const label = element('label', '', text);
  label.append(input);
  return label;
}

function element(tag, className = '', text = '') {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

function valuesIn(inputs, place) {
  const given = inputs.filter(([{ in: where }, input]) => where === place && input.value !== '');
  return given.map(([{ name }, input]) => [name, input.value]);
}

/** @returns path and query; an example that brings its query along keeps it */
function targetOf(path, inputs) {
  const named = Object.fromEntries(valuesIn(inputs, 'path'));
  const target = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(named[name] ?? ''));
  const query = new URLSearchParams(valuesIn(inputs, 'query')).toString();
  return query ? `${target}?${query}` : target;
}

function headersOf(inputs, token, format, body) {
  return {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token?.value && { Authorization: `Bearer ${token.value.trim()}` }),
    ...(format && { Accept: format.value }),
    ...Object.fromEntries(valuesIn(inputs, 'header')),
  };
}

async function answered(method, { target, headers, body }) {
  const started = performance.now();
  try {
    const response = await fetch(target, { method, headers, ...(body && { body: body.value }) });
    const content = await response.blob();
    const ms = Math.round(performance.now() - started);
    const size = `${(content.size / 1000).toFixed(1)} kB`;
    const line = element('p', response.ok ? 'ok' : 'failed', `${response.status} in ${ms} ms, ${size}`);
    return [line, await shown(content)];
  } catch {
    return [element('p', 'failed', 'The service could not be reached. Is it still running?')];
  }
}

async function shown(content) {
  if (content.type.startsWith('image/')) return picture(content);
  if (content.type === 'application/pdf') return download(content);
  const text = readable(await content.text());
  const pre = element('pre');
  pre.tabIndex = 0;
  pre.textContent = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}\n...` : text;
  return pre;
}

/** JSON on many lines; a token in it serves the next request, until the caller signs out. */
function readable(text) {
  try {
    const json = JSON.parse(text);
    const given = json.access_token ?? json.tokens?.access_token;
    if (given) sessionStorage.setItem(TOKEN, given);
    if (SIGNED_OUT.includes(json.code)) sessionStorage.removeItem(TOKEN);
    return JSON.stringify(json, null, 2);
  } catch {
    return text;
  }
}

async function picture(content) {
  const image = element('img');
  image.alt = 'The chart that was answered';
  image.src = await dataUrl(content);
  return image;
}

async function download(content) {
  const link = element('a', 'button', 'Save the report');
  link.download = 'chart.pdf';
  link.href = await dataUrl(content);
  const line = element('p');
  line.append(link);
  return line;
}

function dataUrl(content) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
