/** Sections that few visitors open: their scripts and their style are loaded when they are. */
import type { FieldProblem } from './answers.ts';
import { byId, element } from './dom.ts';
import type { EnteredBirth } from './form/enteredBirth.ts';
import type { KeptBirths } from './form/keptBirths.ts';
import { showNotice } from './notice.ts';
import type { PageContext } from './pageContext.ts';
import { wordsIn } from './words/words.ts';

/** What a section is told of the rest of the page. */
export interface PageState {
  readonly kept: KeptBirths;
  /** The birth that is drawn; before the first chart that of the form. */
  birth(): EnteredBirth;
  context(): PageContext;
  /** Shows problems of that birth at its form. */
  tell(problems: readonly FieldProblem[]): void;
}

export interface Section {
  /** Shows it again, in the language and with the birth of the page. */
  show(): Promise<void>;
}

type SectionId = 'match' | 'month' | 'muhurta';

const LOADED: Readonly<Record<SectionId, () => Promise<(page: PageState, place: HTMLElement) => Section>>> = {
  match: () => import('./match/matchSection.ts').then(({ matchSection }) => matchSection),
  month: () => import('./month/monthSection.ts').then(({ monthSection }) => monthSection),
  muhurta: () => import('./muhurta/muhurtaSection.ts').then(({ muhurtaSection }) => muhurtaSection),
};

/** Has the buttons open the sections; `refresh` shows again those that are open. */
export function sectionsOnDemand(page: PageState): { refresh(): Promise<void> } {
  const opened = new Map<string, Section>();

  async function open(id: SectionId): Promise<void> {
    const section = byId(id);
    try {
      if (!opened.has(id)) {
        const [made] = await Promise.all([LOADED[id](), style()]);
        section.querySelector('[data-opens]')?.remove();
        const place = element('div', {});
        section.append(place);
        opened.set(id, made(page, place));
        await opened.get(id)!.show();
      }
    } catch {
      const { lang } = page.context();
      showNotice(wordsIn(lang).unreachable, lang, () => void open(id));
      return;
    }
    section.scrollIntoView();
    section.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
  }

  for (const button of document.querySelectorAll<HTMLElement>('[data-opens]')) {
    button.addEventListener('click', () => void open(button.dataset['opens'] as SectionId));
  }

  return {
    async refresh() {
      await Promise.all([...opened.values()].map((section) => section.show()));
    },
  };
}

let styled: Promise<void> | null = null;

/** Adds the style of these sections; after a failure it is loaded again. */
function style(): Promise<void> {
  styled ??= new Promise((resolve, reject) => {
    const link = element('link', { rel: 'stylesheet', href: '/playground/sections.css' });
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      styled = null;
      reject(new Error('The style of the section could not be loaded.'));
    });
    document.head.append(link);
  });
  return styled;
}
