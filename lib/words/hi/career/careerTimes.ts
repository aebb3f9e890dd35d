/** Sentences on the times of a career, in Hindi. */
import { WORK_FIELDS } from '../../../astro/judgement/career/tables/workFields.ts';
import { CAREER_TOPICS, type CareerTopicId } from '../../../astro/judgement/career/tables/topics.ts';
import type { WorkTime } from '../../../astro/judgement/career/workAtAge.ts';
import type { ThemeTone } from '../../../astro/judgement/tables/dashaThemes.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { CareerTimesWords } from '../../facts/career/careerTimes.ts';
import type { Sentences } from '../../sentences.ts';
import { agentsHi, counted, dateHi, inHouse, listHi, onDate, ownerOf, placesHi, planetHi, spanHi } from '../grammar.ts';
import { DASHA_LEVELS_HI, MONTHS_HI } from '../vocabulary.ts';
import {
  AVOIDED,
  CHANGE_INDICATED,
  CHILD_BENTS,
  ELDER_ADVICE,
  ELDER_VERDICTS,
  HOUSE_WORKS,
  TOPIC_ADVICE,
  TOPIC_AREAS,
  TOPIC_VERDICTS,
  YOUTH_STUDIES,
} from './topics.ts';

type PeriodOf = CareerTimesWords['asked_lords']['periods'][number];
type TopicArgs = CareerTimesWords['topic'];
type TopicTie = TopicArgs['ties'][number];
type Span = CareerTimesWords['best_time'];

const periodHi = ({ level, lord }: PeriodOf) => `${planetHi(lord)} की ${DASHA_LEVELS_HI[level - 1]!}`;

const periodsHi = (periods: readonly PeriodOf[]) => listHi(periods.map(periodHi));

const spanOf = ({ from, until }: Span) => spanHi(from, until);

const spansHi = (spans: readonly Span[]) => listHi(spans.map(spanOf));

const monthHi = (isoDate: string) => `${MONTHS_HI[Number(isoDate.slice(5, 7)) - 1]!} ${Number(isoDate.slice(0, 4))}`;

/** What a lord does for a matter: शनि दसवें भाव का स्वामी है. */
function tieHi({ house, kind, lord, occupied, partner }: TopicTie, topic: CareerTopicId): string {
  const houses = [house ?? occupied];
  const who = planetHi(lord);
  switch (kind) {
    case 'owns':
      return `${who} ${ownerOf(houses)} है`;
    case 'occupies':
      return `${who} ${inHouse(house ?? occupied)} है`;
    case 'acts_for':
      return `${who} ${agentsHi([{ planet: partner!, houses }])} की ओर से फल देता है`;
    case 'aspects':
      return `${who} ${placesHi(houses)} को देखता है`;
    case 'joins_lord':
      return `${who} ${agentsHi([{ planet: partner!, houses }])} के साथ है`;
    case 'signifies':
      return `${who} ${TOPIC_AREAS[topic]} का कारक है`;
  }
}

function topicHi({ isIndicated, lead, ties, time, tone, topic }: TopicArgs): string {
  const isElder = time === 'advice' && topic === 'career';
  const verdict =
    topic === 'change' && tone === 'supportive' && isIndicated
      ? CHANGE_INDICATED
      : isElder
        ? ELDER_VERDICTS[tone]
        : TOPIC_VERDICTS[topic][tone];
  const { guard, use } = TOPIC_ADVICE[topic][lead];
  const isGuarded = tone === 'demanding' || (topic === 'change' && !isIndicated);
  const advice = isElder ? ELDER_ADVICE[lead] : isGuarded ? guard : use;
  const ground = ties.find(({ lord }) => lord === lead);
  return `${verdict}। ${ground ? `${tieHi(ground, topic)}, इसलिए ${advice}` : advice}।`;
}

const SERVED: Readonly<Record<ThemeTone, string>> = {
  supportive: 'काम में अच्छा साथ देता है',
  mixed: 'काम में कुछ साथ देता है',
  demanding: 'काम की गति धीमी करता है',
};

