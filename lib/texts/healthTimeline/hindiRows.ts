/** The rows of forecast and calendar, and the summary, in Hindi. */
import { hindiOrdinal } from '../../astro/words.ts';
import { listHi } from '../../words/hi/grammar.ts';
import { PLANETS_HI, WEEKDAYS_HI } from '../../words/hi/vocabulary.ts';
import type { IsoDate } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import type { PartSpan } from '../../astro/judgement/medical/timeline/watchedParts.ts';
import type { CareTone } from '../../astro/judgement/medical/timeline/care.ts';
import { PARTS_SAID } from '../health/tables/bodyWords.ts';
import { PART_WORDS } from './tables/bodyPartWords.ts';
import { chosen } from './chosen.ts';
import { burdens, date, HINDI_LEVELS, otherGrounds, partsSaid } from './hindiWords.ts';
import type { TimelineSentences } from './timelineSentences.ts';

type Rows = Pick<
  TimelineSentences,
  | 'whyShort'
  | 'forecast'
  | 'forecastParts'
  | 'watched'
  | 'ruler'
  | 'habit'
  | 'summaryTones'
  | 'summaryHeaviest'
  | 'summaryParts'
  | 'summaryPlanet'
  | 'summaryRemedy'
  | 'closing'
>;

const ROW_TONES: Readonly<Record<CareTone, readonly [string, string, string]>> = {
  calm: ['स्वास्थ्य के लिए सहज है', 'सेहत के लिए शांत है', 'शरीर पर ज़्यादा भार नहीं डालती'],
  watchful: ['कुछ सावधानी माँगती है', 'में सेहत पर नज़र रखें', 'में सेहत का थोड़ा ज़्यादा ध्यान रखें'],
  careful: ['पूरा ध्यान माँगती है', 'में सेहत को पहले रखें', 'अच्छी देखभाल माँगती है'],
};

const SUMMARY_TONES: Readonly<Record<CareTone, readonly [one: string, both: string]>> = {
  calm: ['सेहत के लिए शांत है', 'सेहत के लिए शांत हैं'],
  watchful: ['थोड़ी सावधानी माँगता है', 'थोड़ी सावधानी माँगते हैं'],
  careful: ['अच्छी देखभाल माँगता है', 'अच्छी देखभाल माँगते हैं'],
};

export const HINDI_ROWS: Rows = {
  whyShort(care) {
    const said = burdens(care, false);
    return said.length > 0 ? `${PLANETS_HI[care.planet]} ${said.join(' और ')}।` : otherGrounds(care);
  },
  forecast({ end, isCurrent, level, lord, start }, tone, turn) {
    const name = `${PLANETS_HI[lord]} की ${HINDI_LEVELS[level]!}`;
    if (end === null) return `${name} इस समय चल रही है, पर उसकी तिथियाँ विवरण में नहीं हैं।`;
    const when = isCurrent || start === null ? `${date(end)} तक` : `${date(start)} से ${date(end)} तक`;
    return `${when} ${name} ${chosen('', ROW_TONES[tone], turn)}।`;
  },
  forecastParts: (parts) => `${partsSaid(parts)} का ध्यान रखें।`,
  watched({ part }, spans, on, turn) {
    const said = PARTS_SAID[part.id].hindi;
    if (spans.length === 0) {
      return chosen(
        said,
        [
          `${said} के लिए आगे कोई विशेष समय चिह्नित नहीं है, सामान्य देखभाल काफ़ी है।`,
          `${said} के लिए इन पाँच वर्षों में कोई अलग तिथि नहीं निकलती, अच्छी आदतें ही काफ़ी हैं।`,
          `${said} पर आने वाले पाँच वर्षों में कोई खास दबाव नहीं दिखता।`,
        ],
        turn,
      );
    }
    const when = spansSaid(spans, on);
    return chosen(
      said,
      [
        `${said} का विशेष ध्यान ${when} रखें।`,
        `${when} ${said} को अधिक देखभाल चाहिए।`,
        `${said} के मामले में ${when} सँभलकर चलें।`,
      ],
      turn,
    );
  },
  ruler({ planet, rules, weak }, turn) {
    const who = PLANETS_HI[planet];
    if (weak) {
      return chosen(
        planet,
        [`कारक ग्रह ${who} जन्म से दुर्बल है।`, `यहाँ कारक ${who} है, जो दुर्बल है।`, `यहाँ अधिकार ${who} का है, जो जन्म से दुर्बल है।`],
        turn,
      );
    }
    const [house] = rules;
    if (house !== undefined) return `कारक ग्रह ${who} ${hindiOrdinal(house)} भाव का स्वामी है।`;
    return `कारक ग्रह ${who} है।`;
  },
  habit: ({ id }, index) => `${PART_WORDS[id].habits[index].hi}।`,
  summaryTones: (now, ahead) =>
    now === ahead
      ? `अभी का समय और अगला एक वर्ष, दोनों ${SUMMARY_TONES[now][1]}।`
      : `अभी का समय ${SUMMARY_TONES[now][0]}, और अगला एक वर्ष ${SUMMARY_TONES[ahead][0]}।`,
  summaryHeaviest: ({ end, lord, start }, on) =>
    `आने वाले पाँच वर्षों में सबसे अधिक ध्यान ${PLANETS_HI[lord]} की अंतर्दशा में रखें, जो ${start <= on ? '' : `${date(start)} से `}${date(end)} तक है।`,
  summaryParts: (parts) => `शरीर में पहले ${partsSaid(parts)} का ध्यान रखें।`,
  summaryPlanet({ planet, protects, tone, value }) {
    if (value === 0 && protects !== null) return `किसी ग्रह पर भार नहीं दिखता, और ${PLANETS_HI[planet]} आपका सहारा है।`;
    return tone === 'calm'
      ? `किसी ग्रह पर बड़ा भार नहीं दिखता; शुरुआत ${PLANETS_HI[planet]} को सँभालने से करें।`
      : `ग्रहों में सबसे ज़्यादा देखभाल ${PLANETS_HI[planet]} को चाहिए।`;
  },
  summaryRemedy: (planet, day) => `उपाय के रूप में ${PLANETS_HI[planet]} का मंत्र ${WEEKDAYS_HI[day]!} से शुरू करना अच्छा रहेगा।`,
  closing(seed) {
    return chosen(seed, [
      'घबराने की कोई बात नहीं, समय रहते रखी गई सावधानी ही सबसे अच्छा उपाय है।',
      'ये परंपरा के संकेत हैं; नियमित जाँच और अच्छी दिनचर्या आपका सबसे बड़ा सहारा है।',
      'किसी भी तकलीफ़ में डॉक्टर की सलाह पहले लें, और मन को हल्का रखें।',
    ]);
  },
};

/** Names once what two spans have in common. */
function spansSaid(spans: readonly PartSpan[], on: IsoDate): string {
  const causes = spans.map(causeSaid);
  const said = spans.map(({ end, start }, index) => {
    const when = start <= on ? `${date(end)} तक` : `${date(start)} से ${date(end)} तक`;
    return causes[index] === causes[index + 1] ? when : `${when} (${causes[index]!})`;
  });
  return listHi(said);
}

function causeSaid({ because: [cause] }: PartSpan): string {
  const planet = PLANETS_HI[cause!.planet];
  switch (cause!.kind) {
    case 'passage':
      return `${planet} ${hindiOrdinal(cause!.house)} भाव में`;
    case 'care_window':
      return 'सावधानी का समय';
    case 'mahadasha':
      return `${planet} की महादशा`;
    case 'antardasha':
      return `${planet} की अंतर्दशा`;
  }
}
