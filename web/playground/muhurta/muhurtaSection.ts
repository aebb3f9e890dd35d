/** The search for a time: what it is for is entered, and the best times are shown below. */
import { Refusal } from '../answers.ts';
import { element } from '../dom.ts';
import { tellProblems } from '../form/problems.ts';
import { keptAnswer } from '../keptAnswers.ts';
import { showNotice } from '../notice.ts';
import type { PageState, Section } from '../onDemand.ts';
import { panelOf } from '../panel.ts';
import { muhurtaWordsIn } from '../words/muhurtaWords.ts';
import { wordsIn } from '../words/words.ts';
import { personsRequest, purposesRequest, searchRequest } from './occasionRequests.ts';
import type { Search, ShownPurpose, ShownPurposes, ShownSearch } from './occasionRequests.ts';
import { MUHURTA, searchForm } from './searchForm.ts';
import { searchPlan } from './searchPlan.ts';

export function muhurtaSection(page: PageState, place: HTMLElement): Section {
  const fields = searchForm(place, page.birth().place, () => void offerRoles());
  const said = element('p', { class: 'unseen', role: 'status' });
  const shown = element('div', {});
  place.append(said, shown);
  let found: Search | null = null;
  const panel = panelOf(
    searchPlan(() => found!),
    shown,
  );

  /** The roles of the purpose, where the time is for the birth; the first is the one that the purpose asks for. */
  async function offerRoles(): Promise<void> {
    if (!fields.isForBirth()) return;
    const purpose = fields.purpose();
    const { data } = await keptAnswer<ShownPurpose>(personsRequest(purpose, page.context()));
    if (purpose === fields.purpose()) fields.offerRoles(data.persons);
  }

  async function find(search: Search): Promise<void> {
    const context = page.context();
    const { lang } = context;
    tellProblems(fields.form, [], lang, MUHURTA);
    const isFirst = found === null;
    try {
      const { data } = await keptAnswer<ShownSearch>(searchRequest(search, context));
      found = search;
      await panel.show(context);
      said.textContent = muhurtaWordsIn(lang).done(data.windows.length);
      // On a phone it is below the form.
      if (isFirst && shown.getBoundingClientRect().top > innerHeight / 2) shown.scrollIntoView();
    } catch (error) {
      tell(error, search);
    }
  }

  function tell(error: unknown, search: Search): void {
    const { lang } = page.context();
    const problems = error instanceof Refusal ? error.fields : [];
    if (problems.length > 0) tellProblems(fields.form, problems, lang, MUHURTA);
    else
      showNotice(error instanceof Refusal ? error.message : wordsIn(lang).unreachable, lang, () => void find(search));
  }

  async function submit(): Promise<void> {
    const { lang } = page.context();
    if (fields.hasUnknownPlace()) {
      const message = muhurtaWordsIn(lang).choosePlace;
      tellProblems(fields.form, [{ field: 'place', message }], lang, MUHURTA);
      return;
    }
    try {
      await offerRoles();
    } catch (error) {
      tell(error, fields.entered(page.birth()));
      return;
    }
    await find(fields.entered(page.birth()));
  }

  fields.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });

  return {
    async show() {
      const context = page.context();
      fields.speak(context.lang, page.birth());
      const { data } = await keptAnswer<ShownPurposes>(purposesRequest(context));
      fields.offerPurposes(data.purposes);
      await offerRoles();
      if (found) await find({ ...found, birth: page.birth() });
    },
  };
}
