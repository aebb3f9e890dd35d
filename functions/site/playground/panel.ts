/** A part of the page: one request, its answer drawn, its refusal told, and the request to copy. */
import { answerOf, Refusal, type Answer } from './answers.ts';
import { button, element } from './dom.ts';
import { curlOf, type ApiRequest } from './request.ts';
import type { Scene } from './scene.ts';
import { wordsIn } from './words.ts';

export interface PanelPlan<Data> {
  /** Of the section in index.html. */
  readonly id: string;
  request(scene: Scene): ApiRequest;
  /** Returns what stands below the heading. */
  drawn(answer: Answer<Data>, scene: Scene): Node;
}

export interface Panel {
  /** Asks again where the scene needs another answer, and draws. */
  show(scene: Scene): Promise<void>;
}

/** @param refused called with the refusal, so that the form can point at its fields */
export function panelOf<Data>(
  { id, request, drawn }: PanelPlan<Data>,
  section: HTMLElement,
  refused: (refusal: Refusal) => void,
): Panel {
  const body = element('div', { class: 'panel-body', id: `${id}-body` });
  section.append(body);
  let asked = '';
  let answer: Answer<Data> | undefined;
  let running = new AbortController();

  async function load(wanted: ApiRequest, key: string): Promise<Answer<Data>> {
    if (answer && asked === key) return answer;
    running.abort();
    running = new AbortController();
    answer = await answerOf<Data>(wanted, running.signal);
    asked = key;
    return answer;
  }

  async function show(scene: Scene): Promise<void> {
    const wanted = request(scene);
    section.hidden = false;
    section.setAttribute('aria-busy', 'true');
    try {
      const loaded = await load(wanted, JSON.stringify(wanted));
      body.replaceChildren(drawn(loaded, scene), copying(wanted, scene));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (error instanceof Refusal) refused(error);
      body.replaceChildren(trouble(error, scene, () => void show(scene)));
    }
    section.removeAttribute('aria-busy');
  }

  return { show };
}

function copying(request: ApiRequest, { lang }: Scene): HTMLElement {
  const words = wordsIn(lang);
  const press = button(
    words.copyCurl,
    () => {
      void navigator.clipboard.writeText(curlOf(request, location.origin)).then(() => {
        press.textContent = words.copied;
      });
    },
    { class: 'copy', title: `${request.method} /api/v1${request.path}` },
  );
  return element('p', { class: 'panel-foot' }, element('code', {}, `${request.method} /api/v1${request.path}`), press);
}

function trouble(error: unknown, { lang }: Scene, again: () => void): HTMLElement {
  const words = wordsIn(lang);
  const said = error instanceof Refusal ? error.message : words.unreachable;
  return element('div', { class: 'trouble', role: 'alert' }, element('p', {}, said), button(words.again, again));
}
