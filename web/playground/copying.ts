/** The requests behind a panel, to copy as code. */
import type { CodeLanguage } from '../code/codeOf.ts';
import { button, element } from './dom.ts';
import { codeRequest, target, type ApiRequest } from './request.ts';
import type { Language } from '../../lib/words/language.ts';
import { wordsIn } from './words/words.ts';

/** For all panels alike, as long as the page is open. */
let chosen: CodeLanguage = 'curl';

/** Returns a folded list of the requests; the languages of code arrive after it, as no chart waits for them. */
export function copyableRequests(requests: readonly ApiRequest[], lang: Language): HTMLElement {
  const items = requests.map((request) => requestItem(request, lang));
  const list = element('ul', {}, ...items.map(({ item }) => item));
  const foot = element(
    'details',
    { class: 'panel-foot' },
    element('summary', {}, wordsIn(lang).requests(requests.length)),
    list,
  );
  import('../code/codeOf.ts').then(
    ({ CODE_LANGUAGES, codeOf }) => {
      const names = new Map(CODE_LANGUAGES.map(({ id, label }) => [id, label]));
      for (const { take } of items) take((request) => codeOf(chosen, codeRequest(request, location.origin)), names);
      list.prepend(element('li', {}, languageChoice(CODE_LANGUAGES, lang)));
    },
    () => {
      list.append(element('li', { role: 'alert' }, wordsIn(lang).unreachable));
    },
  );
  return foot;
}

function languageChoice(
  languages: readonly { readonly id: CodeLanguage; readonly label: string }[],
  lang: Language,
): HTMLElement {
  const options = languages.map(({ id, label }) => element('option', { value: id }, label));
  const select = element('select', { class: 'code-language' }, ...options);
  select.value = chosen;
  select.addEventListener('change', () => {
    chosen = select.value as CodeLanguage;
    for (const other of document.querySelectorAll<HTMLSelectElement>('.code-language')) other.value = chosen;
  });
  return element('label', {}, `${wordsIn(lang).codeIn} `, select);
}

interface RequestItem {
  readonly item: HTMLElement;
  /** Adds the button that copies. */
  take(code: (request: ApiRequest) => string, names: ReadonlyMap<CodeLanguage, string>): void;
}

function requestItem(request: ApiRequest, lang: Language): RequestItem {
  const words = wordsIn(lang);
  const label = `${request.method} /api/v1${request.path}`;
  const open = request.method === 'GET' ? element('a', { href: target(request) }, words.openAnswer) : null;
  const item = element('li', {}, element('code', {}, label), open);
  const said = element('span', { class: 'copied', role: 'status' });

  async function copy(text: string, language: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = words.copiedAs(language);
    } catch {
      // Where the browser does not allow copying, the code is shown to be copied by hand.
      item.querySelector('pre')?.remove();
      item.append(element('pre', { tabindex: '0' }, text));
    }
  }

  return {
    item,
    take(code, names) {
      const press = () => void copy(code(request), names.get(chosen)!);
      item.append(
        element(
          'span',
          {},
          button(words.copyCode, press, { class: 'copy', 'aria-label': `${words.copyCode}: ${label}` }),
          said,
        ),
      );
    },
  };
}
