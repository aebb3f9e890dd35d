/** Friends and enemies of the annual chart. */
import { countFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { naturalRelation } from '../tables/relationships.ts';
import type { BalaChoices } from './tajikaChoices.ts';
import type { TajikaRelation } from './tables/tajika.ts';
import { isFriendlyAspect, tajikaAspectAt } from './tajikaAspects.ts';

/**
 * Returns the relation of one planet to another: own, friend, neutral or enemy.
 *
 * Tajika uses the annual chart alone: a planet in the 3rd, 5th, 9th or 11th from another is its friend, in the 2nd, 6th,
 * 8th or 12th neutral, in the 1st, 4th, 7th or 10th its enemy (Tajika Nilakanthi, Samjna Tantra 2.13; Varsha Pradipaka
 * 19-21). These are the places of friendly aspects, of none, and of hostile ones, so the relation is mutual.
 */
export function relationTo(
  { signs }: Chart,
  planet: SevenPlanet,
  lord: SevenPlanet,
  { relation }: Pick<BalaChoices, 'relation'>,
): TajikaRelation {
  if (planet === lord) return 'own';
  if (relation === 'natural') return naturalRelation(planet, lord);
  const aspect = tajikaAspectAt(countFrom(signs[planet], signs[lord]));
  if (aspect.id === 'none') return 'neutral';
  return isFriendlyAspect(aspect) ? 'friend' : 'enemy';
}
