/** The sentences of the timeline's sections, in Hindi. */
import { hindiOrdinal } from '../../astro/words.ts';
import { listHi } from '../../words/hi/grammar.ts';
import { PLANETS_HI } from '../../words/hi/vocabulary.ts';
import { HUMOUR_CARES } from './tables/humourWords.ts';
import { PART_WORDS } from './tables/bodyPartWords.ts';
import { PLANET_CARES } from './tables/planetWords.ts';
import { chosen } from './chosen.ts';
import { HINDI_ROWS } from './hindiRows.ts';
import { burdens, date, HINDI_LEVELS, otherGrounds, partsSaid, TONES } from './hindiWords.ts';
import type { TimelineSentences } from './timelineSentences.ts';

export const HINDI: TimelineSentences = {
  ...HINDI_ROWS,
  running(on, mahadasha, antardasha) {
    const [maha, antar] = [PLANETS_HI[mahadasha.lord], PLANETS_HI[antardasha.lord]];
    if (mahadasha.end === antardasha.end) {
      return `${date(on)} को आपकी ${maha} की महादशा में ${antar} की अंतर्दशा चल रही है, और दोनों ${date(antardasha.end)} को पूरी होंगी।`;
    }
    const inner = mahadasha.lord === antardasha.lord ? 'उसी की' : `${antar} की`;
    return chosen(maha + antar, [
      `${date(on)} को आपकी ${maha} की महादशा में ${inner} अंतर्दशा चल रही है; अंतर्दशा ${date(antardasha.end)} तक और महादशा ${date(mahadasha.end)} तक रहेगी।`,
      `${date(on)} को आप ${maha} की महादशा में हैं, जो ${date(mahadasha.end)} तक है; इसके भीतर ${inner} अंतर्दशा ${date(antardasha.end)} तक चलेगी।`,
    ]);
  },
  runningShort: ({ end, lord }) => `इसके भीतर ${PLANETS_HI[lord]} की प्रत्यंतर्दशा ${date(end)} तक है।`,
  runningUndated(periods) {
    const said = periods.slice(0, 2).map(({ level, lord }) => `${PLANETS_HI[lord]} की ${HINDI_LEVELS[level]!}`);
    return `इस समय ${listHi(said)} चल रही है; दिए गए विवरण में इनकी तिथियाँ नहीं हैं।`;
  },
  nothingRuns: (on) => `${date(on)} को कौन-सी दशा चल रही है, यह दिए गए विवरण में नहीं है, इसलिए यह फल जन्म के ग्रहों पर टिका है।`,
  why(care) {
    const said = burdens(care, true).join(', और ');
    if (said === '') return otherGrounds(care);
    const planet = PLANETS_HI[care.planet];
    const tail = care.weak ? '' : care.rules.length > 1 ? ', और ये भाव स्वास्थ्य से जुड़े हैं' : ', जो स्वास्थ्य से जुड़ा भाव है';
    return chosen(care.planet + said, [
      `आपकी कुंडली में ${planet} ${said}${tail}।`,
      `${planet} जन्म-कुंडली में ${said}${tail}।`,
    ]);
  },
  again({ planet, protects, value }, turn) {
    if (value === 0 && protects !== null) return `यहाँ भी ${PLANETS_HI[planet]} आपका सहारा बना रहता है।`;
    return chosen(
      planet,
      [
        `ध्यान देने योग्य ग्रह यहाँ भी ${PLANETS_HI[planet]} ही है।`,
        `इस दौर की कुंजी भी ${PLANETS_HI[planet]} के पास है।`,
        `यहाँ भी मुख्य भूमिका ${PLANETS_HI[planet]} की है।`,
      ],
      turn,
    );
  },
  passage({ end, house, planet, start }, on, parts) {
    const who = PLANETS_HI[planet];
    const place = `${hindiOrdinal(house)} भाव`;
    const when = start <= on ? `${date(end)} तक` : `${date(start)} से ${date(end)} तक`;
    const felt = parts.length > 0 ? `; इसका असर ${partsSaid(parts)} पर दिख सकता है` : '';
    return `${who} ${when} आपके ${place} में रहेगा${felt}।`;
  },
  window: ({ end, start }, from) =>
    start < from
      ? `विशेष सावधानी का समय ${date(end)} तक चलता रहेगा।`
      : `${date(start)} से ${date(end)} तक का समय विशेष सावधानी का बताया गया है।`,
  parts(parts, { index, part }, turn) {
    const habit = PART_WORDS[part.id].habits[index].hi;
    return chosen(
      parts[0]!.id,
      [
        `${partsSaid(parts)} का ध्यान रखें: ${habit}।`,
        `सबसे पहले ${partsSaid(parts)} का खयाल रखें; ${habit}।`,
        `इस समय ${partsSaid(parts)} की देखभाल करें: ${habit}।`,
        `शरीर में ${partsSaid(parts)} पर नज़र रखें; ${habit}।`,
      ],
      turn,
    );
  },
  counsel: (planet, turn) => `${PLANETS_HI[planet]} को सहज रखने के लिए ${chosen(planet, PLANET_CARES[planet], turn).hi}।`,
  protector({ planet }, seed) {
    return chosen(seed, [
      `सहारा भी है: बली ${PLANETS_HI[planet]} आपको सँभालता है।`,
      `आपकी कुंडली में ${PLANETS_HI[planet]} बली है, और यही आपका सहारा है।`,
    ]);
  },
  constitution: (humour, turn) => HUMOUR_CARES[humour][turn]!.hi,
  stretch: (start, end, tone, turn) => `${date(start)} से ${date(end)} तक का समय ${chosen('', TONES[tone], turn)}।`,
  change: (period, next) =>
    `${date(next.start)} को ${PLANETS_HI[period.lord]} की अंतर्दशा पूरी होगी और ${PLANETS_HI[next.lord]} की शुरू होगी।`,
  unchanged({ lord }, turn) {
    return chosen(
      lord,
      [
        `इस पूरे समय ${PLANETS_HI[lord]} की ही अंतर्दशा रहेगी।`,
        `अंतर्दशा इस बीच नहीं बदलती, ${PLANETS_HI[lord]} की ही रहती है।`,
      ],
      turn,
    );
  },
  shortPeriod({ end, lord, start }, from, turn) {
    const span = `${start < from ? '' : `${date(start)} से `}${date(end)} तक ${PLANETS_HI[lord]} की प्रत्यंतर्दशा`;
    return chosen(lord, [`${span} में दिनचर्या हल्की रखें।`, `इसमें ${span} सबसे अधिक ध्यान माँगती है।`], turn);
  },
  sequence(periods, end) {
    const [last, rest] = [periods.at(-1)!, periods.slice(0, -1)];
    const said = [...rest.map((one) => `${PLANETS_HI[one.lord]} (${date(one.end)} तक)`), PLANETS_HI[last.lord]];
    const many = periods.length > 1 ? 'अंतर्दशाएँ' : 'अंतर्दशा';
    return `${date(end)} तक ${listHi(said)} की ${many} ${periods.length > 1 ? 'क्रम से आती हैं' : 'चलती है'}।`;
  },
  heaviest({ end, lord, start }, tone) {
    const when = `${date(start)} से ${date(end)} तक`;
    return tone === 'calm'
      ? `केवल ${PLANETS_HI[lord]} की अंतर्दशा में, ${when}, थोड़ा ज़्यादा ध्यान रखें।`
      : `सबसे अधिक ध्यान ${when} रखें, जब ${PLANETS_HI[lord]} की अंतर्दशा चलेगी।`;
  },
  calmest: ({ end, lord, start }) =>
    `${PLANETS_HI[lord]} की अंतर्दशा (${date(start)} से ${date(end)} तक) सहज है; शरीर की ताकत बढ़ाने के लिए यही समय चुनें।`,
  mahadashas(periods) {
    const [first, next] = periods;
    const begins = `${PLANETS_HI[first!.lord]} की महादशा ${date(first!.end)} तक चलेगी`;
    return next ? `${begins}; उसके बाद ${PLANETS_HI[next.lord]} की महादशा ${date(next.end)} तक रहेगी।` : `${begins}।`;
  },
  undated(start, end, turn) {
    return chosen(
      '',
      [
        `${date(start)} से ${date(end)} तक की दशाएँ विवरण में नहीं हैं, इसलिए जन्म के ग्रह ही राह दिखाते हैं।`,
        `${date(start)} से ${date(end)} तक के लिए दशा की तिथियाँ नहीं मिलीं, इसलिए जन्म-कुंडली की बात ही यहाँ लागू रहती है।`,
        `${date(start)} से ${date(end)} तक कौन-सी दशा चलेगी, यह विवरण में नहीं है; यहाँ आधार जन्म-कुंडली है।`,
      ],
      turn,
    );
  },
};
