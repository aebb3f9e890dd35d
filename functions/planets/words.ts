/** Sentences of /planets. */
import type { Chart, ChartPlanet } from '../../lib/astro/chart/chart.ts';
import type { JudgedCombustion } from '../../lib/astro/planet/combustionRelief.ts';
import { dignityRow } from '../../lib/astro/planet/dignity.ts';
import { ownedHouses } from '../../lib/astro/planet/lordship.ts';
import type { Motion, Stations } from '../../lib/astro/planet/motion.ts';
import { temporaryRelation } from '../../lib/astro/planet/relationships.ts';
import { PLANET_NATURES } from '../../lib/astro/tables/karakas.ts';
import { naturalRelation } from '../../lib/astro/tables/relationships.ts';
import { SIGNS, signLord } from '../../lib/astro/tables/signs.ts';
import { isNode, type Planet } from '../../lib/astro/tables/planets.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { capitalised, ordinal } from '../../lib/astro/words.ts';

export function dignityReason(chart: Chart, planet: ChartPlanet): string {
  const { id, dignity, signIndex } = planet;
  const sign = SIGNS[signIndex]!;
  const row = dignityRow(id, chart.conventions.nodeExaltation);
  switch (dignity) {
    case 'exalted':
      return `${sign} is the exaltation of ${named(id)}, deepest at ${row.deepDegree} degrees.`;
    case 'debilitated':
      return `${sign} is the debilitation of ${named(id)}, deepest at ${row.deepDegree} degrees.`;
    case 'moolatrikona':
      return `${row.moolatrikonaFromDeg} to ${row.moolatrikonaToDeg} degrees of ${sign} are the moolatrikona of ${named(id)}.`;
    case 'own':
      return capitalised(`${named(id)} owns ${sign}.`);
    default:
      return friendshipReason(chart, planet);
  }
}

function friendshipReason({ signs }: Chart, { id, dignity, signIndex }: ChartPlanet): string {
  const lord = signLord(signIndex);
  const natural = naturalRelation(id, lord);
  const temporary = temporaryRelation(signs[id], signs[lord]);
  const grade = dignity.replace('_', ' ');
  return `${SIGNS[signIndex]!} belongs to ${named(lord)}: ${natural} by nature and ${temporary} by place make ${grade}.`;
}

const COMBUST_STRENGTH = {
  none: '',
  mild: 'slightly dimmed',
  combust: 'dimmed',
  deep: 'strongly dimmed',
} as const;

export function combustionEffect({ id, house }: ChartPlanet, judged: JudgedCombustion): string {
  if (id === 'Sun') return 'The Sun is what others are combust by.';
  if (isNode(id)) return `${id} has no body to be outshone, and is never combust.`;
  const { isCombust, effectiveGrade, limitDeg } = judged;
  const planet = capitalised(named(id));
  if (!isCombust) return `${planet} is free of combustion: it is not within ${limitDeg} degrees of the Sun.`;
  const near = `within ${limitDeg} degrees of the Sun`;
  const [first, second] = PLANET_NATURES[id].significations;
  const theme = `${first} and ${second}, seen from the ${ordinal(house)} house`;
  if (effectiveGrade === 'none') return `${planet} is ${near}, but relief leaves ${theme} untroubled.`;
  const moon = id === 'Moon' ? ' A Moon this near the Sun is dark: its strength by light is small as well.' : '';
  return `${planet} is combust, ${near}: ${theme}, are ${COMBUST_STRENGTH[effectiveGrade]} by matters of the Sun.${moon}`;
}

/** Returns what the motion of a planet means in this chart (Uttara Kalamrita 2.6 for dignity and retrogression). */
export function motionAnalysis(chart: Chart, planet: ChartPlanet, motion: Motion, isShadow: boolean): string[] {
  const { id, dignity, house, isRetrograde } = planet;
  if (isShadow) {
    return isRetrograde
      ? [`${id} moves backwards, as the nodes do by nature; effects of retrogression are not read from it.`]
      : [`${id} moves forward for some days, as the true node does at times.`];
  }
  if (id === 'Sun' || id === 'Moon') return [`The ${id} never turns back; at this birth it moves ${paceOf(motion)}.`];
  if (motion === 'stationary') {
    return [`${id} stands nearly still: what it signifies is emphasised and slow to change.`, ...ownedTexts(chart, id)];
  }
  if (motion !== 'retrograde') return [`${id} moves forward ${paceOf(motion)} and acts in its ordinary way.`];
  return [
    `${id} is retrograde in the ${ordinal(house)} house: bright, near the Earth and strong by motion (cheshta bala); its themes turn inward and are worked over again.`,
    ...dignityTexts(id, dignity),
    ...ownedTexts(chart, id),
  ];
}

function paceOf(motion: Motion): string {
  return motion === 'mean' ? 'at its mean pace' : `${motion === 'fast' ? 'faster' : 'more slowly'} than its mean pace`;
}

function dignityTexts(id: Planet, dignity: ChartPlanet['dignity']): string[] {
  if (dignity === 'debilitated') return [`Debilitated and retrograde, ${id} is raised: it acts much as if exalted.`];
  return dignity === 'exalted'
    ? [`Exalted and retrograde, ${id} is lowered: it gives less than its sign promises.`]
    : [];
}

function ownedTexts(chart: Chart, id: Planet): string[] {
  const owned = ownedHouses(chart, id).map(ordinal).join(' and ');
  return [`It carries the affairs of the ${owned}, which it owns.`];
}

/** Returns how long ago or ahead the nearest station is, where one is within a fortnight. */
export function stationText(id: Planet, { previous, next }: Stations, jdTT: number): string[] {
  const near = (days: number) => Math.abs(days) <= 14;
  const when = (days: number) => `${Math.abs(days).toFixed(1)} days ${days < 0 ? 'before' : 'after'} birth`;
  return [previous, next].flatMap((station) => {
    const days = station ? station.jdTT - jdTT : Infinity;
    return station && near(days)
      ? [`${id} turns ${station.turns} ${when(days)}, so its change of course is felt.`]
      : [];
  });
}
