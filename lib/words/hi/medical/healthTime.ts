/** Sentences on what the time means for health, and on the risk, in Hindi. */
import type {
  CareReasonFacts,
  HealthPlaceId,
  PassingPlanet,
  PeriodOfCare,
} from '../../../astro/judgement/medical/indicationFacts.ts';
import type { RiskLevel } from '../../../astro/judgement/medical/risk.ts';
import type { HealthTimeWords, TimeBurden } from '../../facts/medical.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, inHouse, isOrAre, listHi, lordShort, planetHi, planetsHi, signHi, spanHi } from '../grammar.ts';

/** In the oblique case. */
const PLACES: Readonly<Record<HealthPlaceId, string>> = {
  ascendant: 'लग्न',
  house_6: 'छठे भाव',
  house_8: 'आठवें भाव',
  moon: 'जन्म के चंद्रमा',
};

/** Returns places of health before पर or से. */
export function healthPlacesHi(places: readonly HealthPlaceId[]): string[] {
  return places.map((place) => PLACES[place]);
}

const LEVELS = ['महादशा', 'अंतर्दशा', 'प्रत्यंतर्दशा', 'सूक्ष्म दशा', 'प्राण दशा'] as const;

const REASONS: Sentences<CareReasonFacts> = {
  care_lord: ({ house, isMaraka }) => (isMaraka ? `मारक ${lordShort(house)}` : lordShort(house)),
  care_place: ({ house }) => inHouse(house),
  care_weak: () => 'जन्म से कमज़ोर',
};

const saidReason = (reason: PeriodOfCare['reasons'][number]) =>
  sayIn<CareReasonFacts, keyof CareReasonFacts>(REASONS, reason);

const periodName = ({ level, planet }: PeriodOfCare) => `${planetHi(planet)} की ${LEVELS[level - 1]!}`;

function passageText({ places, planet, signIndex }: PassingPlanet): string {
  const where = places.length > 0 ? `${listHi(healthPlacesHi(places))} पर` : 'सेहत के स्थानों से दूर';
  return `${planetHi(planet)} ${signHi(signIndex)} में, ${where}, गोचर कर रहा है`;
}

const RISKS: Readonly<Record<RiskLevel, string>> = {
  critical: 'कुंडली और समय दोनों देखते हुए सेहत पर सबसे अधिक ध्यान दें',
  high: 'कुंडली और समय देखते हुए सेहत पर सामान्य से अधिक ध्यान दें',
  medium: 'कुंडली और समय देखते हुए सेहत पर थोड़ा ध्यान दें',
  low: 'इस समय सेहत के लिए सामान्य आदतें काफ़ी हैं',
};

const BURDENS: Readonly<Record<TimeBurden, string>> = {
  light: 'अभी का समय शरीर के लिए हल्का है।',
  some: 'अभी का समय शरीर को थोड़ा थकाता है।',
  heavy: 'अभी का समय शरीर को सामान्य से अधिक थकाता है।',
};

export const HEALTH_TIME_HI: Sentences<HealthTimeWords> = {
  ...REASONS,
  period_burden: (period) => periodName(period),
  transit_burden: ({ planet, signIndex }) => `${signHi(signIndex)} में ${planetHi(planet)}`,
  promise_lacks: () => 'सेहत के जन्मगत बल में जो कमी है',
  indications_mean: () => 'सबसे ऊँचे संकेतों का औसत',
  time_share: () => 'अभी के समय का भार',
  period_of_care: ({ from, until, ...period }) => {
    const when = `${spanHi(from, until)} ${periodName(period)}`;
    const { reasons } = period;
    if (reasons.length === 0) return `${when} सेहत के लिए शांत है।`;
    return `${when}: इसका स्वामी ${listHi(reasons.map(saidReason))} है।`;
  },
  passing_planet: ({ from, until, ...passing }) => {
    const said = passageText(passing);
    if (until !== null) return `${dateHi(until)} तक ${said}।`;
    return from === null ? `${said}।` : `${dateHi(from)} से ${said}।`;
  },
  matter: ({ age }) => (age === 'child' ? 'बच्चे की सेहत' : 'सेहत'),
  time_burden: ({ burden }) => BURDENS[burden],
  no_periods: () => 'इस समय कोई दशा नहीं चल रही।',
  periods_of_care: ({ age, planets }) =>
    `${planetsHi(planets)} की चल रही ${planets.length > 1 ? 'दशाओं' : 'दशा'} में ${age === 'child' ? 'बच्चे को पूरा आराम दें' : 'आराम पूरा लें'}।`,
  calm_periods: ({ planets }) =>
    `${planetsHi(planets)} की चल रही ${planets.length > 1 ? 'दशाएँ' : 'दशा'} सेहत के लिए शांत ${isOrAre(planets.length)}।`,
  transits_left_out: () => 'आपके कहने पर गोचर नहीं देखा गया और वह किसी अंक में नहीं है।',
  transits_of_care: ({ planets }) =>
    `${planetsHi(planets)} अभी सेहत के स्थानों से गुज़र ${planets.length > 1 ? 'रहे हैं' : 'रहा है'}।`,
  calm_transits: () => 'अभी शनि, मंगल, राहु और केतु सेहत के किसी स्थान से नहीं गुज़र रहे।',
  windows_of_care: ({ windows }) =>
    `सँभलकर चलने का समय: ${listHi(windows.map(({ from, until }) => spanHi(from, until)))}।`,
  no_windows: () => 'देखे गए वर्षों में विशेष सावधानी का कोई समय नहीं है।',
  windows_chosen: () => 'सबसे महत्वपूर्ण समय ही बताए गए हैं, पूछे गए वर्षों का अधिक-से-अधिक दसवाँ भाग।',
  risk: ({ age, level }) => `${RISKS[level]}${age === 'child' ? '; माता-पिता यह समय रहते कर सकते हैं' : ''}।`,
  care_in_periods: ({ age, planets }) => {
    const when = `${planetsHi(planets)} की ${planets.length > 1 ? 'दशाओं' : 'दशा'} में`;
    if (age === 'child') return `${when} बच्चे के थकते ही उसे आराम दें।`;
    return age === 'elder'
      ? `${when} दोपहर में आराम करें और डॉक्टर की बताई जाँच कराते रहें।`
      : `${when} जाँच समय पर कराएँ और थकने से पहले आराम करें।`;
  },
  protected_by: ({ planets }) => `${planetsHi(planets)} से सेहत की रक्षा होती है।`,
  none_protects: () => 'किसी ग्रह से मज़बूत रक्षा नहीं है, इसलिए अच्छी आदतें अधिक काम आती हैं।',
};
