/** The six further moods of planets (BPHS 45.11-18): any number of them may hold at once. */
import { aspectsOn } from '../chart/aspects.ts';
import { companions, type Lajjitadi } from './avasthas.ts';
import type { Chart, ChartPlanet } from '../chart/chart.ts';
import { isBenefic } from './nature.ts';
import { avasthaFact as fact, type AvasthaFact } from './facts.ts';
import { naturalRelation } from '../tables/relationships.ts';
import type { Planet } from '../tables/planets.ts';
import { element, signLord } from '../tables/signs.ts';
import { isWithEnemy } from './dignity.ts';

export interface LajjitadiState {
  readonly id: Lajjitadi;
  readonly reason: AvasthaFact;
}

type Reason = AvasthaFact | false;

const SHAMING: readonly Planet[] = ['Rahu', 'Ketu', 'Sun', 'Saturn', 'Mars'];

/** Lists which of these six moods a planet is in. */
export function lajjitadi(chart: Chart, planet: ChartPlanet): LajjitadiState[] {
  const with_ = companions(chart, planet).map(({ id }) => id);
  const aspecting = aspectsOn(chart, planet.signIndex).filter((id) => id !== planet.id);
  const found = (id: Lajjitadi, because: Reason): LajjitadiState[] => (because ? [{ id, reason: because }] : []);
  return [
    ...found('lajjita', shamed(planet, with_)),
    ...found('garvita', ['exalted', 'moolatrikona'].includes(planet.dignity) && placed(planet)),
    ...found('kshudhita', starved(planet, with_, aspecting)),
    ...found('trushita', thirsty(chart, planet, aspecting)),
    ...found('mudita', delighted(planet, with_)),
    ...found('kshobhita', agitated(chart, planet, with_, aspecting)),
  ];
}

function placed({ dignity }: ChartPlanet): AvasthaFact {
  return fact('placed', { dignity });
}

function shamed({ house }: ChartPlanet, with_: readonly Planet[]): Reason {
  const company = with_.filter((id) => SHAMING.includes(id));
  return house === 5 && company.length > 0 && fact('in_fifth_with', { planets: company });
}

function starved(planet: ChartPlanet, with_: readonly Planet[], aspecting: readonly Planet[]): Reason {
  const isEnemy = (id: Planet) => naturalRelation(planet.id, id) === 'enemy';
  if (isWithEnemy(planet.dignity)) return placed(planet);
  const enemies = with_.filter((id) => isEnemy(id) || id === 'Saturn');
  if (enemies.length > 0) return fact('in_company', { planets: enemies });
  const hostile = aspecting.filter(isEnemy);
  return hostile.length > 0 && fact('seen_by_enemies', { planets: hostile });
}

function thirsty(chart: Chart, { signIndex }: ChartPlanet, aspecting: readonly Planet[]): Reason {
  const malefics = aspecting.filter((id) => !isBenefic(chart, id));
  const isRelieved = aspecting.some((id) => isBenefic(chart, id));
  const isThirsty = element(signIndex) === 'water' && malefics.length > 0 && !isRelieved;
  return isThirsty && fact('thirsty', { planets: malefics });
}

function delighted(planet: ChartPlanet, with_: readonly Planet[]): Reason {
  if (with_.includes('Jupiter')) return fact('in_company', { planets: ['Jupiter'] });
  const lord = signLord(planet.signIndex);
  return lord !== planet.id && naturalRelation(planet.id, lord) === 'friend' && fact('sign_of_friend', { lord });
}

function agitated(chart: Chart, planet: ChartPlanet, with_: readonly Planet[], aspecting: readonly Planet[]): Reason {
  const hostile = aspecting.filter((id) => !isBenefic(chart, id) || naturalRelation(planet.id, id) === 'enemy');
  return with_.includes('Sun') && hostile.length > 0 && fact('with_sun', { planets: hostile });
}
