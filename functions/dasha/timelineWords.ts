/** Sentences of /dasha/timeline, made from the chart. */
import { lordshipPhrase } from '../../lib/astro/judgement/dasha/themes.ts';
import { named } from '../../lib/astro/planetWords.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { MahadashaChange } from '../../lib/astro/dasha/dashaChange.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import { ownedHouses } from '../../lib/astro/planet/lordship.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS, signLord } from '../../lib/astro/tables/signs.ts';
import { capitalised, listed, ordinal } from '../../lib/astro/words.ts';

/** @param mahadashaLord lord of the mahadasha that the new period belongs to, or is */
export function changeText(chart: Chart, from: Period<Planet>, to: Period<Planet>, mahadashaLord: Planet): string {
  const lasts = `lasts ${lengthText(to.years)}`;
  const lord = named(to.lord);
  if (to.level === 1) {
    return `The mahadasha of ${lord} follows that of ${named(from.lord)} and ${lasts}. ${standing(chart, to.lord)}`;
  }
  // A mahadasha opens with the antardasha of its own lord, which the change of mahadasha has described.
  if (to.lord === mahadashaLord) return `The antardasha of ${lord} itself opens its mahadasha and ${lasts}.`;
  const change = `In the mahadasha of ${named(mahadashaLord)}, the antardasha of ${lord} follows that of ${named(from.lord)} and ${lasts}.`;
  return `${change} ${standing(chart, to.lord)}`;
}

/** Returns `2.69 years`; below one year in months: `4.9 months`. */
function lengthText(years: number): string {
  if (years < 1) return `${Number((years * 12).toFixed(1))} months`;
  return `${Number(years.toFixed(2))} ${years === 1 ? 'year' : 'years'}`;
}

/** Names the houses that a lord rules; for a node, which rules none, the house it stands in. */
function standing(chart: Chart, lord: Planet): string {
  const { house, signIndex } = chart.planets[lord];
  const owned = ownedHouses(chart, lord);
  const who = capitalised(named(lord));
  const areas = [...new Set([...owned, house])].map((number) => HOUSE_TOPICS[number - 1]!.area).join('; ');
  const place =
    owned.length === 0
      ? `${who} stands in the ${ordinal(house)} house, in ${SIGNS[signIndex]!}, the sign of ${named(signLord(signIndex))}`
      : `${who} owns the ${listed(owned.map(ordinal))} and stands in the ${ordinal(house)} house`;
  return `${place}. To the fore: ${areas}.`;
}

export function sandhiText(chart: Chart, { from, to, isChhidra }: MahadashaChange): string {
  const lord = (planet: Planet) => `${named(planet)}, ${lordshipPhrase(chart, planet)}`;
  const reading = `The last tenth of the mahadasha of ${lord(from)}, prepares that of ${lord(to)}: matters of ${named(from)} are brought to a close, and new ones are better begun lightly.`;
  return isChhidra
    ? `${reading} The change from ${named(from)} to ${named(to)} is one of three that practice takes for a sharper turn, so it is given time and room.`
    : reading;
}
