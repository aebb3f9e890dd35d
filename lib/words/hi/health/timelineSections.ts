/** The sections of a timeline of health, in Hindi. */
import { SECTION_IDS } from '../../../astro/judgement/medical/timeline/timelineSections.ts';
import type { CareTone } from '../../../astro/judgement/medical/timeline/care.ts';
import type { LevelLord, SectionWords } from '../../facts/health/timeline.ts';
import { variantInTurn, variantOf } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, houseOblique, listHi, planetHi } from '../grammar.ts';
import { DASHA_LEVELS_HI } from '../vocabulary.ts';
import { HUMOUR_CARES_HI, PLANET_CARES_HI } from './advice.ts';
import { HABITS_HI } from './habits.ts';
import { partsHi } from './timelineCare.ts';

const TONES: Readonly<Record<CareTone, readonly [string, string, string]>> = {
  calm: ['स्वास्थ्य के लिए शांत है', 'सहज है और सामान्य सावधानी काफ़ी है', 'शरीर पर कोई बड़ा भार नहीं डालता'],
  watchful: ['थोड़ी सावधानी का है', 'सँभलकर चलने का है', 'सेहत पर नज़र रखने का है'],
  careful: ['अच्छी देखभाल का है', 'शरीर का पूरा ध्यान रखने का है', 'सेहत को सबसे आगे रखने का है'],
};

/** Returns मंगल की अंतर्दशा. */
export function periodHi({ level, planet }: LevelLord): string {
  return `${planetHi(planet)} की ${DASHA_LEVELS_HI[level - 1]!}`;
}

/** Returns 15 जून 2030 से 3 जुलाई 2031 तक, both dates in full. */
export function wholeSpanHi(startDate: string, endDate: string): string {
  return `${dateHi(startDate)} से ${dateHi(endDate)} तक`;
}

/** Returns the same, or only the end where the start is past. */
export function leftSpanHi(startDate: string | null, endDate: string): string {
  return startDate === null ? `${dateHi(endDate)} तक` : wholeSpanHi(startDate, endDate);
}

