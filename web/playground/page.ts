/** The playground: birth data are entered, and every panel shows the answers to its requests. */
import type { Language } from '../../lib/words/language.ts';
import { Refusal, type FieldProblem } from './answers.ts';
import { choices, followChoices, offerViews } from './controls.ts';
import { deviceSwitch } from './device/deviceSwitch.ts';
import { byId } from './dom.ts';
import { emptyChart } from './emptyChart.ts';
import { birthForm } from './form/birthForm.ts';
import { fragmentOf, isBirthLink, linkedBirth } from './form/birthLink.ts';
import { bodyOf, type EnteredBirth } from './form/enteredBirth.ts';
import { keptBirths } from './form/keptBirths.ts';
import { placeElements, placeField } from './form/placeField.ts';
import { tellProblems } from './form/problems.ts';
import { keptAnswer } from './keptAnswers.ts';
import { speakPage } from './language.ts';
import { loadNames } from './nameLoading.ts';
import { hideNotice, showNotice } from './notice.ts';
import { sectionsOnDemand } from './onDemand.ts';
import type { PageContext } from './pageContext.ts';
import { firstRequests } from './panels/natal.ts';
import { shareButton } from './share.ts';
import { showAll } from './shown.ts';
import { wordsIn } from './words/words.ts';

const form = byId<HTMLFormElement>('birth');
const fields = birthForm(form);
const here = placeField(placeElements('here'), () => {
  if (shown) void showAll(contextOf(shown));
});
const kept = keptBirths((birth) => {
  fields.fill(birth);
  void draw();
});
/** Before anything is asked, so that nothing is sent where it is set. */
const device = deviceSwitch(() => choices().lang);
/** The birth whose chart is shown. */
let shown: EnteredBirth | null = null;
/** Two births, the search for a time, and a month begin with the birth that is drawn, or with what the form holds. */
const sections = sectionsOnDemand({
  birth: () => shown ?? fields.entered(),
  context: () => contextOf(shown ?? fields.entered()),
  tell: (problems) => {
    const { lang } = choices();
    tellProblems(form, fields.asSaid(problems, lang), lang);
  },
  kept,
});

function contextOf(birth: EnteredBirth): PageContext {
  const { lang, names, style, view } = choices();
  return {
    birth: bodyOf(birth, lang),
    isTimeKnown: birth.time !== null,
    here: here.chosen(),
    lang,
    nameLanguage: names || lang,
    style,
    view,
  };
}

/**
 * Requests the chart of the entered birth; where the service refuses it, the form shows why, and the previous chart
 * stays.
 */
async function draw(): Promise<void> {
  const { lang } = choices();
  const entered = fields.entered();
  hideNotice();
  try {
    // One answer decides, so that a refusal is shown once and not by every panel.
    await Promise.all(firstRequests(contextOf(entered)).map((request) => keptAnswer(request)));
    shown = entered;
    offerViews(entered.time !== null);
    tellProblems(form, [], lang);
    remember(entered);
    await Promise.all([showAll(contextOf(entered)), sections.refresh()]);
  } catch (error) {
    tellProblems(form, problemsOf(error, lang), lang);
  }
}

/** The address holds the birth, so that a reload and a bookmark bring it back. */
function remember(birth: EnteredBirth): void {
  history.replaceState(null, '', fragmentOf(birth));
  kept.keep(birth);
}

function problemsOf(error: unknown, lang: Language): readonly FieldProblem[] {
  if (error instanceof Refusal && error.fields.length > 0) return fields.asSaid(error.fields, lang);
  const message = error instanceof Refusal ? error.message : wordsIn(lang).unreachable;
  // The form may be out of sight.
  showNotice(message, lang, () => void draw());
  return [{ field: 'form', message }];
}

/** The report and its account are a script of their own. */
async function report(): Promise<void> {
  if (!shown) return;
  try {
    (await import('./report/report.ts')).openReport(contextOf(shown));
  } catch {
    const { lang } = choices();
    showNotice(wordsIn(lang).unreachable, lang, () => void report());
  }
}

/** Draws the birth that the address holds, if it holds one. */
async function drawLinked(): Promise<void> {
  const { hash } = location;
  if (!isBirthLink(hash)) return;
  const birth = linkedBirth(hash);
  if (birth) {
    fields.fill(birth);
    await draw();
    return;
  }
  const { lang } = choices();
  tellProblems(form, [{ field: 'form', message: wordsIn(lang).damagedLink }], lang);
  showNotice(wordsIn(lang).damagedLink, lang);
}

async function dress(): Promise<void> {
  const { lang, names, theme, style } = choices();
  await loadNames(names);
  document.documentElement.dataset['theme'] = theme;
  speakPage(lang);
  for (const part of [fields, here, kept, device]) part.speak(lang);
  byId('empty').replaceChildren(emptyChart({ lang, nameLanguage: names || lang, style }));
  await Promise.all([shown && showAll(contextOf(shown)), sections.refresh()]);
}

followChoices(() => void dress());
void dress().then(drawLinked);
addEventListener('hashchange', () => void drawLinked());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void draw();
});
/** The skip link leaves the address as it is, as that holds the birth. */
byId('skip').addEventListener('click', (event) => {
  event.preventDefault();
  form.scrollIntoView();
  form.querySelector('input')!.focus();
});
byId('print').addEventListener('click', () => {
  print();
});
byId('report').addEventListener('click', () => void report());
shareButton(() => choices().lang);