const ELDER_SERVED: Readonly<Record<ThemeTone, string>> = {
  supportive: 'सलाह और सेवा के लिए अच्छा है',
  mixed: 'सलाह और सेवा के लिए कुछ जगह देता है',
  demanding: 'कम ज़िम्मेदारियों का समय लाता है',
};

const TRANSITS: Readonly<Record<CareerTimesWords['transits']['side'], string>> = {
  kind: 'अभी गोचर काम के अनुकूल है',
  mixed: 'अभी गोचर काम में कुछ मदद करता है',
  hard: 'अभी गोचर से काम को कम मदद है',
};

const AGE_NOTES: Readonly<Record<WorkTime, string>> = {
  bent: 'काम की बात आगे के जीवन के लिए है। अभी कुंडली से बच्चे का रुझान देखा जाता है।',
  training: 'काम की बात आगे के जीवन के लिए है। अभी कुंडली से पढ़ाई और आगे के विकल्प देखे जाते हैं।',
  work: '',
  advice: 'इस उम्र में काम का अर्थ सलाह, सौंपना और सेवा है।',
  done: 'काम के वर्ष पूरे हो चुके हैं, इसलिए काम के समय नहीं बताए जाते। अब परिवार, भक्ति और शांति पहले हैं।',
  as_if_living: 'यह जीवित मानकर कहा गया है, इसलिए काम के समय नहीं बताए जाते।',
};

const AGE_SHORTS: Readonly<Record<WorkTime, string>> = {
  bent: 'परंपरा में काम का सवाल बड़े होने पर देखा जाता है। बच्चे को खेलने, सीखने और आराम करने दें।',
  training: 'परंपरा में काम का सवाल बड़े होने पर देखा जाता है। कई चीज़ें सीखें और परखकर चुनें।',
  work: '',
  advice: '',
  done: 'काम का लंबा जीवन पूरा हुआ। परंपरा में अब परिवार, भक्ति और आराम का समय है।',
  as_if_living: 'कुंडली जीवित मानकर पढ़ी गई है, बिना समय के।',
};

/** Work as it stands before a postposition. */
const MATTERS: Readonly<Partial<Record<WorkTime, string>>> = { advice: 'सलाह और सेवा' };

const workHi = (time: WorkTime) => MATTERS[time] ?? 'काम';

const HEADLINES: Readonly<Record<ThemeTone, string>> = {
  supportive: 'अभी काम अच्छा चल रहा है',
  mixed: 'अभी काम मिला-जुला है',
  demanding: 'अभी काम में धीरज रखें',
};

const ELDER_HEADLINES: Readonly<Record<ThemeTone, string>> = {
  supportive: 'अभी सलाह और सेवा का समय अच्छा है',
  mixed: 'अभी सलाह और सेवा को कुछ साथ है',
  demanding: 'अभी ज़िम्मेदारियाँ कम रखें',
};

const FIXED_HEADLINES: Readonly<Partial<Record<WorkTime, string>>> = {
  bent: 'काम की बात आगे की है; अभी खेलने और सीखने का समय है।',
  training: 'काम आगे है; अभी सीखने और परखने का समय है।',
  done: 'काम के वर्ष पूरे हो चुके हैं; अब परिवार, भक्ति और शांति पहले हैं।',
  as_if_living: 'जीवित मानकर कहा गया; काम के समय नहीं बताए जाते।',
};

const SIGNS = { strong: 'प्रबल', moderate: 'मध्यम', slight: 'हल्के' };

const NATURES = {
  favourable: 'केवल सबसे अच्छे समय बताए गए हैं: ज़्यादा-से-ज़्यादा पाँच, और कुल वर्षों का दसवाँ हिस्सा।',
  caution: 'केवल सबसे अधिक दबाव के समय बताए गए हैं, इसी सीमा में।',
};

const BENT_MATTERS: Readonly<Partial<Record<WorkTime, Readonly<Record<Planet, string>>>>> = {
  bent: CHILD_BENTS,
  training: YOUTH_STUDIES,
};

const topicName = (id: CareerTopicId) => CAREER_TOPICS.find((topic) => topic.id === id)!.sanskrit;