export const SECTIONS_HI: Sentences<SectionWords> = {
  running: ({ antardasha, date, mahadasha }) => {
    const [maha, antar] = [planetHi(mahadasha.planet), planetHi(antardasha.planet)];
    const inner = mahadasha.planet === antardasha.planet ? 'उसी की' : `${antar} की`;
    return variantOf(
      [
        `${dateHi(date)} को ${maha} की महादशा में ${inner} अंतर्दशा चल रही है; अंतर्दशा ${dateHi(antardasha.endDate)} तक और महादशा ${dateHi(mahadasha.endDate)} तक रहेगी।`,
        `${dateHi(date)} को ${maha} की महादशा है, जो ${dateHi(mahadasha.endDate)} तक है; इसके भीतर ${inner} अंतर्दशा ${dateHi(antardasha.endDate)} तक चलेगी।`,
      ],
      maha + antar,
    );
  },
  running_to_one_end: ({ antardasha, date, mahadasha }) =>
    `${dateHi(date)} को ${planetHi(mahadasha.planet)} की महादशा में ${planetHi(antardasha.planet)} की अंतर्दशा चल रही है, और दोनों ${dateHi(antardasha.endDate)} को पूरी होंगी।`,
  pratyantardasha: ({ endDate, planet }) => `इसके भीतर ${planetHi(planet)} की प्रत्यंतर्दशा ${dateHi(endDate)} तक है।`,
  running_undated: ({ periods }) =>
    `इस समय ${listHi(periods.map(periodHi))} चल रही है; दिए गए विवरण में इनकी तिथियाँ नहीं हैं।`,
  nothing_runs: ({ date }) =>
    `${dateHi(date)} को कौन-सी दशा चल रही है, यह दिए गए विवरण में नहीं है, इसलिए यह फल जन्म के ग्रहों पर टिका है।`,
  passage: ({ endDate, house, parts, planet, startDate }) => {
    const felt = parts.length > 0 ? `; इसका असर ${partsHi(parts)} पर दिख सकता है` : '';
    return `${planetHi(planet)} ${leftSpanHi(startDate, endDate)} ${houseOblique(house)} में रहेगा${felt}।`;
  },
  window: ({ endDate, startDate }) =>
    startDate === null
      ? `विशेष सावधानी का समय ${dateHi(endDate)} तक चलता रहेगा।`
      : `${wholeSpanHi(startDate, endDate)} का समय विशेष सावधानी का बताया गया है।`,
  parts: ({ habit, habitOf, parts, turn }) => {
    const [text, advice] = [partsHi(parts), HABITS_HI[habitOf][habit]];
    return variantInTurn(
      [
        `${text} का ध्यान रखें: ${advice}।`,
        `सबसे पहले ${text} का खयाल रखें; ${advice}।`,
        `इस समय ${text} की देखभाल करें: ${advice}।`,
        `शरीर में ${text} पर नज़र रखें; ${advice}।`,
      ],
      turn,
      parts[0],
    );
  },
  counsel: ({ planet, turn }) =>
    `${planetHi(planet)} को सहज रखने के लिए ${variantInTurn(PLANET_CARES_HI[planet], turn, planet)}।`,
  protector: ({ planet, section }) =>
    variantOf(
      [
        `सहारा भी है: ${planetHi(planet)} बलवान है और शरीर को सँभालता है।`,
        `इस कुंडली में ${planetHi(planet)} बलवान है, और यही सहारा है।`,
      ],
      planet + section,
    ),
  constitution: ({ humour, section }) => HUMOUR_CARES_HI[humour][SECTION_IDS.indexOf(section)]!,
  stretch: ({ endDate, startDate, tone, turn }) =>
    `${wholeSpanHi(startDate, endDate)} का समय ${variantInTurn(TONES[tone], turn)}।`,
  change: ({ date, from, to }) =>
    `${dateHi(date)} को ${planetHi(from)} की अंतर्दशा पूरी होगी और ${planetHi(to)} की शुरू होगी।`,
  unchanged: ({ planet, turn }) =>
    variantInTurn(
      [
        `इस पूरे समय ${planetHi(planet)} की ही अंतर्दशा रहेगी।`,
        `अंतर्दशा इस बीच नहीं बदलती, ${planetHi(planet)} की ही रहती है।`,
      ],
      turn,
      planet,
    ),
  short_period: ({ endDate, planet, startDate, turn }) => {
    const span = `${leftSpanHi(startDate, endDate)} ${planetHi(planet)} की प्रत्यंतर्दशा`;
    return variantInTurn([`${span} में दिनचर्या हल्की रखें।`, `इसमें ${span} में सबसे अधिक ध्यान रखें।`], turn, planet);
  },
  sequence: ({ endDate, periods }) => {
    const rest = periods.slice(0, -1).map((one) => `${planetHi(one.planet)} (${dateHi(one.endDate)} तक)`);
    const last = planetHi(periods.at(-1)!.planet);
    return periods.length > 1
      ? `${dateHi(endDate)} तक ${listHi([...rest, last])} की अंतर्दशाएँ क्रम से आती हैं।`
      : `${dateHi(endDate)} तक ${last} की अंतर्दशा चलती है।`;
  },
  only_heavy: ({ endDate, planet, startDate }) =>
    `केवल ${planetHi(planet)} की अंतर्दशा में, ${wholeSpanHi(startDate, endDate)}, थोड़ा ज़्यादा ध्यान रखें।`,
  heaviest: ({ endDate, planet, startDate }) =>
    `सबसे अधिक ध्यान ${wholeSpanHi(startDate, endDate)} रखें, जब ${planetHi(planet)} की अंतर्दशा चलेगी।`,
  calmest: ({ endDate, planet, startDate }) =>
    `${planetHi(planet)} की अंतर्दशा (${wholeSpanHi(startDate, endDate)}) सहज है; शरीर की ताकत बढ़ाने के लिए यही समय चुनें।`,
  mahadashas: ({ first, next }) => {
    const begins = `${planetHi(first.planet)} की महादशा ${dateHi(first.endDate)} तक चलेगी`;
    return next
      ? `${begins}; उसके बाद ${planetHi(next.planet)} की महादशा ${dateHi(next.endDate)} तक रहेगी।`
      : `${begins}।`;
  },
  undated: ({ endDate, startDate, turn }) => {
    const span = wholeSpanHi(startDate, endDate);
    return variantInTurn(
      [
        `${span} की दशाएँ विवरण में नहीं हैं, इसलिए जन्म के ग्रह ही राह दिखाते हैं।`,
        `${span} के लिए दशा की तिथियाँ नहीं मिलीं, इसलिए जन्म-कुंडली की बात ही यहाँ लागू रहती है।`,
        `${span} कौन-सी दशा चलेगी, यह विवरण में नहीं है; यहाँ आधार जन्म-कुंडली है।`,
      ],
      turn,
    );
  },
};
