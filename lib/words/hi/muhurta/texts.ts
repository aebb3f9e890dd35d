/** Texts about a chosen time in Hindi. */
import type { MuhurtaTextWords, SeenFact } from '../../facts/muhurta/texts.ts';
import { choiceNumber, phraseAt } from '../../phraseChoice.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { atTime, countHi, dateHi, dayMonthHi, nakshatraHi, signHi, spanHi, weekdayHi } from '../grammar.ts';
import { CLAUSES_HI } from './clauses.ts';
import { BLOCKS_HI, COMPASS_HI, LEVELS_HI, PURPOSES_HI, tithiHi } from './names.ts';
import { dayPartHi, timesHi, weekdayDateHi } from './when.ts';

const clauseOf = (fact: SeenFact) => sayIn(CLAUSES_HI, fact);

/** Most words of a sentence. */
const MOST_WORDS = 18;

/** Most characters of a headline. */
const HEADLINE_CHARACTERS = 90;

const AND = ' और ';

/** Returns the joined sentence, or two where it were too long. */
function joined(first: string, link: string, second: string): string {
  const whole = `${first}${link}${second}।`;
  const isClumsy = link === AND && `${first} ${second}`.includes(AND);
  if (whole.split(/\s+/).length <= MOST_WORDS && !isClumsy) return whole;
  return link === AND ? `${first}। ${second}।` : `${first}। पर ${second}।`;
}

function pointsFor(supports: SeenFact | null, against: SeenFact | null, choice: number): string {
  if (supports === null) return against === null ? '' : `कमी यह है कि ${clauseOf(against)}।`;
  const good = clauseOf(supports);
  if (against === null) return phraseAt([`${good}।`, joined(good, AND, 'कोई कमी नहीं दिखती')], choice);
  return phraseAt([joined(good, ', पर ', clauseOf(against)), `${good}। कमी यह है कि ${clauseOf(against)}।`], choice);
}

