/** What holds in a piece of a day, in English. */
import type { DayPieceFacts } from '../../../astro/judgement/day/score/facts.ts';
import { DOUBLE_TRANSIT_HOUSES, type ScoredYogaId } from '../../../astro/judgement/tables/dayScore.ts';
import { PANCHAKA } from '../../../astro/judgement/tables/dayWindows.ts';
import { tithiQuality } from '../../../astro/panchang/elementSpans.ts';
import { BHADRA_ABODE_QUALITIES } from '../../../astro/tables/bhadra.ts';
import { DAY_YOGAS, RAVI_YOGA } from '../../../astro/tables/dayYogas.ts';
import { NAKSHATRA_QUALITIES } from '../../../astro/tables/nakshatraQualities.ts';
import { KARANAS, NITYA_YOGAS, TITHIS } from '../../../astro/tables/panchang.ts';
import { TARAS } from '../../../astro/tables/taras.ts';
import type { SaturnPhase } from '../../../astro/transit/saturn.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, nakshatraEn, named, ordinal, signEn, WEEKDAYS_EN } from '../grammar.ts';

const OFFICES: Readonly<Record<DayPieceFacts['vara']['office'], string>> = {
  yogakaraka: 'the yogakaraka',
  benefic: 'a functional benefic',
  neutral: 'neutral',
  malefic: 'a functional malefic',
};

const RELATIONS: Readonly<Record<Exclude<DayPieceFacts['vara']['relation'], 'itself'>, string>> = {
  friend: 'a friend of its lord',
  neutral: 'neutral to its lord',
  enemy: 'an enemy of its lord',
};

const PHASES: Readonly<Record<SaturnPhase, string>> = {
  rising: 'sade sati, rising phase',
  peak: 'sade sati, peak',
  setting: 'sade sati, setting phase',
  kantaka: 'dhaiya in the 4th',
  ashtama: 'dhaiya in the 8th',
};

function specialYoga(id: ScoredYogaId): string {
  return id === 'panchaka' ? PANCHAKA.name : [...DAY_YOGAS, RAVI_YOGA].find((row) => row.id === id)!.name;
}

const places = (houses: readonly number[]) => listed(houses.map(ordinal));

export const DAY_PIECES_EN: Sentences<DayPieceFacts> = {
  tara: ({ count, tara }) =>
    `${TARAS.find(({ id }) => id === tara)!.name}, the ${ordinal(count)} star from that of birth`,
  moon_from_moon: ({ house }) => `the ${ordinal(house)} from the Moon of birth`,
  tithi: ({ isDagdha, tithi }) => {
    const burnt = isDagdha ? ', burnt on this day of the week' : '';
    return `${TITHIS[tithi - 1]!.fullName} (${tithiQuality(tithi).group.name}${burnt})`;
  },
  nakshatra: ({ isGandMool, nakshatraIndex }) => {
    const { type } = NAKSHATRA_QUALITIES[nakshatraIndex]!;
    return `${nakshatraEn(nakshatraIndex)} (${type}${isGandMool ? ', gand mool' : ''})`;
  },
  yoga: ({ yoga }) => NITYA_YOGAS[yoga - 1]!.name,
  karana: ({ abode, karana }) => {
    const { name } = KARANAS[karana - 1]!;
    return abode ? `${name}, Bhadra in ${BHADRA_ABODE_QUALITIES[abode].name}` : name;
  },
  vara: ({ lord, office, relation, weekdayIndex }) => {
    const what =
      relation === 'itself'
        ? `the lord of your ascendant, ${OFFICES[office]} for it`
        : `${OFFICES[office]} for your ascendant and ${RELATIONS[relation]}`;
    return `${WEEKDAYS_EN[weekdayIndex]!}, the day of ${named(lord)}: ${what}`;
  },
  special_yogas: ({ yogas }) => listed(yogas.map(specialYoga)),
  transits: ({ score }) => `all nine transits weighted: ${score} of 100`,
  moon_bindus: ({ bindus, sarva, signIndex }) =>
    `${signEn(signIndex)}: ${bindus} of 8 bindus of its own, ${sarva} of all planets`,
  dasha_lords: ({ lords }) => lords.map(({ planet, score }) => `${planet} ${score}`).join(', '),
  saturn: ({ band, intensity, phase }) => `${PHASES[phase]}: ${band}, ${intensity} of 100`,
  double_transit: ({ houses }) =>
    houses.length > 0 ? `activate the ${places(houses)}` : `activate none of the ${places(DOUBLE_TRANSIT_HOUSES)}`,
  moon_from_ascendant: ({ house }) => `the ${ordinal(house)} from your ascendant`,
  star_of_matter: ({ isEkadashi, nakshatraIndex }) => {
    const star = `${nakshatraEn(nakshatraIndex)} (${NAKSHATRA_QUALITIES[nakshatraIndex]!.type})`;
    return isEkadashi ? `Ekadashi, with ${star}` : star;
  },
};
