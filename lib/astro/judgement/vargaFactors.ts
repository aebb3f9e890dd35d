/** Rows of factors about divisional charts. */
import { lordOfHouse } from '../planet/lordship.ts';
import { DIGNITY_SHARES } from '../strength/planetStrength.ts';
import type { Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { vargaHouseSign, type VargaChart } from '../varga/position.ts';
import type { VargaId } from '../varga/vargas.ts';
import { areaFact, office, type Office, type SignifiedMatter } from './areaFacts.ts';
import { areaFactor, type SharedRow } from './areaFactors.ts';
import type { AreaContext } from './areaContext.ts';
import { leaningOf, SCALES } from './areaScore.ts';

/** A planet that is judged in a divisional chart, with its office. */
export interface VargaOffice {
  readonly id: string;
  readonly planet: Planet;
  readonly role: Office;
}

/** Returns the row for a planet in a divisional chart: by sign and by house from its ascendant, half each. */
export function inVarga(
  id: VargaId,
  who: (context: AreaContext) => VargaOffice,
  weight: number,
): SharedRow<'varga_standing'> {
  return (context) => {
    const varga = context.varga(id);
    const { id: officeId, planet, role } = who(context);
    const { dignity, house: at, signIndex } = varga.planets[planet];
    const leaning = (leaningOf(DIGNITY_SHARES[dignity], SCALES.dignity) + VARGA_HOUSE_LEANINGS[at - 1]!) / 2;
    return areaFactor({
      id: `${id}_${officeId}`,
      text: areaFact('varga_standing', { varga: id, planet, office: role, signIndex, dignity, house: at }),
      leaning,
      weight,
      planets: [planet],
      houses: [],
      observed: { varga: id, planet, dignity, house_in_varga: at },
      source: varga.varga.source,
    });
  };
}

/** Leaning by house, the 1st first: kendras and trikonas help, dusthanas hinder. Interpretive. */
const VARGA_HOUSE_LEANINGS = [0.8, 0, -0.2, 0.4, 0.8, -0.7, 0.4, -1, 0.8, 0.8, 0.4, -0.9];

/** Returns the lord of a house of the birth chart, for `inVarga`. */
export const lordOf =
  (number: number) =>
  ({ chart }: AreaContext) => ({
    id: `lord_${number}`,
    planet: lordOfHouse(chart, number),
    role: office('lord_of', { house: number }),
  });
/** Returns a planet as significator of a matter, for `inVarga`. */
export const planetItself = (planet: Planet, matter: SignifiedMatter) => () => ({
  id: planet.toLowerCase(),
  planet,
  role: office('significator', { matter }),
});

/** Returns the lord of a house of a divisional chart. */
export function lordInVarga(varga: VargaChart, number: number): Planet {
  return signLord(vargaHouseSign(varga, number));
}

/** Returns the row for how the lord of a house of a divisional chart stands in it. */
export function lordWithin(id: VargaId, number: number, weight: number): SharedRow<'varga_standing'> {
  const role = office('lord_within', { house: number });
  return inVarga(
    id,
    (context) => ({ id: `house_${number}`, planet: lordInVarga(context.varga(id), number), role }),
    weight,
  );
}
