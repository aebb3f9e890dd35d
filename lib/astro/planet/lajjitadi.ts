/** The six further moods of planets (BPHS 45.11-18): any number of them may hold at once. */
import { aspectsOn } from '../chart/aspects.ts';
import { companions, type Lajjitadi } from './avasthas.ts';
import type { Chart, ChartPlanet } from '../chart/chart.ts';
import { isBenefic } from './nature.ts';
import { named, namedList, placedByDignity } from '../planetWords.ts';
import { naturalRelation } from '../tables/relationships.ts';
import type { Planet } from '../tables/planets.ts';
import { element, signLord } from '../tables/signs.ts';
import { isWithEnemy } from './dignity.ts';

export interface LajjitadiState {
  readonly id: Lajjitadi;
  readonly reason: string;
}

const SHAMING: readonly Planet[] = ['Rahu', 'Ketu', 'Sun', 'Saturn', 'Mars'];

/** Lists which of these six moods a planet is in. */
export function lajjitadi(chart: Chart, planet: ChartPlanet): LajjitadiState[] {
  const with_ = companions(chart, planet).map(({ id }) => id);
  const aspecting = aspectsOn(chart, planet.signIndex).filter((id) => id !== planet.id);
  const found = (id: Lajjitadi, because: string | false): LajjitadiState[] =>
    because ? [{ id, reason: because }] : [];
  return [
    ...found('lajjita', shamed(planet, with_)),
    ...found('garvita', ['exalted', 'moolatrikona'].includes(planet.dignity) && placedByDignity(planet.dignity)),
    ...found('kshudhita', starved(planet, with_, aspecting)),
    ...found('trushita', thirsty(chart, planet, aspecting)),
    ...found('mudita', delighted(planet, with_)),
    ...found('kshobhita', agitated(chart, planet, with_, aspecting)),
  ];
}

function shamed({ house }: ChartPlanet, with_: readonly Planet[]): string | false {
  const company = with_.filter((id) => SHAMING.includes(id));
  return house === 5 && company.length > 0 && `in the 5th with ${namedList(company)}`;
}

function starved(planet: ChartPlanet, with_: readonly Planet[], aspecting: readonly Planet[]): string | false {
  const isEnemy = (id: Planet) => naturalRelation(planet.id, id) === 'enemy';
  if (isWithEnemy(planet.dignity)) return placedByDignity(planet.dignity);
  const enemies = with_.filter((id) => isEnemy(id) || id === 'Saturn');
  if (enemies.length > 0) return `with ${namedList(enemies)}`;
  const hostile = aspecting.filter(isEnemy);
  return hostile.length > 0 && `aspected by ${namedList(hostile)}, ${hostile.length === 1 ? 'an enemy' : 'enemies'}`;
}

function thirsty(chart: Chart, { signIndex }: ChartPlanet, aspecting: readonly Planet[]): string | false {
  const malefics = aspecting.filter((id) => !isBenefic(chart, id));
  const isRelieved = aspecting.some((id) => isBenefic(chart, id));
  const isThirsty = element(signIndex) === 'water' && malefics.length > 0 && !isRelieved;
  return isThirsty && `in a water sign, aspected by ${namedList(malefics)} and by no benefic`;
}

function delighted(planet: ChartPlanet, with_: readonly Planet[]): string | false {
  if (with_.includes('Jupiter')) return 'with Jupiter';
  const lord = signLord(planet.signIndex);
  return lord !== planet.id && naturalRelation(planet.id, lord) === 'friend' && `in a sign of ${named(lord)}, a friend`;
}

function agitated(
  chart: Chart,
  planet: ChartPlanet,
  with_: readonly Planet[],
  aspecting: readonly Planet[],
): string | false {
  const hostile = aspecting.filter((id) => !isBenefic(chart, id) || naturalRelation(planet.id, id) === 'enemy');
  return with_.includes('Sun') && hostile.length > 0 && `with the Sun, aspected by ${namedList(hostile)}`;
}
