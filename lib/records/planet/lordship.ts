/** Builds the records of what the houses that a planet owns make of it. */
import type { Chart } from '../../astro/chart/chart.ts';
import { lordshipReasons } from '../../astro/planet/lordship.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { LORDSHIP } from '../../words/subjects/lordship.ts';
import type { Names } from '../../words/names.ts';
import { say } from '../../words/say.ts';

/** Returns the records of what each owned house adds to the nature of a planet. */
export function lordshipRecords(chart: Chart, planet: Planet, { lang }: Names) {
  return lordshipReasons(chart, planet).map(({ house, effect, text }) => ({
    house,
    effect,
    text: say(LORDSHIP, text, lang),
  }));
}
