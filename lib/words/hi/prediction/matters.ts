/** Sentences on a matter of life in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { LifeMatterWords } from '../../facts/prediction/matters.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, planetHi, planetsHi, spanHi } from '../grammar.ts';
import { AGE_NOTES_HI } from './ageNotes.ts';
import { counselHi } from './counsel/said.ts';
import { subjectHi, subjectLabelHi } from './matterAtAge.ts';

const STANDS: Readonly<Record<AreaBand, (subject: string) => string>> = {
  excellent: (subject) => `परंपरा में ${subject} के लिए इतनी मज़बूत कुंडली कम मिलती है।`,
  good: (subject) => `परंपरा में यह कुंडली ${subject} के लिए औसत से अच्छी है।`,
  mixed: (subject) => `परंपरा में यह कुंडली ${subject} में मदद भी करती है और रुकावट भी देती है।`,
  weak: (subject) => `परंपरा में ${subject} के लिए इस कुंडली में नियमित प्रयास काम आता है।`,
  difficult: (subject) => `परंपरा में ${subject} के लिए इस कुंडली में धीरज और अपनों की मदद चाहिए।`,
};

/** A planet that helps and one that hinders; null where there is none. */
interface Sides {
  readonly helper: string | null;
  readonly asking: string | null;
}

const HEADLINES: Readonly<Record<AreaBand, (subject: string, sides: Sides) => string>> = {
  excellent: (subject, { helper }) =>
    helper === null ? `${subject} के लिए कुंडली बहुत मज़बूत है।` : `${subject} के लिए कुंडली बहुत मज़बूत है, सबसे अधिक ${helper} से।`,
  good: (subject, { helper }) =>
    helper === null ? `${subject} के लिए कुंडली अच्छी है।` : `${subject} के लिए कुंडली अच्छी है, सबसे अधिक ${helper} से।`,
  mixed(subject, { asking, helper }) {
    if (helper === null)
      return asking === null
        ? `${subject} के लिए कुंडली सामान्य है।`
        : `${subject} के लिए कुंडली सामान्य है, पर ${asking} कमज़ोर है।`;
    return asking === null
      ? `${subject} में कुछ सहयोग है, सबसे अधिक ${helper} का।`
      : `${subject} में ${helper} मदद करता है, पर ${asking} गति धीमी करता है।`;
  },
  weak: (subject, { asking }) =>
    asking === null
      ? `${subject} में धीरज और नियमित प्रयास से फल मिलता है।`
      : `${subject} में धीरज से फल मिलता है, क्योंकि ${asking} गति धीमी करता है।`,
  difficult: (subject, { asking }) =>
    asking === null
      ? `${subject} में समय और सावधानी चाहिए।`
      : `${subject} में समय और सावधानी चाहिए, क्योंकि ${asking} पीड़ित है।`,
};

const SERVE = {
  kind: 'इसमें साथ देती हैं',
  mixed: 'इसमें कुछ साथ देती हैं',
  hard: 'इसमें कम साथ देती हैं',
};

export const LIFE_MATTERS_HI: Sentences<LifeMatterWords> = {
  subject: ({ subject }) => subjectLabelHi(subject),
  subject_within: ({ subject }) => subjectHi(subject),
  headline({ asking, band, helper, subject, time }) {
    const name = (planet: typeof helper) => (planet === null ? null : planetHi(planet));
    const said = HEADLINES[band](subjectHi(subject), { helper: name(helper), asking: name(asking) });
    return time === 'later_life' ? `आगे चलकर ${said}` : said;
  },
  stands({ band, subject, time }) {
    const said = STANDS[band](subjectHi(subject));
    return time === 'later_life' ? `आगे के जीवन के लिए: ${said}` : said;
  },
  reason: ({ clause }) => `${clause}।`,
  no_period: () => 'इस समय कोई दशा नहीं चलती।',
  acting: ({ planets, side, untilDate }) =>
    `${dateHi(untilDate)} तक ${planetsHi([...new Set(planets)])} की दशाएँ चल रही हैं और ${SERVE[side]}।`,
  counsel: counselHi,
  ...AGE_NOTES_HI,
  chosen: () => 'केवल सबसे स्पष्ट समय दिए गए हैं: अधिक-से-अधिक पाँच, और पूछे गए वर्षों का दसवाँ भाग।',
  outside_ages: () => 'पूछे गए वर्ष उस आयु से बाहर हैं जिसमें इसके समय देखे जाते हैं।',
  nothing_runs: () => 'पूछे गए वर्षों में कोई दशा नहीं चलती।',
  nothing_ripens: () => 'पूछे गए वर्षों में कोई विशेष समय नहीं उभरता, इसलिए नियमित प्रयास ही फल देगा।',
  no_care: () => 'पूछे गए वर्षों में विशेष सावधानी का कोई समय नहीं है।',
  care_time: ({ from, planets, subject, until }) =>
    `${subjectHi(subject)} में सबसे अधिक सावधानी ${spanHi(from, until)} रखें; तब ${planetsHi(planets)} की दशाएँ हैं।`,
  good_time: ({ from, planets, subject, until }) =>
    `${subjectHi(subject)} के लिए सबसे अच्छा समय ${spanHi(from, until)} है; तब ${planetsHi(planets)} की दशाएँ हैं।`,
  next_time: ({ from, until }) => `दूसरा महत्त्वपूर्ण समय ${spanHi(from, until)} है।`,
};
