/** Tabs of languages above a request: one choice for all figures, kept until the visit ends. */
import { CODE_LANGUAGES, type CodeLanguage } from '../code/codeOf.ts';
import { element } from './dom.ts';

const KEPT = 'code_language';
const followers: ((language: CodeLanguage) => void)[] = [];
let count = 0;

export function chosenLanguage(): CodeLanguage {
  const kept = sessionStorage.getItem(KEPT);
  return CODE_LANGUAGES.find(({ id }) => id === kept)?.id ?? 'curl';
}

function choose(language: CodeLanguage): void {
  sessionStorage.setItem(KEPT, language);
  for (const follow of followers) follow(language);
}

/**
 * Returns the tabs for a panel.
 *
 * @param show called with the chosen language, now and whenever it changes
 */
export function languageTabs(panel: HTMLElement, show: (language: CodeLanguage) => void): HTMLElement {
  const prefix = `code-${(count += 1)}`;
  const bar = element('div', 'tabs');
  bar.role = 'tablist';
  bar.ariaLabel = 'Language of the request';
  const tabs = CODE_LANGUAGES.map(({ id, label }) => {
    const tab = element('button', '', label);
    tab.type = 'button';
    tab.role = 'tab';
    tab.id = `${prefix}-${id}`;
    tab.setAttribute('aria-controls', prefix);
    tab.addEventListener('click', () => choose(id));
    return [id, tab] as const;
  });
  bar.append(...tabs.map(([, tab]) => tab));
  bar.addEventListener('keydown', (event) => {
    const next = stepped(
      event.key,
      CODE_LANGUAGES.findIndex(({ id }) => id === chosenLanguage()),
    );
    if (next === null) return;
    event.preventDefault();
    choose(tabs[next]![0]);
    tabs[next]![1].focus();
  });
  panel.id = prefix;
  panel.role = 'tabpanel';
  const follow = (language: CodeLanguage): void => {
    for (const [id, tab] of tabs) {
      tab.ariaSelected = String(id === language);
      tab.tabIndex = id === language ? 0 : -1;
    }
    panel.setAttribute('aria-labelledby', `${prefix}-${language}`);
    show(language);
  };
  followers.push(follow);
  follow(chosenLanguage());
  return bar;
}

/** The tab that a key leads to, round the ends; null for other keys. */
function stepped(key: string, from: number): number | null {
  const last = CODE_LANGUAGES.length - 1;
  if (key === 'ArrowRight') return from === last ? 0 : from + 1;
  if (key === 'ArrowLeft') return from === 0 ? last : from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
