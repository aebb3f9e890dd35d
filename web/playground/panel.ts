/** A panel of the page: its requests, its answers drawn, their refusal shown, and the requests to copy. */
import { Refusal, type Answer } from './answers.ts';
import { keptAnswer } from './keptAnswers.ts';
import { copyableRequests } from './copying.ts';
import { button, element } from './dom.ts';
import type { ApiRequest } from './request.ts';
import type { PageContext } from './pageContext.ts';
import { wordsIn } from './words/words.ts';

type Requests<Further> = { readonly [Name in keyof Further]: ApiRequest };
type Answers<Further> = { readonly [Name in keyof Further]: Answer<NonNullable<Further[Name]>> };

export interface PanelPlan<Data, Further extends object = object> {
  /** Id of its section in index.html. */
  readonly id: string;
  /** Whether it depends on the ascendant or the exact Moon, so that nothing is shown where the time is unknown. */
  readonly needsTime?: boolean;
  /** What opens it, where it asks for its answers on demand. */
  readonly opens?: (context: PageContext) => string;
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
  let isOpen = plan.opens === undefined;

  async function show(context: PageContext): Promise<void> {
    const turn = (latest += 1);
    section.hidden = false;
    if (plan.needsTime && !context.isTimeKnown) {
      body.replaceChildren(element('p', { class: 'muted' }, wordsIn(context.lang).needsTime));
      return;
    }
    if (!isOpen) {
      body.replaceChildren(opener(context));
      return;
    }
    section.setAttribute('aria-busy', 'true');
    const shown = await bodyOf(plan, context).catch((error: unknown) => [
      trouble(error, context, () => void show(context)),
    ]);
    // A later request has replaced this one.
    if (turn !== latest) return;
    body.replaceChildren(...shown);
    section.removeAttribute('aria-busy');
  }

  function opener(context: PageContext): HTMLElement {
    return button(plan.opens!(context), () => void open(context), { class: 'quiet' });
  }

  async function open(context: PageContext): Promise<void> {
    isOpen = true;
    await show(context);
    // The pressed button is gone, so the keyboard focus is restored.
    body.querySelector<HTMLElement>('summary, button')?.focus();
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
  return [plan.drawn(answer, context, named), copyableRequests([request, ...Object.values(further)], context.lang)];
}

function trouble(error: unknown, { lang }: PageContext, again: () => void): HTMLElement {
  const words = wordsIn(lang);
  const said = error instanceof Refusal ? error.message : words.unreachable;
  return element('div', { class: 'trouble', role: 'alert' }, element('p', {}, said), button(words.again, again));
}
