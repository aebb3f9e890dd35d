/** What holds in a piece of a day, in Hindi. */
import type { DayPieceFacts } from '../../../astro/judgement/day/score/facts.ts';
import { DOUBLE_TRANSIT_HOUSES, type ScoredYogaId } from '../../../astro/judgement/tables/dayScore.ts';
import { PANCHAKA } from '../../../astro/judgement/tables/dayWindows.ts';
import { tithiQuality } from '../../../astro/panchang/elementSpans.ts';
import { BHADRA_ABODE_QUALITIES } from '../../../astro/tables/bhadra.ts';
import { DAY_YOGAS, RAVI_YOGA } from '../../../astro/tables/dayYogas.ts';
import { NAKSHATRA_QUALITIES, NAKSHATRA_TYPES } from '../../../astro/tables/nakshatraQualities.ts';
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHIS } from '../../../astro/tables/panchang.ts';
import { TARAS } from '../../../astro/tables/taras.ts';
import type { SaturnPhase } from '../../../astro/transit/saturn.ts';
import type { SaturnBand } from '../../../astro/transit/saturnIntensity.ts';
import type { Sentences } from '../../sentences.ts';
import {
  eitherHi,
  inHouse,
  inSign,
  listHi,
  nakshatraHi,
  planetHi,
  rankHi,
  rankOblique,
  weekdayHi,
} from '../grammar.ts';

const OFFICES: Readonly<Record<DayPieceFacts['vara']['office'], string>> = {
  yogakaraka: 'योगकारक',
  benefic: 'शुभ',
  neutral: 'सम',
  malefic: 'अशुभ',
};

const OFFICES_OF_FIRST_LORD: Readonly<Record<DayPieceFacts['vara']['office'], string>> = {
  yogakaraka: 'और योगकारक भी',
  benefic: 'और लग्न के लिए शुभ भी',
  neutral: 'और लग्न के लिए सम',
  malefic: 'पर अशुभ भाव का स्वामी भी',
};

const RELATIONS: Readonly<Record<Exclude<DayPieceFacts['vara']['relation'], 'itself'>, string>> = {
  friend: 'लग्नेश का मित्र',
  neutral: 'लग्नेश के लिए सम',
  enemy: 'लग्नेश का शत्रु',
};

const PHASES: Readonly<Record<SaturnPhase, string>> = {
  rising: 'साढ़ेसाती का पहला चरण',
  peak: 'साढ़ेसाती का दूसरा चरण',
  setting: 'साढ़ेसाती का तीसरा चरण',
  kantaka: 'शनि की ढैया, चौथे स्थान से',
  ashtama: 'शनि की ढैया, आठवें स्थान से',
};

const BANDS: Readonly<Record<SaturnBand, string>> = { severe: 'गहरा', moderate: 'मध्यम', mild: 'हल्का' };

function specialYoga(id: ScoredYogaId): string {
  if (id === 'panchaka') return PANCHAKA.sanskrit;
  const { sanskrit } = [...DAY_YOGAS, RAVI_YOGA].find((row) => row.id === id)!;
  return /(योग|तिथि)$/.test(sanskrit) ? sanskrit : `${sanskrit} योग`;
}

function tithiHi(tithi: number): string {
  const { fullName, name, paksha, sanskrit } = TITHIS[tithi - 1]!;
  return fullName === name ? sanskrit : `${PAKSHAS[paksha].sanskrit} ${sanskrit}`;
}

const starType = (nakshatraIndex: number) => NAKSHATRA_TYPES[NAKSHATRA_QUALITIES[nakshatraIndex]!.type].sanskrit;

export const DAY_PIECES_HI: Sentences<DayPieceFacts> = {
  tara: ({ count, tara }) => {
    const { sanskrit } = TARAS.find(({ id }) => id === tara)!;
    return count === 1 ? `${sanskrit} तारा, आपका जन्म नक्षत्र` : `${sanskrit} तारा, जन्म नक्षत्र से ${rankHi(count)} नक्षत्र`;
  },
  moon_from_moon: ({ house }) => (house === 1 ? 'जन्म राशि में' : `जन्म राशि से ${rankOblique(house)} स्थान में`),
  tithi: ({ isDagdha, tithi }) =>
    `${tithiHi(tithi)}, ${tithiQuality(tithi).group.sanskrit} तिथि${isDagdha ? ', इस वार में दग्धा' : ''}`,
  nakshatra: ({ isGandMool, nakshatraIndex }) =>
    `${nakshatraHi(nakshatraIndex)}, ${starType(nakshatraIndex)}${isGandMool ? ' और गंडमूल' : ''} नक्षत्र`,
  yoga: ({ yoga }) => NITYA_YOGAS[yoga - 1]!.sanskrit,
  karana: ({ abode, karana }) => {
    const { sanskrit } = KARANAS[karana - 1]!;
    return abode ? `${sanskrit}, भद्रा का वास ${BHADRA_ABODE_QUALITIES[abode].sanskrit} में` : sanskrit;
  },
  vara: ({ lord, office, relation, weekdayIndex }) => {
    const head = `${weekdayHi(weekdayIndex)} का स्वामी ${planetHi(lord)}`;
    return relation === 'itself'
      ? `${head} आपका लग्नेश है ${OFFICES_OF_FIRST_LORD[office]}`
      : office === 'neutral' && relation === 'neutral'
        ? `${head} आपके लग्न और लग्नेश दोनों के लिए सम है`
        : `${head} आपके लग्न के लिए ${OFFICES[office]} और ${RELATIONS[relation]} है`;
  },
  special_yogas: ({ yogas }) => listHi(yogas.map(specialYoga)),
  transits: ({ score }) => `नौ ग्रहों का गोचर ${Math.round(score)}/100`,
  moon_bindus: ({ bindus, sarva, signIndex }) => `${inSign(signIndex)} 8 में से ${bindus} बिंदु, सर्वाष्टकवर्ग में ${sarva}`,
  dasha_lords: ({ lords }) => lords.map(({ planet, score }) => `${planetHi(planet)} ${Math.round(score)}`).join(', '),
  saturn: ({ band, intensity, phase }) => `${PHASES[phase]}, असर ${BANDS[band]} (${Math.round(intensity)}/100)`,
  double_transit: ({ houses }) =>
    houses.length > 0
      ? `${listHi(houses.map(rankHi))} भाव सक्रिय`
      : `${eitherHi(DOUBLE_TRANSIT_HOUSES.map(rankHi))} भाव सक्रिय नहीं`,
  moon_from_ascendant: ({ house }) => inHouse(house),
  star_of_matter: ({ isEkadashi, nakshatraIndex }) => {
    const star = nakshatraHi(nakshatraIndex);
    return isEkadashi ? `एकादशी और ${star} नक्षत्र` : `${star}, ${starType(nakshatraIndex)} नक्षत्र`;
  },
};