export const CAREER_TIMES_HI: Sentences<CareerTimesWords> = {
  asked_lords: ({ periods }) => `अनुरोध के अनुसार: ${periodsHi(periods)}।`,
  running_lords: ({ periods }) => `गणना से, इस दिन चलने वाली: ${periodsHi(periods)}।`,
  first_lords: ({ periods }) => `गणना से, बताई गई दशा की पहली, क्योंकि वह अभी नहीं चल रही: ${periodsHi(periods)}।`,
  no_lords: () => 'कोई दशा स्वामी नहीं बताया गया और इस दिन कोई दशा नहीं चल रही।',
  acting: ({ periods }) =>
    periods
      .map(({ from, until, ...period }, index) => {
        const head = index === 0 ? 'यह फल इस दशा से है:' : index === 1 ? 'उसके भीतर:' : 'सबसे छोटा भाग:';
        return `${head} ${periodHi(period)}, ${spanHi(from, until)}।`;
      })
      .join(' '),
  none_acts: () => 'इस समय कोई दशा नहीं चल रही।',
  transits: ({ clauses, side }) => [`${TRANSITS[side]}।`, ...clauses.map((clause) => `${clause}।`)].join(' '),
  topic_reason: ({ topic, ...tie }) => tieHi(tie, topic),
  topic: topicHi,
  lord_opens: ({ fields, house, level, lord }) => {
    const opened = listHi(fields.map((id) => WORK_FIELDS[id].sanskrit));
    const turned = `${planetHi(lord)} ${inHouse(house)} होने से ${HOUSE_WORKS[house - 1]!} की ओर ले जाता है।`;
    return fields.length > 0 ? `${periodHi({ level, lord })} में ये काम अनुकूल हैं: ${opened}। ${turned}` : turned;
  },
  age_note: ({ time }) => AGE_NOTES[time],
  age_short: ({ time }) => AGE_SHORTS[time],
  bent: ({ planet, time }) => {
    const favoured = BENT_MATTERS[time]?.[planet] ?? CHILD_BENTS[planet];
    return time === 'training'
      ? `${planetHi(planet)} की दशा में ${favoured} की पढ़ाई को बल मिलता है। चुनने से पहले कई विषय आज़माएँ।`
      : `${planetHi(planet)} की दशा में बच्चे में ${favoured} को बल मिलता है। बिना दबाव के इसका मौका दें।`;
  },
  life_work: ({ planet, ...span }) =>
    `जीवन के काम में सबसे अच्छा साथ ${planetHi(planet)} की महादशा में मिला, ${spanOf(span)}।`,
  coming: ({ from, house, mahadashaLord, most, planet, time, tone, until }) => {
    const lord = planetHi(planet);
    const begins =
      mahadashaLord === null
        ? `${lord} की महादशा शुरू होगी`
        : `${planetHi(mahadashaLord)} की महादशा में ${lord} की अंतर्दशा रहेगी`;
    const head = `${spanHi(from, until)} ${begins}।`;
    const favoured = BENT_MATTERS[time]?.[planet];
    if (favoured !== undefined) return `${head} इसमें ${favoured} को बल मिलता है।`;
    if (tone === null) return head;
    const served = (time === 'advice' ? ELDER_SERVED : SERVED)[tone];
    const touches = most === null ? '' : ` और उसका असर सबसे ज़्यादा ${TOPIC_AREAS[most]} पर है`;
    return `${head} ${lord} ${inHouse(house)} होने से ${served}${touches}।`;
  },
  next_change: ({ fromDate, planet }) =>
    `दशा का अगला बदलाव ${onDate(fromDate)} है, जब ${planetHi(planet)} का समय शुरू होगा।`,
  no_change: () => 'इन वर्षों में दशा का कोई बदलाव नहीं है।',
  matter: ({ time }) => workHi(time),
  best_windows: ({ time, windows }) => `परंपरा में ${workHi(time)} के लिए सबसे अच्छा समय: ${spansHi(windows)}।`,
  no_windows: () => 'काम के लिए आगे कोई समय अलग से नहीं उभरता।',
  care_windows: ({ windows }) => `काम का दबाव इन दिनों ज़्यादा रह सकता है: ${spansHi(windows)}।`,
  avoid: ({ planet }) => `${AVOIDED[planet]}।`,
  no_care: () => 'आगे कोई समय अलग से भारी नहीं दिखता।',
  chosen: ({ nature }) => NATURES[nature],
  outside_ages: ({ fromYears, nature, toYears }) =>
    nature === 'favourable'
      ? `काम के समय केवल ${fromYears} से ${toYears - 1} वर्ष की आयु तक बताए जाते हैं।`
      : 'दबाव के समय भी इसी आयु में बताए जाते हैं।',
  none_named: () => 'इन वर्षों के लिए काम का कोई समय नहीं बताया जाता।',
  roles: ({ clauses }) => listHi(clauses),
  key_running: ({ planet, until }) => `इसका समय अभी है: ${planetHi(planet)} की महादशा ${dateHi(until)} तक चलेगी।`,
  key_ahead: ({ planet, ...span }) => `इसका अगला लंबा समय ${planetHi(planet)} की महादशा है, ${spanOf(span)}।`,
  key_past: ({ planet, ...span }) =>
    `इसका लंबा समय ${planetHi(planet)} की महादशा में रहा, ${spanOf(span)}; तब इसकी नींव पड़ी।`,
  key_late: ({ planet, ...span }) =>
    `60 वर्ष की आयु के बाद ${planetHi(planet)} की महादशा इसे फिर उठाती है, ${spanOf(span)}।`,
  no_key_periods: () => 'इन ग्रहों की कोई महादशा काम के वर्षों में नहीं आती, इसलिए उनकी अंतर्दशाएँ देखें।',
  headline: ({ best, time, tone }) => {
    const fixed = FIXED_HEADLINES[time];
    if (fixed !== undefined) return fixed;
    const now =
      tone === null ? 'अभी काम पर कोई दशा नहीं चल रही' : (time === 'advice' ? ELDER_HEADLINES : HEADLINES)[tone];
    if (best === null) return `${now}; आगे कोई समय अलग से नहीं उभरता।`;
    return best.isRunning
      ? `${now}; अच्छा समय ${monthHi(best.turnDate)} तक है।`
      : `${now}; सबसे अच्छा समय ${monthHi(best.turnDate)} से है।`;
  },
  changes_headline: ({ change, promotion }) =>
    `अभी नौकरी बदलने के संकेत ${SIGNS[change]} हैं और पदोन्नति के ${SIGNS[promotion]}।`,
  now: ({ antardashaLord, mahadashaLord, time, tone, untilDate }) => {
    const served = (time === 'advice' ? ELDER_SERVED : SERVED)[tone];
    const period =
      antardashaLord === mahadashaLord
        ? `${planetHi(mahadashaLord)} की महादशा में उसी का अंतर`
        : `${planetHi(mahadashaLord)} की महादशा में ${planetHi(antardashaLord)} का अंतर`;
    return `${period} ${dateHi(untilDate)} तक है। यह ${served}।`;
  },
  best_time: (span) => `आगे सबसे अच्छा समय ${spanOf(span)} है।`,
  care_time: (span) => `${spanOf(span)} नए काम शुरू न करें।`,
  signs: ({ change, promotion }) =>
    change === promotion
      ? `नौकरी बदलने और पदोन्नति, दोनों के संकेत ${SIGNS[change]} हैं।`
      : `नौकरी बदलने के संकेत ${SIGNS[change]} हैं और पदोन्नति के संकेत ${SIGNS[promotion]}।`,
  overview: ({ demanding, mixed, supportive }) => {
    const areas = (ids: typeof mixed) => listHi(ids.map(topicName));
    return [
      ...(supportive.length > 0 ? [`अभी अच्छा साथ: ${areas(supportive)}।`] : []),
      ...(mixed.length > 0 ? [`कुछ साथ: ${areas(mixed)}।`] : []),
      ...(demanding.length > 0 ? [`कम साथ: ${areas(demanding)}।`] : []),
    ].join(' ');
  },
  windows_told: ({ good, hard, years }) =>
    `अगले ${counted(years, 'साल', 'साल')} में ${counted(good, 'अच्छा', 'अच्छे')} और ${counted(hard, 'दबाव का', 'दबाव के')} समय बताए गए हैं।`,
};
