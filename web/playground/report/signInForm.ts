/** The form for signing in or registering, with the problems of the service at its fields. */
import { Refusal } from '../answers.ts';
import { element } from '../dom.ts';
import type { Language } from '../../../lib/words/language.ts';
import { reportWordsIn } from '../words/reportWords.ts';
import { wordsIn } from '../words/words.ts';
import { register, signIn } from './account.ts';

type Way = 'signIn' | 'register';

/** @param done called once the page is signed in */
export function signInForm(lang: Language, done: () => void): HTMLFormElement {
  const words = reportWordsIn(lang);
  const username = field('username', words.username, { autocomplete: 'username' });
  const email = field('email', words.email, { type: 'email', autocomplete: 'email' });
  const password = field('password', words.password, { type: 'password', autocomplete: 'current-password' });
  const send = element('button', { class: 'draw' });
  const said = element('p', { class: 'problem', role: 'alert' });
  const ways = (['signIn', 'register'] as const).map((way, k) => wayOption(way, words[way], k === 0));
  const choice = element(
    'fieldset',
    { class: 'segments' },
    element('legend', { class: 'unseen' }, words.which),
    ...ways,
  );
  const fields = [email, username, password];
  const form = element('form', { class: 'sign-in', novalidate: true }, choice, ...fields, send, said);

  const way = () => new FormData(form).get('way') as Way;
  const valueOf = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;

  function follow(): void {
    username.hidden = way() === 'signIn';
    password.querySelector('input')!.autocomplete = way() === 'signIn' ? 'current-password' : 'new-password';
    send.textContent = words.send[way()];
  }

  async function submit(): Promise<void> {
    tell(form, said, []);
    send.disabled = true;
    const credentials = { email: valueOf('email').trim(), password: valueOf('password') };
    try {
      if (way() === 'register') {
        await register({ ...credentials, username: valueOf('username').trim() }, lang);
        // The account is made: what fails from here on is tried again by signing in.
        form.querySelector<HTMLInputElement>('[value=signIn]')!.checked = true;
        follow();
      }
      await signIn(credentials, lang);
      done();
    } catch (error) {
      const problems = error instanceof Refusal ? error.fields : [];
      const message = error instanceof Refusal ? error.message : wordsIn(lang).unreachable;
      tell(form, said, problems.length > 0 ? problems : [{ field: '', message }]);
    } finally {
      send.disabled = false;
    }
  }

  choice.addEventListener('change', follow);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  follow();
  return form;
}

function wayOption(way: Way, label: string, checked: boolean): HTMLElement {
  return element(
    'label',
    {},
    element('input', { type: 'radio', name: 'way', value: way, checked }),
    element('span', {}, label),
  );
}

function field(name: string, label: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const id = `account-${name}`;
  const input = element('input', { id, name, required: true, 'aria-describedby': `${id}-problem`, ...attributes });
  return element(
    'div',
    { class: 'field' },
    element('label', { for: id }, label),
    input,
    element('p', { class: 'problem', id: `${id}-problem`, hidden: true }),
  );
}

/** Shows each problem at its field, others below, and focuses the first field. */
function tell(form: HTMLFormElement, said: HTMLElement, problems: Refusal['fields']): void {
  const wrong = new Map(problems.map(({ field: name, message }) => [name, message]));
  for (const input of form.querySelectorAll<HTMLInputElement>('.field input')) {
    const message = wrong.get(input.name) ?? '';
    const place = form.querySelector<HTMLElement>(`#${input.id}-problem`)!;
    place.textContent = message;
    place.hidden = message === '';
    input.ariaInvalid = message === '' ? null : 'true';
    wrong.delete(input.name);
  }
  said.textContent = [...wrong.values()].join(' ');
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
