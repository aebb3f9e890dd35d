/** Builds the records of shadbala and bhava bala. */
import type { House } from '../../astro/chart/houses.ts';
import type { HouseExtras } from '../../astro/strength/houseAdditions.ts';
import { houseBalaBand, houseBalaPlace, type HouseBala } from '../../astro/strength/houseBala.ts';
import { KAALA_PARTS } from '../../astro/strength/kaala.ts';
import { shadbalaPlace, type PlanetShadbala as Weighed } from '../../astro/strength/shadbala.ts';
import { MINIMUM_READINGS } from '../../astro/strength/strengthReadings.ts';
import { STHANA_PARTS } from '../../astro/strength/sthana.ts';
import { VIRUPAS_OF_RUPA, virupaSum } from '../../astro/strength/virupaParts.ts';
import { BALA_NAMES, MINIMA } from '../../astro/strength/tables/shadbala.ts';
import { SIGN_ARC_DEG } from '../../astro/tables/signs.ts';
import type { BhavaBala, PlanetShadbala, ShadbalaBrief } from '../../schemas/common/strength.ts';
import type { Names } from '../../words/names.ts';
import { STRENGTH } from '../../words/subjects/strength.ts';
import { ratio } from '../../astro/rounding.ts';
import { placeRecord } from '../common.ts';

type Component = PlanetShadbala['components'][number];
type Part = Component['parts'][number];

/** Returns a short record of a planet's shadbala: rupas, ratio to the required minimum, and rank among the seven. */
export function shadbalaBrief(weighed: Weighed, names: Names): ShadbalaBrief {
  const { band, leastRupas, rank, ratio: share, rupas } = weighed;
  return {
    rupas: ratio(rupas),
    minimum_rupas: leastRupas,
    ratio: ratio(share),
    band,
    band_name: names.term(band),
    ...placeRecord(shadbalaPlace(weighed)),
    rank,
  };
}

/**
 * Returns the shadbala of a planet with all its parts; approximate where a sunrise or sunset it needs does not exist.
 */
export function shadbalaRecord(weighed: Weighed, isApproximate: boolean, names: Names): PlanetShadbala {
  const components = componentsOf(weighed, names);
  return {
    ...shadbalaBrief(weighed, names),
    virupas: weighed.virupas,
    components,
    minima: minimaOf(weighed),
    motion: weighed.motion,
    ishta: ratio(weighed.ishta),
    kashta: ratio(weighed.kashta),
    summary: summaryOf(weighed, components, names),
    is_approximate: isApproximate,
  };
}

/** The total against the minimum that each text requires. */
function minimaOf({ planet, rupas }: Weighed): PlanetShadbala['minima'] {
  return MINIMUM_READINGS.map((id) => {
    const least = MINIMA[planet].rupas[id];
    return { id, rupas: least, ratio: ratio(rupas / least), is_enough: rupas >= least };
  });
}

function componentsOf({ cheshta, dig, drik, kaala, naisargika, planet, sthana }: Weighed, names: Names): Component[] {
  const least = MINIMA[planet];
  const part = (id: Part['id'], virupas: number, minimum: number | null = null): Part => ({
    id,
    name: names.of(BALA_NAMES[id]),
    virupas,
    ...need(virupas, minimum),
  });
  const component = (id: Component['id'], virupas: number, minimum: number | null, parts: Part[] = []): Component => ({
    id,
    name: names.of(BALA_NAMES[id]),
    virupas,
    ...need(virupas, minimum),
    parts,
  });
  const placeParts = STHANA_PARTS.map((id) => part(id, sthana.parts[id]));
  const timeParts = KAALA_PARTS.map((id) => part(id, kaala.parts[id], id === 'ayana' ? least.ayana : null));
  // For Sun and Moon the doubled ayana and paksha bala take its place, so no minimum applies.
  const isLight = planet === 'Sun' || planet === 'Moon';
  return [
    component('sthana', sthana.virupas, least.sthana, placeParts),
    component('dig', dig, least.dig),
    component('kaala', kaala.virupas, least.kaala, timeParts),
    component('cheshta', cheshta, isLight ? null : least.cheshta),
    component('naisargika', naisargika, null),
    component('drik', drik, null),
  ];
}

function need(virupas: number, minimum: number | null): Pick<Part, 'minimum' | 'is_enough'> {
  return { minimum, is_enough: minimum === null ? null : virupas >= minimum };
}

function summaryOf(
  { leastRupas, planet, rank, ratio: share, rupas }: Weighed,
  components: readonly Component[],
  { lang }: Names,
): string {
  const lacking = components.filter((each) => each.is_enough === false).map(({ id }) => id);
  return STRENGTH[lang].shadbala_summary({ planet, rupas, leastRupas, ratio: share, rank, lacking });
}

/**
 * Returns the record of the strength of a house with all its parts.
 *
 * @param extras further components by BPHS, not part of the total
 */
export function houseBalaRecord(
  house: House,
  bala: HouseBala,
  extras: HouseExtras,
  isApproximate: boolean,
  names: Names,
): BhavaBala {
  const { band, dig, drik, lord, rank, rupas, virupas } = bala;
  const component = (id: BhavaBala['components'][number]['id'], label: string, points: number) => ({
    id,
    name: names.of(BALA_NAMES[id]),
    label,
    virupas: points,
  });
  const signIndex = Math.floor(house.middleDeg / SIGN_ARC_DEG);
  const words = STRENGTH[names.lang];
  return {
    rupas: ratio(rupas),
    virupas,
    band,
    band_name: names.term(band),
    ...placeRecord(houseBalaPlace(house.number, rupas)),
    rank,
    components: [
      component('house_lord', words.lord_shadbala({ lord: house.lord }), lord),
      component('house_dig', words.middle_sign({ signIndex }), dig),
      component('house_drik', words.middle_aspects({}), drik),
    ],
    with_extras: withExtras(virupas, extras, names),
    is_approximate: isApproximate,
  };
}

function withExtras(plainVirupas: number, { occupants, rising }: HouseExtras, names: Names): BhavaBala['with_extras'] {
  const virupas = virupaSum([plainVirupas, occupants, rising]);
  const rupas = virupas / VIRUPAS_OF_RUPA;
  const band = houseBalaBand(rupas);
  return { occupants, rising, virupas, rupas: ratio(rupas), band, band_name: names.term(band) };
}
