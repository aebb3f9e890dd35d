/** What /planets says of a dignity, a combustion and a motion. */
import type { Chart, ChartPlanet } from '../../lib/astro/chart/chart.ts';
import type { JudgedCombustion } from '../../lib/astro/planet/combustionRelief.ts';
import { dignityRow } from '../../lib/astro/planet/dignity.ts';
import { ownedHouses } from '../../lib/astro/planet/lordship.ts';
import type { Motion, Stations } from '../../lib/astro/planet/motion.ts';
import { temporaryRelation } from '../../lib/astro/planet/relationships.ts';
import { naturalRelation } from '../../lib/astro/tables/relationships.ts';
import { signLord } from '../../lib/astro/tables/signs.ts';
import { isNode, type Planet } from '../../lib/astro/tables/planets.ts';
import type { Names } from '../../lib/words/names.ts';
import { PLANET_WORDS } from '../../lib/words/subjects/planets.ts';

export function dignityReason(chart: Chart, planet: ChartPlanet, { lang }: Names): string {
  const { id, dignity, signIndex } = planet;
  const words = PLANET_WORDS[lang];
  const { deepDegree, moolatrikonaFromDeg, moolatrikonaToDeg } = dignityRow(id, chart.conventions.nodeExaltation);
  const place = { planet: id, signIndex };
  switch (dignity) {
    case 'exalted':
      return words.sign_of_exaltation({ ...place, deepestDeg: deepDegree });
    case 'debilitated':
      return words.sign_of_debilitation({ ...place, deepestDeg: deepDegree });
    case 'moolatrikona':
      return words.in_moolatrikona({ ...place, fromDeg: moolatrikonaFromDeg, untilDeg: moolatrikonaToDeg });
    case 'own':
      return words.own_sign(place);
    default: {
      const lord = signLord(signIndex);
      const temporary = temporaryRelation(chart.signs[id], chart.signs[lord]);
      return words.friendship({ ...place, lord, natural: naturalRelation(id, lord), temporary, dignity });
    }
  }
}

export function combustionEffect({ id, house }: ChartPlanet, judged: JudgedCombustion, { lang }: Names): string {
  const words = PLANET_WORDS[lang];
  if (isNode(id)) return words.node_never_combust({ node: id });
  const { isCombust, effectiveGrade, limitDeg } = judged;
  // Of the seven only the Sun has no limit.
  if (limitDeg === null) return words.sun_never_combust({});
  const near = { planet: id, limitDeg };
  if (!isCombust) return words.not_combust(near);
  if (effectiveGrade === 'none') return words.combust_relieved({ ...near, house });
  return words.combust({ ...near, house, grade: effectiveGrade });
}

/** Returns what the motion of a planet means in this chart (Uttara Kalamrita 2.6 for dignity and retrogression). */
export function motionAnalysis(chart: Chart, planet: ChartPlanet, motion: Motion, { lang }: Names): string[] {
  const { id, dignity, house, isRetrograde } = planet;
  const words = PLANET_WORDS[lang];
  if (isNode(id)) return [words.node_moves({ node: id, isRetrograde })];
  if (id === 'Sun' || id === 'Moon') return [words.light_moves({ planet: id, motion })];
  if (motion !== 'stationary' && motion !== 'retrograde') return [words.moves_forward({ planet: id, motion })];
  const owned = words.owns_affairs({ houses: ownedHouses(chart, id) });
  if (motion === 'stationary') return [words.stands_still({ planet: id }), owned];
  return [
    words.turned_back({ planet: id, house }),
    ...(dignity === 'debilitated' ? [words.debilitated_back({ planet: id })] : []),
    ...(dignity === 'exalted' ? [words.exalted_back({ planet: id })] : []),
    owned,
  ];
}

/** A station this near to the birth is felt. */
const STATION_DAYS = 14;

/** Returns how long ago or ahead the nearest station is, where one is within a fortnight. */
export function stationText(planet: Planet, { previous, next }: Stations, jdTT: number, { lang }: Names): string[] {
  return [previous, next].flatMap((station) => {
    if (!station) return [];
    const days = station.jdTT - jdTT;
    return Math.abs(days) <= STATION_DAYS
      ? [PLANET_WORDS[lang].turns_soon({ planet, turns: station.turns, days })]
      : [];
  });
}
