/** Sentences about what was observed of a dosha in a chart, in English. */
import { GANAS, NADIS } from '../../../astro/tables/nakshatraQualities.ts';
import { KARANAS, NITYA_YOGAS, TITHIS } from '../../../astro/tables/panchang.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { RAJJU_NAMES } from '../../../astro/tables/rajju.ts';
import type { DoshaSeenWords } from '../../facts/rules/doshaSeen.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, nakshatraEn, ordinal, signEn, WEEKDAYS_EN } from '../grammar.ts';

const POINTS: Readonly<Record<DoshaSeenWords['malefics_beside']['points'][number]['point'], string>> = {
  ascendant: 'the ascendant',
  moon: 'the Moon',
  seventh: 'the 7th house',
};

/** The names used in practice. */
const DIRECTIONS: Readonly<Record<DoshaSeenWords['kaal_sarp_direction']['direction'], string>> = {
  anuloma: 'Kaal Sarp (anuloma)',
  viloma: 'Kaal Amrit (viloma)',
};

const anyone = (planets: readonly Planet[]) => (planets.length > 0 ? namedList(planets) : 'none');

const tithiName = (tithi: number) => TITHIS[tithi - 1]!.fullName;

const signsText = (places: DoshaSeenWords['luminary_signs']['birth']) =>
  listed(places.map(({ planet, signIndex }) => `${named(planet)} in ${signEn(signIndex)}`));

export const DOSHA_SEEN_EN: Sentences<DoshaSeenWords> = {
  tithi: ({ tithi }) => `The tithi of birth is ${tithiName(tithi)}.`,
  nitya_yoga: ({ nityaYoga }) => `The nitya yoga of birth is ${NITYA_YOGAS[nityaYoga - 1]!.name}.`,
  karana: ({ karana }) => `The karana of birth is ${KARANAS[karana - 1]!.name}.`,
  tithi_and_vara: ({ tithi, weekdayIndex }) =>
    `The tithi of birth is ${tithiName(tithi)}, the weekday ${WEEKDAYS_EN[weekdayIndex]!}.`,
  sankranti: ({ count, isBeforeBirth, signIndex, unit }) =>
    `The Sun’s nearest change of sign, into ${signEn(signIndex)}, is ${count} ${unit} ${isBeforeBirth ? 'before' : 'after'} the birth.`,
  nakshatra: ({ nakshatraIndex }) => `The Moon is in ${nakshatraEn(nakshatraIndex)}.`,
  rajju: ({ rajju }) => `Its rajju is ${RAJJU_NAMES[rajju].en}.`,
  gana: ({ gana }) => `Its gana is ${GANAS[gana].name}.`,
  partner_nadi: ({ nadi, nakshatraIndex, pada }) =>
    `The partner’s Moon is in ${nakshatraEn(nakshatraIndex)}, pada ${pada}, of ${NADIS[nadi].name} nadi.`,
  partner_rajju: ({ nakshatraIndex, rajju }) =>
    `The partner’s Moon is in ${nakshatraEn(nakshatraIndex)}, of the rajju ${RAJJU_NAMES[rajju].en}.`,
  partner_gana: ({ gana, nakshatraIndex }) =>
    `The partner’s Moon is in ${nakshatraEn(nakshatraIndex)}, of ${GANAS[gana].name} gana.`,
  partner_sign: ({ count, signIndex }) =>
    `The partner’s Moon sign is ${signEn(signIndex)}, ${count === 1 ? 'the same' : `the ${ordinal(count)} from it`}.`,
  relative_nakshatra: ({ nakshatraIndex, pada }) =>
    `The Moon of the other birth is in ${nakshatraEn(nakshatraIndex)}, pada ${pada}.`,
  clashing_signs: ({ clashing, signIndex }) => {
    const signs = clashing.map((clash) => signEn(clash.signIndex));
    return `The Moon sign is ${signEn(signIndex)}; a match looks for a Moon outside ${listed(signs)}.`;
  },
  mars_counts: ({ ascendantHouse, moonHouse, venusHouse }) =>
    `Mars is in the ${ordinal(ascendantHouse)} house from the ascendant, the ${ordinal(moonHouse)} from the Moon and the ${ordinal(venusHouse)} from Venus; the first decides.`,
  kaal_sarp_direction: ({ direction }) => DIRECTIONS[direction],
  kaal_sarp_kind: ({ direction, kind }) =>
    `By the house of Rahu it is the ${kind.en} kind, by direction ${DIRECTIONS[direction]}.`,
  eclipsed: ({ chart, eclipses }) => {
    const described = eclipses.map(({ node, planet }) => `${named(planet)} stands with ${node}`);
    return `In the ${chart === 'birth' ? 'birth chart' : 'navamsa'} ${listed(described)}.`;
  },
  outsiders: ({ planets }) =>
    `${capitalised(namedList(planets))} ${planets.length === 1 ? 'stands' : 'stand'} on the other side of the nodes.`,
  moon_pada: ({ nakshatraIndex, pada }) => `The Moon is in ${nakshatraEn(nakshatraIndex)}, pada ${pada}.`,
  nadi: ({ nadi }) => `That is ${NADIS[nadi].name} nadi.`,
  luminary_signs: ({ birth, navamsa }) => `At birth ${signsText(birth)}; in the navamsa ${signsText(navamsa)}.`,
  beside_moon: ({ second, twelfth }) => {
    const sides = [
      ...(second.length > 0 ? [`${namedList(second)} in the 2nd from it`] : []),
      ...(twelfth.length > 0 ? [`${namedList(twelfth)} in the 12th from it`] : []),
    ];
    return `The Moon has company: ${listed(sides)}.`;
  },
  binding_houses: ({ held }) =>
    `By house: ${held.map(({ house, planets }) => `${anyone(planets)} in the ${ordinal(house)}`).join('; ')}.`,
  malefics_beside: ({ points }) => {
    const described = points.map(
      ({ point, second, twelfth }) =>
        `from ${POINTS[point]} ${anyone(second)} in the 2nd and ${anyone(twelfth)} in the 12th`,
    );
    return `Malefics: ${described.join('; ')}.`;
  },
};
