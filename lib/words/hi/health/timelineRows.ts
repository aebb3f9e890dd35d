/** The rows of forecast, calendar and remedies, and the summary of a timeline of health, in Hindi. */
import type { CareTone } from '../../../astro/judgement/medical/timeline/care.ts';
import type { SpanCause } from '../../../astro/judgement/medical/timeline/watchedParts.ts';
import type { PartTime, RowWords, TimelineSummaryWords } from '../../facts/health/timeline.ts';
import { variantInTurn, variantOf } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, listHi, planetHi, weekdayHi } from '../grammar.ts';
import { BODY_PARTS_HI } from './bodyParts.ts';
import { HABITS_HI } from './habits.ts';
import { partsHi } from './timelineCare.ts';
import { leftSpanHi, periodHi, wholeSpanHi } from './timelineSections.ts';

const ROW_TONES: Readonly<Record<CareTone, readonly [string, string, string]>> = {
  calm: ['स्वास्थ्य के लिए सहज है', 'सेहत के लिए शांत है', 'शरीर पर ज़्यादा भार नहीं डालती'],
  watchful: ['में कुछ सावधानी रखें', 'में सेहत पर नज़र रखें', 'में सेहत का थोड़ा ज़्यादा ध्यान रखें'],
  careful: ['में सेहत पर पूरा ध्यान दें', 'में सेहत को पहले रखें', 'में शरीर की अच्छी देखभाल करें'],
};

const SUMMARY_TONES: Readonly<Record<CareTone, readonly [one: string, both: string]>> = {
  calm: ['सेहत के लिए शांत है', 'सेहत के लिए शांत हैं'],
  watchful: ['थोड़ी सावधानी का है', 'थोड़ी सावधानी के हैं'],
  careful: ['अच्छी देखभाल का है', 'अच्छी देखभाल के हैं'],
};

/** Returns times of care as a list that names once what neighbours have in common. */
function timesHi(times: readonly PartTime[]): string {
  const causes = times.map(({ cause }) => causeHi(cause));
  const texts = times.map(({ endDate, startDate }, index) => {
    const when = leftSpanHi(startDate, endDate);
    return causes[index] === causes[index + 1] ? when : `${when} (${causes[index]!})`;
  });
  return listHi(texts);
}

function causeHi(cause: SpanCause): string {
  const planet = planetHi(cause.planet);
  switch (cause.kind) {
    case 'passage':
      return `${planet} ${houseOblique(cause.house)} में`;
    case 'care_window':
      return 'सावधानी का समय';
    case 'mahadasha':
      return `${planet} की महादशा`;
    case 'antardasha':
      return `${planet} की अंतर्दशा`;
  }
}

export const ROWS_HI: Sentences<RowWords> = {
  forecast: ({ endDate, startDate, tone, turn, ...period }) =>
    `${leftSpanHi(startDate, endDate)} ${periodHi(period)} ${variantInTurn(ROW_TONES[tone], turn)}।`,
  forecast_undated: (period) => `${periodHi(period)} इस समय चल रही है, पर उसकी तिथियाँ विवरण में नहीं हैं।`,
  forecast_parts: ({ parts }) => `${partsHi(parts)} का ध्यान रखें।`,
  part_at: ({ part, times, turn }) => {
    const [text, when] = [BODY_PARTS_HI[part], timesHi(times)];
    return variantInTurn(
      [
        `${text} का विशेष ध्यान ${when} रखें।`,
        `${when} ${text} को अधिक देखभाल चाहिए।`,
        `${text} के मामले में ${when} सँभलकर चलें।`,
      ],
      turn,
      text,
    );
  },
  part_at_no_time: ({ part, turn }) => {
    const text = BODY_PARTS_HI[part];
    return variantInTurn(
      [
        `${text} के लिए आगे कोई विशेष समय चिह्नित नहीं है, सामान्य देखभाल काफ़ी है।`,
        `${text} के लिए इन पाँच वर्षों में कोई अलग तिथि नहीं निकलती, अच्छी आदतें ही काफ़ी हैं।`,
        `${text} पर आने वाले पाँच वर्षों में कोई खास दबाव नहीं दिखता।`,
      ],
      turn,
      text,
    );
  },
  weak_ruler: ({ planet, turn }) =>
    variantInTurn(
      [
        `कारक ग्रह ${planetHi(planet)} जन्म से दुर्बल है।`,
        `यहाँ कारक ${planetHi(planet)} है, जो दुर्बल है।`,
        `यहाँ अधिकार ${planetHi(planet)} का है, जो जन्म से दुर्बल है।`,
      ],
      turn,
      planet,
    ),
  ruler_of_house: ({ house, planet }) => `कारक ग्रह ${planetHi(planet)} ${houseOblique(house)} का स्वामी है।`,
  ruler: ({ planet }) => `कारक ग्रह ${planetHi(planet)} है।`,
  habit: ({ habit, habitOf }) => `${HABITS_HI[habitOf][habit]}।`,
  remedy_when: ({ clause }) => `समय: ${clause}।`,
  remedy_period: ({ endDate, startDate, ...period }) =>
    `इसका महत्त्व ${periodHi(period)} में सबसे अधिक है, ${wholeSpanHi(startDate, endDate)}।`,
};

export const SUMMARY_HI: Sentences<TimelineSummaryWords> = {
  of_child: () => 'यह बच्चे की कुंडली है, इसलिए सलाह माता-पिता के लिए है।',
  summary_tones: ({ ahead, now }) =>
    now === ahead
      ? `अभी का समय और अगला एक वर्ष, दोनों ${SUMMARY_TONES[now][1]}।`
      : `अभी का समय ${SUMMARY_TONES[now][0]}, और अगला एक वर्ष ${SUMMARY_TONES[ahead][0]}।`,
  summary_heaviest: ({ endDate, planet, startDate }) =>
    `आने वाले पाँच वर्षों में सबसे अधिक ध्यान ${planetHi(planet)} की अंतर्दशा में रखें, जो ${leftSpanHi(startDate, endDate)} है।`,
  summary_parts: ({ parts }) => `शरीर में पहले ${partsHi(parts)} का ध्यान रखें।`,
  summary_supported: ({ planet }) => `किसी ग्रह पर भार नहीं दिखता, और ${planetHi(planet)} सहारा है।`,
  summary_calm: ({ planet }) => `किसी ग्रह पर बड़ा भार नहीं दिखता; शुरुआत ${planetHi(planet)} को सँभालने से करें।`,
  summary_planet: ({ planet }) => `ग्रहों में सबसे ज़्यादा देखभाल ${planetHi(planet)} को चाहिए।`,
  summary_remedy: ({ planet, weekdayIndex }) =>
    `उपाय के रूप में ${planetHi(planet)} का मंत्र ${weekdayHi(weekdayIndex)} से शुरू करना अच्छा रहेगा।`,
  closing: ({ parts, planet }) =>
    variantOf(
      [
        'घबराने की कोई बात नहीं, समय रहते रखी गई सावधानी ही सबसे अच्छा उपाय है।',
        'ये परंपरा के संकेत हैं; नियमित जाँच और अच्छी दिनचर्या सबसे अधिक काम आते हैं।',
        'किसी भी तकलीफ़ में डॉक्टर की सलाह पहले लें, और मन को हल्का रखें।',
      ],
      `${planet ?? ''}${parts.join()}`,
    ),
};
