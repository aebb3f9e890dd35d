/** The playground: birth data are entered, and every panel shows the answers to its requests. */
import type { Language } from '../../lib/words/language.ts';
import { addNames, hasNames } from '../../lib/words/names.ts';
import type { PlanetPositions } from '../../lib/schemas/planets/answers.ts';
import { keptAnswer, Refusal, type Answer, type FieldProblem } from './answers.ts';
import { birthForm } from './form/birthForm.ts';
import { chartPanel, positionsRequest } from './panels/chart.ts';
import { choices, followChoices } from './controls.ts';
import { dashaPanel } from './panels/dasha.ts';
import { byId } from './dom.ts';
import { emptyChart } from './emptyChart.ts';
import { speakPage } from './language.ts';
import { panchangPanel } from './panels/panchang.ts';
import { panelOf } from './panel.ts';
import type { Preferences } from './preferences.ts';
import { planetsPanel } from './panels/planets.ts';
import { tellProblems } from './form/problems.ts';
import type { BirthBody, PageContext } from './pageContext.ts';
import { doshasPanel, yogasPanel } from './panels/why.ts';
import { wordsIn } from './words/words.ts';

const panels = [
  panelOf(chartPanel, byId('chart')),
  panelOf(planetsPanel, byId('planets')),
  panelOf(dashaPanel, byId('dasha')),
  panelOf(panchangPanel, byId('panchang')),
  panelOf(yogasPanel, byId('yogas')),
  panelOf(doshasPanel, byId('doshas')),
];
const form = byId<HTMLFormElement>('birth');
const fields = birthForm(form);
/** The birth whose chart is shown. */
let shown: ((lang: Language) => BirthBody) | null = null;
let latest = 0;

/**
 * Requests the chart of the entered birth; where the service refuses it, the form shows why, and the previous chart
 * stays.
 */
async function draw(): Promise<void> {
  const { lang } = choices();
  const missing = fields.missing(lang);
  tellProblems(form, missing, lang);
  if (missing.length > 0) return;
  const entered = fields.entered();
  try {
    // One answer decides, so that a refusal is shown once and not by every panel.
    await keptAnswer(positionsRequest(contextOf(entered)));
    shown = entered;
    await showAll(entered);
    goToChart();
  } catch (error) {
    tellProblems(form, problemsOf(error, lang), lang);
  }
}

function contextOf(birth: (lang: Language) => BirthBody): PageContext {
  const { lang, names, style, view } = choices();
  return { birth: birth(lang), lang, nameLanguage: names || lang, style, view };
}

async function showAll(birth: (lang: Language) => BirthBody): Promise<void> {
  const turn = (latest += 1);
  const context = contextOf(birth);
  await loadNames(choices().names);
  byId('empty').hidden = true;
  byId('print').hidden = false;
  const [positions] = await Promise.all([
    keptAnswer<PlanetPositions>(positionsRequest(context)),
    ...panels.map((panel) => panel.show(context)),
  ]);
  if (turn === latest) tell(positions, context);
}

/** Announces to screen readers what was drawn, and shows the time zone that was used. */
function tell(
  { data: { ascendant, planets }, meta: { timezone, warnings } }: Answer<PlanetPositions>,
  { lang }: PageContext,
) {
  const words = wordsIn(lang);
  const moon = planets[1]!;
  byId('said').textContent = words.drawn(ascendant.sign.name, moon.sign.name, moon.nakshatra.name);
  const zone = words.zone(timezone.name, `UTC${timezone.utc_offset}`, timezone.source === 'derived');
  byId('zone').textContent = [zone, ...warnings.map(({ message }) => message)].join(' ');
}

/** On a phone the chart is below the form. */
function goToChart(): void {
  const chart = byId('chart');
  if (chart.getBoundingClientRect().top > innerHeight / 2) chart.scrollIntoView();
}

function problemsOf(error: unknown, lang: Language): readonly FieldProblem[] {
  if (!(error instanceof Refusal)) return [{ field: 'form', message: wordsIn(lang).unreachable }];
  return error.fields.length > 0 ? error.fields : [{ field: 'form', message: error.message }];
}

/** Loads the names of a further language, which nothing can be drawn without. */
async function loadNames(language: Preferences['names']): Promise<void> {
  if (language === '' || hasNames(language)) return;
  const { furtherNames } = await import('./tables/names.ts');
  addNames(furtherNames(language));
}

async function dress(): Promise<void> {
  const { lang, names, theme, style } = choices();
  await loadNames(names);
  document.documentElement.dataset['theme'] = theme;
  speakPage(lang);
  fields.speak(lang);
  byId('empty').replaceChildren(emptyChart({ lang, nameLanguage: names || lang, style }));
  if (shown) void showAll(shown);
}

followChoices(() => void dress());
void dress();
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void draw();
});
byId('print').addEventListener('click', () => {
  print();
});
