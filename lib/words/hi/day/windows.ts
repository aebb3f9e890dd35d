/** Names of the times of a day, and why they count, in Hindi. */
import type { HoraReasonId } from '../../../astro/judgement/tables/dayWindows.ts';
import { tara as taraOf } from '../../../astro/panchang/tarabala.ts';
import { CHANDRABALA } from '../../../astro/tables/chandrabala.ts';
import { CHOGHADIYAS } from '../../../astro/tables/dayParts.ts';
import { NITYA_YOGAS } from '../../../astro/tables/panchang.ts';
import { TARAS } from '../../../astro/tables/taras.ts';
import type { DayWindowWords } from '../../facts/day/windows.ts';
import type { Sentences } from '../../sentences.ts';
import { planetHi, rankHi } from '../grammar.ts';

const HORA_REASONS: Readonly<Record<HoraReasonId, string>> = {
  ascendant_lord: 'आपका लग्नेश',
  yogakaraka: 'आपकी कुंडली का योगकारक',
  mahadasha_lord: 'चल रही महादशा का स्वामी',
  antardasha_lord: 'चल रही अंतर्दशा का स्वामी',
  functional_benefic: 'आपके लग्न के लिए शुभ',
  natural_benefic: 'स्वभाव से शुभ ग्रह',
  functional_malefic: 'आपके लग्न के लिए अशुभ',
  natural_malefic: 'स्वभाव से पाप ग्रह',
};

export const DAY_WINDOWS_HI: Sentences<DayWindowWords> = {
  choghadiya: ({ choghadiya }) => `${CHOGHADIYAS.find(({ id }) => id === choghadiya)!.sanskrit} चौघड़िया`,
  hora: ({ lord }) => `${planetHi(lord)} की होरा`,
  tara: ({ tara }) => `${TARAS.find(({ id }) => id === tara)!.sanskrit} तारा`,
  moon: ({ house }) => (house === 1 ? 'जन्म राशि में चंद्रमा' : `जन्म राशि से ${rankHi(house)} चंद्रमा`),
  shunned_yoga: ({ isWhole, yoga }) => {
    const { sanskrit } = NITYA_YOGAS[yoga - 1]!;
    return isWhole ? `${sanskrit} योग` : `${sanskrit} योग का पहला भाग`;
  },
  hora_reason: ({ reasons }) =>
    reasons.length === 0 ? 'आपकी कुंडली के लिए सम' : reasons.map((id) => HORA_REASONS[id]).join(', '),
  tara_reason: ({ count }) => {
    const nature = taraOf(0, count - 1).nature === 'shubh' ? 'शुभ' : 'अशुभ';
    return count === 1 ? `आपका जन्म नक्षत्र; तारा ${nature} है` : `जन्म नक्षत्र से ${rankHi(count)} नक्षत्र; तारा ${nature} है`;
  },
  moon_reason: ({ house, paksha }) => `इससे ${CHANDRABALA[house - 1]!.effect[paksha].hi}`,
  karaka_hora: ({ lord }) => `${planetHi(lord)} की होरा, जो इस विषय का कारक है`,
};
