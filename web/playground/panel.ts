/** A panel of the page: its requests, its answers drawn, their refusal shown, and the requests to copy. */
import { keptAnswer, Refusal, type Answer } from './answers.ts';
import { button, element } from './dom.ts';
import { curlOf, target, type ApiRequest } from './request.ts';
import type { Scene } from './scene.ts';
import { wordsIn } from './words.ts';

type Requests<Beside> = { readonly [Name in keyof Beside]: ApiRequest };
type Answers<Beside> = { readonly [Name in keyof Beside]: Answer<NonNullable<Beside[Name]>> };

export interface PanelPlan<Data, Beside extends object = object> {
  /** Id of its section in index.html. */
  readonly id: string;
  request(scene: Scene): ApiRequest;
  /** Further requests that it needs, each by a name. */
  beside?(scene: Scene): Requests<Beside>;
  /** Returns the content below the heading. */
  drawn(answer: Answer<Data>, scene: Scene, beside: Answers<Beside>): Node;
}

export interface Panel {
  /** Sends the requests that are not cached, and draws. */
  show(scene: Scene): Promise<void>;
}

export function panelOf<Data, Beside extends object>(plan: PanelPlan<Data, Beside>, section: HTMLElement): Panel {
  const body = element('div', { class: 'panel-body', id: `${plan.id}-body` });
  section.append(body);
  let latest = 0;

  async function show(scene: Scene): Promise<void> {
    const turn = (latest += 1);
    section.hidden = false;
    section.setAttribute('aria-busy', 'true');
    const shown = await bodyOf(plan, scene).catch((error: unknown) => [trouble(error, scene, () => void show(scene))]);
    // A later request has replaced this one.
    if (turn !== latest) return;
    body.replaceChildren(...shown);
    section.removeAttribute('aria-busy');
  }

  return { show };
}

async function bodyOf<Data, Beside extends object>(plan: PanelPlan<Data, Beside>, scene: Scene): Promise<Node[]> {
  const request = plan.request(scene);
  const beside: Readonly<Record<string, ApiRequest>> = { ...plan.beside?.(scene) };
  const [answer, ...others] = await Promise.all([
    keptAnswer<Data>(request),
    ...Object.values(beside).map((further) => keptAnswer(further)),
  ]);
  const named = Object.fromEntries(Object.keys(beside).map((name, k) => [name, others[k]])) as Answers<Beside>;
  return [plan.drawn(answer, scene, named), asked([request, ...Object.values(beside)], scene)];
}

/** The requests behind a panel, for developers. */
function asked(requests: readonly ApiRequest[], scene: Scene): HTMLElement {
  return element('ul', { class: 'panel-foot' }, ...requests.map((request) => copying(request, scene)));
}

function copying(request: ApiRequest, { lang }: Scene): HTMLElement {
  const words = wordsIn(lang);
  const command = curlOf(request, location.origin);
  const label = `${request.method} /api/v1${request.path}`;
  const press = button(words.copyCurl, () => void copy(), {
    class: 'copy',
    'aria-label': `${words.copyCurl}: ${label}`,
  });
  const said = element('span', { class: 'copied', role: 'status' });
  const open = request.method === 'GET' ? element('a', { href: target(request) }, words.openAnswer) : null;
  const item = element('li', {}, element('code', {}, label), open, element('span', {}, press, said));

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(command);
      said.textContent = words.copied;
    } catch {
      // Where the browser does not allow copying, the command is shown to be copied by hand.
      item.querySelector('pre')?.remove();
      item.append(element('pre', { tabindex: '0' }, command));
    }
  }

  return item;
}

function trouble(error: unknown, { lang }: Scene, again: () => void): HTMLElement {
  const words = wordsIn(lang);
  const said = error instanceof Refusal ? error.message : words.unreachable;
  return element('div', { class: 'trouble', role: 'alert' }, element('p', {}, said), button(words.again, again));
}
