/** Two births side by side: the second is entered beside the first, each takes a role, and the match is shown below. */
import { Refusal, type FieldProblem } from '../answers.ts';
import { element } from '../dom.ts';
import { tellProblems } from '../form/problems.ts';
import { keptAnswer } from '../keptAnswers.ts';
import { showNotice } from '../notice.ts';
import type { PageState, Section } from '../onDemand.ts';
import { panelOf } from '../panel.ts';
import { matchWordsIn } from '../words/matchWords.ts';
import { wordsIn } from '../words/words.ts';
import { pointsText, totalText } from './figure.ts';
import { matchPlan } from './matchPlan.ts';
import { matchRequest, type Pair, type ShownMatch } from './matchRequest.ts';
import { roleChoice } from './roleChoice.ts';
import { SECOND, secondForm } from './secondForm.ts';

export function matchSection(page: PageState, place: HTMLElement): Section {
  const second = secondForm(place, page.kept);
  const roles = roleChoice(() => {
    if (matched) void match(matched);
  });
  const send = element('button', { class: 'draw' });
  const said = element('p', { class: 'unseen', role: 'status' });
  const shown = element('div', {});
  second.form.querySelector(`#${SECOND}form-problem`)!.before(roles.field, send);
  place.append(said, shown);
  let matched: Pair | null = null;
  const panel = panelOf(
    matchPlan(() => matched!),
    shown,
  );

  /** @param birth the second one as it was entered */
  async function match({ second: birth }: Pick<Pair, 'second'>): Promise<void> {
    const context = page.context();
    const { lang } = context;
    const pair = { first: page.birth(), second: birth, firstRole: roles.ofFirst() };
    tellProblems(second.form, [], lang, SECOND);
    send.disabled = true;
    try {
      const { data } = await keptAnswer<ShownMatch>(matchRequest(pair, context));
      page.tell([]);
      const isFirst = matched === null;
      matched = pair;
      page.kept.keep(birth);
      second.speak(lang);
      await panel.show(context);
      const { max } = data.ashtakoota.total;
      said.textContent = matchWordsIn(lang).done(pointsText(totalText(data.ashtakoota.total, lang), max, lang));
      // On a phone it is below the form.
      if (isFirst && shown.getBoundingClientRect().top > innerHeight / 2) shown.scrollIntoView();
    } catch (error) {
      tell(error, pair);
    } finally {
      send.disabled = false;
    }
  }

  /** A field is corrected in the form of its birth. */
  function tell(error: unknown, { firstRole, second: birth }: Pair): void {
    const { lang } = page.context();
    const problems = error instanceof Refusal ? error.fields : [];
    const isOfFirst = ({ within }: FieldProblem) => within === firstRole;
    const ofFirst = problems.filter(isOfFirst);
    if (ofFirst.length > 0) page.tell(ofFirst);
    const ofSecond = problems.filter((problem) => !isOfFirst(problem));
    if (ofSecond.length > 0) tellProblems(second.form, second.fields.asSaid(ofSecond, lang), lang, SECOND);
    if (problems.length > 0) return;
    showNotice(
      error instanceof Refusal ? error.message : wordsIn(lang).unreachable,
      lang,
      () => void match({ second: birth }),
    );
  }

  second.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void match({ second: second.fields.entered() });
  });

  return {
    async show() {
      const { lang } = page.context();
      const words = matchWordsIn(lang);
      second.speak(lang);
      roles.speak(lang);
      send.textContent = words.send;
      if (matched) await match(matched);
    },
  };
}
