/** A month of the calendar at a place: chosen above, shown below, printed alone, and subscribed to. */
import { placeText } from '../../../lib/places/gazetteer.ts';
import { button, element } from '../dom.ts';
import { monthNames } from '../dates.ts';
import { keptAnswer } from '../keptAnswers.ts';
import type { PageState, Section } from '../onDemand.ts';
import { panelOf } from '../panel.ts';
import { monthWordsIn } from '../words/monthWords.ts';
import { monthForm } from './monthForm.ts';
import { monthPlan } from './monthPlan.ts';
import { feedTarget, festivalsRequest, type MonthAsked, type ShownFestivals } from './monthRequests.ts';

export function monthSection(page: PageState, place: HTMLElement): Section {
  const fields = monthForm(place, page.birth().place, () => void show());
  const said = element('p', { class: 'unseen', role: 'status' });
  const print = button('', printMonth, { class: 'quiet' });
  const [subscribe, file] = [element('a', {}), element('a', { download: '' })];
  const hint = element('p', { class: 'hint' });
  const shown = element('div', {});
  place.append(element('div', { class: 'acts month-acts' }, print, subscribe, file, hint), said, shown);

  const asked = (): MonthAsked => ({ ...fields.chosen(), place: fields.place(), birth: page.birth() });
  const placeName = () => {
    const named = fields.place() ?? page.birth().place;
    return named ? placeText(named, page.context().lang) : '';
  };
  const panel = panelOf(monthPlan({ asked, placeName, move: (by, day) => void moveOn(by, day) }), shown);

  async function show(): Promise<void> {
    const context = page.context();
    const { lang } = context;
    const words = monthWordsIn(lang);
    fields.speak(lang);
    print.textContent = words.print;
    subscribe.textContent = words.subscribe;
    file.textContent = words.file;
    hint.textContent = words.subscribeHint;
    const month = asked();
    subscribe.href = `webcal://${location.host}${feedTarget(month, context, false)}`;
    file.href = feedTarget(month, context, true);
    await panel.show(context);
    await tellCount(month);
  }

  /** Says to a screen reader what has appeared; the panel has shown a failure already. */
  async function tellCount(month: MonthAsked): Promise<void> {
    const context = page.context();
    const answer = await keptAnswer<ShownFestivals>(festivalsRequest(month, context)).catch(() => null);
    const title = `${monthNames(context.lang)[month.month - 1]!} ${month.year}`;
    said.textContent = answer ? monthWordsIn(context.lang).shown(title, answer.data.festivals.length) : '';
  }

  /** The keyboard stays on the same day of the other month, or on its last. */
  async function moveOn(months: number, dayOfMonth: number): Promise<void> {
    fields.move(months);
    await show();
    const days = [...shown.querySelectorAll<HTMLElement>('.month-day')];
    days[Math.min(dayOfMonth, days.length) - 1]?.focus();
  }

  return { show };
}

/** Prints the month without the rest of the page. */
function printMonth(): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = 'month';
  addEventListener('afterprint', () => delete dataset['printed'], { once: true });
  print();
}
