/** Sentences about what was observed of a dosha in a chart, in Hindi. */
import { GANAS, NADIS } from '../../../astro/tables/nakshatraQualities.ts';
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHIS } from '../../../astro/tables/panchang.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { RAJJU_NAMES } from '../../../astro/tables/rajju.ts';
import type { DoshaSeenWords } from '../../facts/rules/doshaSeen.ts';
import type { Sentences } from '../../sentences.ts';
import { isOrAre, nakshatraHi, planetHi, rankFeminine, rankOblique, signHi, weekdayHi } from '../grammar.ts';

const POINTS: Readonly<Record<DoshaSeenWords['malefics_beside']['points'][number]['point'], string>> = {
  ascendant: 'लग्न',
  moon: 'चंद्रमा',
  seventh: 'सातवें भाव',
};

/** The names used in practice. */
const DIRECTIONS: Readonly<Record<DoshaSeenWords['kaal_sarp_direction']['direction'], string>> = {
  anuloma: 'काल सर्प (अनुलोम)',
  viloma: 'काल अमृत (विलोम)',
};

const namesText = (planets: readonly Planet[]) => planets.map(planetHi).join(', ');

const anyone = (planets: readonly Planet[]) => (planets.length > 0 ? namesText(planets) : 'कोई नहीं');

/** The new and the full moon stand without their fortnight. */
function tithiName(tithi: number): string {
  const { fullName, name, paksha, sanskrit } = TITHIS[tithi - 1]!;
  return fullName === name ? sanskrit : `${PAKSHAS[paksha].sanskrit} ${sanskrit}`;
}

const signsText = (places: DoshaSeenWords['luminary_signs']['birth']) =>
  places.map(({ planet, signIndex }) => `${planetHi(planet)} ${signHi(signIndex)}`).join(', ');

export const DOSHA_SEEN_HI: Sentences<DoshaSeenWords> = {
  tithi: ({ tithi }) => `जन्म तिथि ${tithiName(tithi)} है।`,
  nitya_yoga: ({ nityaYoga }) => `जन्म का नित्य योग ${NITYA_YOGAS[nityaYoga - 1]!.sanskrit} है।`,
  karana: ({ karana }) => `जन्म का करण ${KARANAS[karana - 1]!.sanskrit} है।`,
  tithi_and_vara: ({ tithi, weekdayIndex }) => `जन्म तिथि ${tithiName(tithi)} और वार ${weekdayHi(weekdayIndex)} है।`,
  sankranti: ({ count, isBeforeBirth, signIndex, unit }) =>
    `सूर्य की निकटतम संक्रांति (${signHi(signIndex)}) जन्म से ${count} ${unit === 'hours' ? 'घंटे' : 'दिन'} ${isBeforeBirth ? 'पहले' : 'बाद'} है।`,
  nakshatra: ({ nakshatraIndex }) => `चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र में है।`,
  rajju: ({ rajju }) => `इसकी रज्जु ${RAJJU_NAMES[rajju].hi} है।`,
  gana: ({ gana }) => `इसका गण ${GANAS[gana].sanskrit} है।`,
  partner_nadi: ({ nadi, nakshatraIndex, pada }) =>
    `साथी का चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र के ${rankOblique(pada)} चरण में है, नाड़ी ${NADIS[nadi].sanskrit}।`,
  partner_rajju: ({ nakshatraIndex, rajju }) =>
    `साथी का चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र में है, रज्जु ${RAJJU_NAMES[rajju].hi}।`,
  partner_gana: ({ gana, nakshatraIndex }) =>
    `साथी का चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र में है, गण ${GANAS[gana].sanskrit}।`,
  partner_sign: ({ count, signIndex }) =>
    count === 1
      ? `साथी की चंद्र राशि भी ${signHi(signIndex)} है।`
      : `साथी की चंद्र राशि ${signHi(signIndex)} है, इससे ${rankFeminine(count)}।`,
  relative_nakshatra: ({ nakshatraIndex, pada }) =>
    `दूसरे जन्म का चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र के ${rankOblique(pada)} चरण में है।`,
  clashing_signs: ({ clashing, signIndex }) => {
    const signs = clashing.map((clash) => signHi(clash.signIndex));
    return `चंद्र राशि ${signHi(signIndex)} है; मिलान में ${signs.join(', ')} से बाहर का चंद्रमा देखा जाता है।`;
  },
  mars_counts: ({ ascendantHouse, moonHouse, venusHouse }) =>
    `मंगल लग्न से ${rankOblique(ascendantHouse)}, चंद्रमा से ${rankOblique(moonHouse)} और शुक्र से ${rankOblique(venusHouse)} भाव में है; निर्णय लग्न से होता है।`,
  kaal_sarp_direction: ({ direction }) => DIRECTIONS[direction],
  kaal_sarp_kind: ({ direction, kind }) => `राहु के भाव से यह ${kind.hi} प्रकार है, दिशा से ${DIRECTIONS[direction]}।`,
  eclipsed: ({ chart, eclipses }) => {
    const described = eclipses.map(({ node, planet }) => `${planetHi(node)} के साथ ${planetHi(planet)}`);
    return `${chart === 'birth' ? 'जन्म कुंडली' : 'नवांश'} में ${described.join(', ')}।`;
  },
  outsiders: ({ planets }) => `${namesText(planets)} राहु-केतु रेखा के दूसरी ओर ${isOrAre(planets.length)}।`,
  moon_pada: ({ nakshatraIndex, pada }) => `चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र के ${rankOblique(pada)} चरण में है।`,
  nadi: ({ nadi }) => `इसकी नाड़ी ${NADIS[nadi].sanskrit} है।`,
  luminary_signs: ({ birth, navamsa }) => `जन्म कुंडली में राशियाँ: ${signsText(birth)}; नवांश में: ${signsText(navamsa)}।`,
  beside_moon: ({ second, twelfth }) => {
    const sides = [
      ...(second.length > 0 ? [`दूसरे भाव में ${namesText(second)}`] : []),
      ...(twelfth.length > 0 ? [`बारहवें भाव में ${namesText(twelfth)}`] : []),
    ];
    return `चंद्रमा के पास ग्रह हैं: उससे ${sides.join('; ')}।`;
  },
  binding_houses: ({ held }) =>
    `भावों में: ${held.map(({ house, planets }) => `${rankOblique(house)} में ${anyone(planets)}`).join('; ')}।`,
  malefics_beside: ({ points }) => {
    const described = points.map(
      ({ point, second, twelfth }) => `${POINTS[point]} से दूसरे में ${anyone(second)}, बारहवें में ${anyone(twelfth)}`,
    );
    return `पाप ग्रह: ${described.join('; ')}।`;
  },
};
