/** The panels with the answers about one birth. */
import type { PlanetPositions } from '../../lib/schemas/planets/answers.ts';
import type { Answer } from './answers.ts';
import { byId } from './dom.ts';
import { keptAnswer } from './keptAnswers.ts';
import { showNotice } from './notice.ts';
import type { PageContext } from './pageContext.ts';
import { panelOf, type Panel } from './panel.ts';
import { chartPanel } from './panels/chart.ts';
import { dashaPanel } from './panels/dasha.ts';
import { positionsRequest } from './panels/natal.ts';
import { panchangPanel } from './panels/panchang.ts';
import { planetsPanel } from './panels/planets.ts';
import { doshasPanel, yogasPanel } from './panels/why.ts';
import { wordsIn } from './words/words.ts';

const first = [panelOf(chartPanel, byId('chart')), panelOf(planetsPanel, byId('planets'))];
const next = [
  panelOf(dashaPanel, byId('dasha')),
  panelOf(panchangPanel, byId('panchang')),
  panelOf(yogasPanel, byId('yogas')),
  panelOf(doshasPanel, byId('doshas')),
];
let further: Promise<Panel[]> | null = null;
let latest = 0;
let drawnBirth = '';

/** Shows a birth, or the one shown in another language or style; a birth that was not shown before comes into view. */
export async function showAll(context: PageContext): Promise<void> {
  const turn = (latest += 1);
  byId('empty').hidden = true;
  byId('acts').hidden = false;
  sayLanguage(context);
  const everything = (panels: readonly Panel[]) => Promise.all(panels.map((panel) => panel.show(context)));
  const positions = keptAnswer<PlanetPositions>(positionsRequest(context));
  const drawn = everything(first);
  const rest = everything(next);
  await drawn;
  await positions.then(
    (answer) => {
      if (turn === latest) tell(answer, context);
    },
    () => undefined, // The panel of the chart says what failed.
  );
  goToNewChart(context);
  const others = furtherPanels().then(everything, () => {
    showNotice(wordsIn(context.lang).unreachable, context.lang, () => void showAll(context));
  });
  await Promise.all([rest, others]);
}

/** They are loaded behind the first chart; after a failure, with the next one. */
function furtherPanels(): Promise<Panel[]> {
  further ??= import('./further.ts').then(
    (loaded) => loaded.furtherPanels(),
    (error: unknown) => {
      further = null;
      throw error;
    },
  );
  return further;
}

/** Announces to screen readers what was drawn, and shows the time zone that was used. */
function tell(
  { data: { ascendant, planets }, meta: { timezone, warnings } }: Answer<PlanetPositions>,
  { lang, isTimeKnown }: PageContext,
): void {
  const words = wordsIn(lang);
  const moon = planets[1]!;
  const unknown = isTimeKnown ? '' : words.timeUnknown;
  byId('said').textContent = unknown || words.drawn(ascendant.sign.name, moon.sign.name, moon.nakshatra.name);
  byId('time-note').textContent = unknown;
  const zone = words.zone(timezone.name, `UTC${timezone.utc_offset}`, timezone.source === 'derived');
  byId('zone').textContent = [zone, ...warnings.map(({ message }) => message)].join(' ');
}

/** Beside names in a further language the service says its sentences in English. */
function sayLanguage({ lang, nameLanguage }: PageContext): void {
  const isFurther = nameLanguage !== 'en' && nameLanguage !== 'hi';
  const name = isFurther ? new Intl.DisplayNames(lang, { type: 'language' }).of(nameLanguage)! : '';
  byId('names-note').textContent = isFurther ? wordsIn(lang).namesOnly(name) : '';
}

/** On a phone the chart is below the form. */
function goToNewChart({ birth: { date, time, latitude, longitude } }: PageContext): void {
  const key = [date, time, latitude, longitude].join();
  const chart = byId('chart');
  if (key !== drawnBirth && chart.getBoundingClientRect().top > innerHeight / 2) chart.scrollIntoView();
  drawnBirth = key;
}
