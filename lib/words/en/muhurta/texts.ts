/** Texts about a chosen time in English. */
import type { MuhurtaTextWords, SeenFact } from '../../facts/muhurta/texts.ts';
import { choiceNumber, phraseAt } from '../../phraseChoice.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, countWord, nakshatraEn, sentence, signEn, WEEKDAYS_EN } from '../grammar.ts';
import { CLAUSES_EN } from './clauses.ts';
import { BLOCKS_EN, COMPASS_EN, LEVELS_EN, PURPOSES_EN, tithiEn } from './names.ts';
import { datesEn, dayMonthEn, dayPartEn, longDateEn, timeEn, timesEn, weekdayDateEn } from './when.ts';

const clauseOf = (fact: SeenFact) => sayIn(CLAUSES_EN, fact);

/** Most words of a sentence. */
const MOST_WORDS = 20;

/** Returns the joined sentence, or two where it were too long. */
function joined(first: string, link: string, second: string): string {
  const whole = sentence(`${first}${link}${second}`);
  if (whole.split(/\s+/).length <= MOST_WORDS) return whole;
  return `${sentence(first)} ${sentence(link === AND ? second : `but ${second}`)}`;
}

const AND = ', and ';

function pointsFor(supports: SeenFact | null, against: SeenFact | null, choice: number): string {
  if (supports === null) return against === null ? '' : sentence(`the weak point is that ${clauseOf(against)}`);
  const good = clauseOf(supports);
  if (against === null) return phraseAt([sentence(good), joined(good, AND, 'nothing counts against it')], choice);
  return joined(good, phraseAt([', but ', ', though '], choice), clauseOf(against));
}

export const MUHURTA_TEXTS_EN: Sentences<MuhurtaTextWords> = {
  window: ({ against, level, nakshatraIndex, signIndex, supports, when }) => {
    const choice = choiceNumber(when.startDate, when.startTime);
    const [star, part, time] = [nakshatraEn(nakshatraIndex), dayPartEn(when), `${LEVELS_EN[level]} time`];
    const points = pointsFor(supports, against, choice >>> 8);
    const rising = ` and ${signEn(signIndex)} rising`;
    const head = phraseAt(
      [
        sentence(`${part} is ${time}, with the Moon in ${star}${rising}`),
        sentence(`with the Moon in ${star}${rising}, ${part} is ${time}`),
        sentence(`${part} gives ${time}, as the Moon is in ${star} while ${signEn(signIndex)} rises`),
      ],
      choice,
    );
    return points === '' ? head : `${head} ${points}`;
  },
  closed_window: ({ vetoes }) => {
    const [first, second] = vetoes;
    if (first === undefined) return 'This time is best avoided.';
    if (second === undefined) return sentence(`${clauseOf(first)}, so this time is best avoided`);
    return joined(clauseOf(first), AND, clauseOf(second));
  },

  headline_found: ({ purpose, when }) =>
    `Best for ${PURPOSES_EN[purpose]}: ${weekdayDateEn(when.startDate, when.weekdayIndex)}, ${
      when.endDate === null ? timesEn(when) : `from ${timeEn(when.startTime)}`
    }.`,
  headline_none: ({ date, purpose }) =>
    date === null
      ? `No day of this range is open for ${PURPOSES_EN[purpose]}.`
      : `No time for ${PURPOSES_EN[purpose]} passes every test; ${longDateEn(date)} comes nearest.`,
  best: ({ level, purpose, when }) => {
    const day = weekdayDateEn(when.startDate, when.weekdayIndex);
    const best =
      when.endDate === null
        ? `The best time for ${PURPOSES_EN[purpose]} is ${day}, from ${timesEn(when)}.`
        : `The best time for ${PURPOSES_EN[purpose]} is ${day}. It runs from ${timesEn(when)}.`;
    return level === 'fair' || level === 'weak' ? `${best} It is ${LEVELS_EN[level]} one.` : best;
  },
  setting: ({ nakshatraIndex, signIndex, tithi }) =>
    `The Moon is then in ${nakshatraEn(nakshatraIndex)}, the lunar day is ${tithiEn(tithi)} and ${signEn(signIndex)} rises.`,
  toward: ({ direction }) => `It is judged for a journey toward the ${COMPASS_EN[direction]}.`,
  reasons: ({ supports }) => {
    const [first, second] = supports;
    if (first === undefined) return 'Nothing stands out in its favour.';
    return second === undefined ? sentence(clauseOf(first)) : joined(clauseOf(first), AND, clauseOf(second));
  },
  weak_point: ({ against }) => sentence(`its weak point is that ${clauseOf(against)}`),
  no_weak_point: () => 'Nothing of weight counts against it.',
  counted: ({ dayCount, windowCount }) => {
    const times = windowCount === 1 ? 'one time reaches' : `${countWord(windowCount)} times reach`;
    return sentence(
      `in all, ${times} the score asked for, on ${dayCount === 1 ? 'one day' : `${countWord(dayCount)} days`}`,
    );
  },
  further: ({ whens }) => {
    const at = whens.map((when) => `${dayMonthEn(when.startDate)} at ${timeEn(when.startTime)}`);
    return at.length > 1 ? `The next best begin on ${at[0]!} and ${at[1]!}.` : `The next best begins on ${at[0]!}.`;
  },
  season: ({ block, from, until }) => `Avoid ${datesEn(from, until)}, ${BLOCKS_EN[block]}.`,
  none: ({ from, purpose, until }) =>
    from === until
      ? `On ${longDateEn(from)} no time passes every test for ${PURPOSES_EN[purpose]}.`
      : `From ${datesEn(from, until)} no time passes every test for ${PURPOSES_EN[purpose]}.`,
  near: ({ isFirst, when }) => {
    const at = `${weekdayDateEn(when.startDate, when.weekdayIndex)}, from ${timeEn(when.startTime)}`;
    return isFirst ? `The time that comes nearest is ${at}.` : `The next nearest is ${at}.`;
  },
  obstacle: ({ veto }) => sentence(`but ${clauseOf(veto)}`),
  by_day: ({ when }) =>
    `By day the best is ${weekdayDateEn(when.startDate, when.weekdayIndex)}, from ${timesEn(when)}.`,
  ask_by_day: () => 'For a time by day, say from which hour to which.',
  counts_as: ({ weekdayIndex }) =>
    `A weekday begins at sunrise, so this still counts as ${WEEKDAYS_EN[weekdayIndex]!}.`,
  ask_after: ({ block }) => `Search the days after ${BLOCKS_EN[block]}.`,
  ask_wider: () => 'Search more days, or ask with strict set to false and weigh the points yourself.',
  closing: ({ purpose }) => {
    if (purpose === 'treatment' || purpose === 'surgery') return 'The doctor’s date always comes first.';
    return capitalised('a chosen time is held to help a beginning; it promises nothing.');
  },
};