export const MUHURTA_TEXTS_HI: Sentences<MuhurtaTextWords> = {
  window: ({ against, level, nakshatraIndex, signIndex, supports, when }) => {
    const choice = choiceNumber(when.startDate, when.startTime);
    const [star, part, time] = [nakshatraHi(nakshatraIndex), dayPartHi(when), LEVELS_HI[level]];
    const points = pointsFor(supports, against, choice >>> 8);
    const rising = ` और ${signHi(signIndex)} लग्न`;
    const head = phraseAt(
      [
        `${part} ${star} नक्षत्र${rising} में ${time} समय है।`,
        `${star} नक्षत्र${rising} होने से ${part} का समय ${time} है।`,
        `${part} चंद्रमा ${star} नक्षत्र में है और ${signHi(signIndex)} लग्न है; समय ${time} है।`,
      ],
      choice,
    );
    return points === '' ? head : `${head} ${points}`;
  },
  closed_window: ({ vetoes }) => {
    const [first, second] = vetoes;
    if (first === undefined) return 'यह समय नहीं लिया जाता।';
    if (second === undefined) return `${clauseOf(first)}, इसलिए यह समय छोड़ें।`;
    return joined(clauseOf(first), AND, clauseOf(second));
  },

  headline_found: ({ purpose, when }) => {
    const times = when.endDate === null ? timesHi(when) : `${atTime(when.startTime)} से`;
    const whole = `${PURPOSES_HI[purpose]} का मुहूर्त: ${weekdayDateHi(when.startDate, when.weekdayIndex)}, ${times}।`;
    if (whole.length <= HEADLINE_CHARACTERS) return whole;
    return `${PURPOSES_HI[purpose]} का मुहूर्त: ${dateHi(when.startDate)}, ${atTime(when.startTime)} से।`;
  },
  headline_none: ({ date, purpose }) =>
    date === null
      ? `इन दिनों में ${PURPOSES_HI[purpose]} के लिए कोई दिन खुला नहीं है।`
      : `${PURPOSES_HI[purpose]} का शुद्ध मुहूर्त नहीं मिला; सबसे पास ${dateHi(date)} है।`,
  best: ({ level, purpose, when }) => {
    const day = weekdayDateHi(when.startDate, when.weekdayIndex);
    const best = `${PURPOSES_HI[purpose]} के लिए सबसे अच्छा समय ${day} को ${timesHi(when)} है।`;
    return level === 'fair' || level === 'weak' ? `${best} यह ${LEVELS_HI[level]} समय है।` : best;
  },
  setting: ({ nakshatraIndex, signIndex, tithi }) =>
    `उस समय ${nakshatraHi(nakshatraIndex)} नक्षत्र, ${tithiHi(tithi)} तिथि और ${signHi(signIndex)} लग्न है।`,
  toward: ({ direction }) => `यह ${COMPASS_HI[direction]} दिशा की यात्रा के लिए देखा गया है।`,
  reasons: ({ supports }) => {
    const [first, second] = supports;
    if (first === undefined) return 'इसके पक्ष में कोई खास बात नहीं है।';
    return second === undefined ? `${clauseOf(first)}।` : joined(clauseOf(first), AND, clauseOf(second));
  },
  weak_point: ({ against }) => `इसमें कमी यह है कि ${clauseOf(against)}।`,
  no_weak_point: () => 'इसमें कोई बड़ी कमी नहीं है।',
  counted: ({ dayCount, windowCount }) =>
    windowCount === 1
      ? 'माँगे गए अंकों तक एक ही समय पहुँचता है।'
      : `${countHi(dayCount)} ${dayCount === 1 ? 'दिन' : 'दिनों'} में कुल ${countHi(windowCount)} समय माँगे गए अंकों तक पहुँचते हैं।`,
  further: ({ whens }) => {
    const at = whens.map((when) => `${dayMonthHi(when.startDate)} को ${atTime(when.startTime)}`);
    return at.length > 1 ? `अगले अच्छे समय ${at[0]!} और ${at[1]!} से हैं।` : `अगला अच्छा समय ${at[0]!} से है।`;
  },
  season: ({ block, from, purpose, until }) =>
    from === until
      ? `${dateHi(from)} को ${BLOCKS_HI[block]} है, इसलिए ${PURPOSES_HI[purpose]} का मुहूर्त नहीं है।`
      : `${spanHi(from, until)} ${BLOCKS_HI[block]} है, इसलिए ${PURPOSES_HI[purpose]} का मुहूर्त नहीं है।`,
  none: ({ from, purpose, until }) =>
    from === until
      ? `${dateHi(from)} को ${PURPOSES_HI[purpose]} का शुद्ध मुहूर्त नहीं मिला।`
      : `${spanHi(from, until)} ${PURPOSES_HI[purpose]} का शुद्ध मुहूर्त नहीं मिला।`,
  near: ({ isFirst, when }) => {
    const at = `${weekdayDateHi(when.startDate, when.weekdayIndex)} को ${atTime(when.startTime)} से`;
    return isFirst ? `सबसे पास का समय ${at} है।` : `उसके बाद ${at} है।`;
  },
  obstacle: ({ veto }) => `बाधा यह है कि ${clauseOf(veto)}।`,
  by_day: ({ when }) => `दिन में सबसे अच्छा समय ${weekdayDateHi(when.startDate, when.weekdayIndex)} को ${timesHi(when)} है।`,
  ask_by_day: () => 'दिन का समय चाहिए तो खोज में घंटे भी बताएँ।',
  counts_as: ({ weekdayIndex }) => `वार सूर्योदय से बदलता है, इसलिए यह ${weekdayHi(weekdayIndex)} ही गिना जाता है।`,
  ask_after: ({ block }) => `${BLOCKS_HI[block]} बीतने के बाद के दिन देखें।`,
  ask_wider: () => 'ज़्यादा दिन देखें, या कम कड़े नियमों से खोजकर अंक खुद तौलें।',
  closing: ({ purpose }) =>
    purpose === 'treatment' || purpose === 'surgery'
      ? 'डॉक्टर की दी हुई तारीख ही पहले आती है।'
      : 'मुहूर्त अच्छी शुरुआत में मदद के लिए माना जाता है; यह कोई वादा नहीं करता।',
};
