/* global document, fetch, history, location, URLSearchParams */
const MESSAGES = ['length', 'mismatch', 'weak', 'incomplete', 'expired', 'busy', 'fault', 'offline', 'done'];
/** After these there is nothing left to send. */
const LAST_MESSAGES = ['incomplete', 'expired', 'done'];
/** Languages in which the server says why a password is weak; the page has a sentence in each. */
const REASONED = ['en', 'hi'];
const LENGTH = { shortest: 8, longest: 256 };

const { lang } = document.documentElement;
const part = (id) => document.getElementById(id);

const token = takenToken();
part('form').addEventListener('submit', save);
part('show').addEventListener('change', () => {
  for (const field of ['password', 'again']) part(field).type = part('show').checked ? 'text' : 'password';
});
if (token) part('form').hidden = false;
else show('incomplete');

/** Takes the token out of the address, so that no bookmark and no shared screen shows it. */
function takenToken() {
  const query = new URLSearchParams(location.search);
  const given = query.get('token');
  query.delete('token');
  history.replaceState(null, '', `${location.pathname}?${query}`.replace(/\?$/, ''));
  return given;
}

async function save(event) {
  event.preventDefault();
  const password = part('password').value;
  show(null);
  const mistake = mistakeOf(password, part('again').value);
  if (mistake) return show(mistake);
  part('save').disabled = true;
  show(await answerTo(password));
  part('save').disabled = false;
}

function mistakeOf(password, again) {
  const { length } = [...password.normalize('NFKC')];
  if (length < LENGTH.shortest || length > LENGTH.longest) return 'length';
  return password === again ? null : 'mismatch';
}

/** Returns the message that the server's answer comes to. */
async function answerTo(password) {
  let answer;
  try {
    answer = await fetch(`/api/v1/auth/reset-password?lang=${lang}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, new_password: password }),
    });
  } catch {
    return 'offline';
  }
  if (answer.ok) return 'done';
  if (answer.status === 429) return 'busy';
  const { code, detail } = await answer.json().catch(() => ({}));
  if (code === 'invalid_or_expired_token') return 'expired';
  if (answer.status !== 422 || !Array.isArray(detail)) return 'fault';
  if (REASONED.includes(lang)) part('weak').textContent = detail.map(({ msg }) => msg).join(' ');
  return 'weak';
}

function show(message) {
  for (const id of MESSAGES) part(id).hidden = id !== message;
  if (!LAST_MESSAGES.includes(message)) return;
  part('form').hidden = true;
  part('password').value = part('again').value = '';
}
