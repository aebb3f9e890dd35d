/** Friends and enemies of the annual chart. */
import { countFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { naturalRelation } from '../tables/relationships.ts';
import type { BalaChoices } from './tajikaChoices.ts';
import { isFriendlyAspect, tajikaAspectAt } from './tajikaAspects.ts';

/** How a planet stands to the lord of a place: its own, or a friend, even (sama) or an enemy. */
export type TajikaRelation = 'own' | 'friend' | 'neutral' | 'enemy';

/**
 * Returns what one planet is to another.
 *
 * Tajika looks at the annual chart alone: who stands on the 3rd, 5th, 9th or 11th from a planet is its friend, on the
 * 2nd, 6th, 8th or 12th even, on the 1st, 4th, 7th or 10th its enemy (Tajika Nilakanthi, Samjna Tantra 2.13; Varsha
 * Pradipaka 19-21). These are the places of the friendly aspects, of none, and of the hostile ones; so it is mutual.
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
