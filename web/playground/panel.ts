/** A panel of the page: its requests, its answers drawn, their refusal shown, and the requests to copy. */
import { keptAnswer, Refusal, type Answer } from './answers.ts';
import { button, element } from './dom.ts';
import { curlOf, target, type ApiRequest } from './request.ts';
import type { PageContext } from './pageContext.ts';
import { wordsIn } from './words/words.ts';

type Requests<Further> = { readonly [Name in keyof Further]: ApiRequest };
type Answers<Further> = { readonly [Name in keyof Further]: Answer<NonNullable<Further[Name]>> };

export interface PanelPlan<Data, Further extends object = object> {
  /** Id of its section in index.html. */
  readonly id: string;
  request(context: PageContext): ApiRequest;
  /** Further requests that it needs, each by a name. */
  further?(context: PageContext): Requests<Further>;
  /** Returns the content below the heading. */
  drawn(answer: Answer<Data>, context: PageContext, further: Answers<Further>): Node;
}

export interface Panel {
  /** Sends the requests that are not cached, and draws. */
  show(context: PageContext): Promise<void>;
}

export function panelOf<Data, Further extends object>(plan: PanelPlan<Data, Further>, section: HTMLElement): Panel {
  const body = element('div', { class: 'panel-body', id: `${plan.id}-body` });
  section.append(body);
  let latest = 0;

  async function show(context: PageContext): Promise<void> {
    const turn = (latest += 1);
    section.hidden = false;
    section.setAttribute('aria-busy', 'true');
    const shown = await bodyOf(plan, context).catch((error: unknown) => [
      trouble(error, context, () => void show(context)),
    ]);
    // A later request has replaced this one.
    if (turn !== latest) return;
    body.replaceChildren(...shown);
    section.removeAttribute('aria-busy');
  }

  return { show };
}

async function bodyOf<Data, Further extends object>(
  plan: PanelPlan<Data, Further>,
  context: PageContext,
): Promise<Node[]> {
  const request = plan.request(context);
  const further: Readonly<Record<string, ApiRequest>> = { ...plan.further?.(context) };
  const [answer, ...others] = await Promise.all([
    keptAnswer<Data>(request),
    ...Object.values(further).map((other) => keptAnswer(other)),
  ]);
  const named = Object.fromEntries(Object.keys(further).map((name, k) => [name, others[k]])) as Answers<Further>;
  return [plan.drawn(answer, context, named), asked([request, ...Object.values(further)], context)];
}

/** The requests behind a panel, for developers. */
function asked(requests: readonly ApiRequest[], context: PageContext): HTMLElement {
  return element('ul', { class: 'panel-foot' }, ...requests.map((request) => copying(request, context)));
}

function copying(request: ApiRequest, { lang }: PageContext): HTMLElement {
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

function trouble(error: unknown, { lang }: PageContext, again: () => void): HTMLElement {
  const words = wordsIn(lang);
  const said = error instanceof Refusal ? error.message : words.unreachable;
  return element('div', { class: 'trouble', role: 'alert' }, element('p', {}, said), button(words.again, again));
}
