/** A day in a line, and in a few short sentences, in English. */
import type { Fact } from '../../../astro/factsOf.ts';
import { CLOSURE_NAMES } from '../../../astro/judgement/tables/dayClosures.ts';
import type { DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { DayReasonFacts } from '../../facts/day/dayText.ts';
import type { DayHeadlineWords } from '../../facts/day/headline.ts';
import { phraseAt } from '../../phraseChoice.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised } from '../grammar.ts';
import { clockSpanEn } from './clock.ts';
import { DAY_REASONS_EN } from './dayText.ts';

const PLAIN: Readonly<Record<DayClass, readonly string[]>> = {
  best: ['One of your best days.', 'This is one of your best days.', 'Take up what you have prepared.'],
  good: ['A good day for you.', 'This is a good day for you.', 'Go ahead with what is ready.'],
  normal: ['An ordinary day for steady work.', 'This is a day for routine.', 'Keep to what is under way.'],
  avoid: ['A day to go gently.', 'Keep plans small on this day.', 'Finish what is open before anything new.'],
  danger: ['A day for rest and routine.', 'Keep this day quiet and simple.', 'Leave what can wait for later.'],
};

/** By what helps a good day, and by what weakens another. */
const WITH_REASON: Readonly<Record<DayClass, (reason: string) => readonly string[]>> = {
  best: (reason) => [
    `One of your best days, helped by ${reason}.`,
    `With ${reason} this is one of your best days.`,
    `Take up what you have prepared, with the help of ${reason}.`,
  ],
  good: (reason) => [
    `A good day for you, helped by ${reason}.`,
    `With ${reason} this is a good day for you.`,
    `Go ahead with what is ready, with the help of ${reason}.`,
  ],
  normal: (reason) => [
    `An ordinary day for steady work, slowed by ${reason}.`,
    `With ${reason} this is a day for routine.`,
    `Keep to what is under way, because of ${reason}.`,
  ],
  avoid: (reason) => [
    `A day to go gently, because of ${reason}.`,
    `With ${reason} plans are best kept small.`,
    `Finish what is open first, because of ${reason}.`,
  ],
  danger: (reason) => [
    `A day for rest and routine, because of ${reason}.`,
    `With ${reason} this day is best kept quiet.`,
    `Leave what can wait for later, because of ${reason}.`,
  ],
};

const CLASSES: Readonly<Record<DayClass, string>> = {
  best: 'one of your best days',
  good: 'a good day',
  normal: 'an ordinary day',
  avoid: 'a day to go gently',
  danger: 'a day for rest and routine',
};

const said = (reason: Fact<DayReasonFacts>) => sayIn(DAY_REASONS_EN, reason);

export const DAY_HEADLINE_EN: Sentences<DayHeadlineWords> = {
  headline: ({ dayClass, reason, turn }) =>
    phraseAt(reason ? WITH_REASON[dayClass](said(reason)) : PLAIN[dayClass], turn),
  closed_headline: ({ closure, isAllDay, turn }) => {
    const { name } = CLOSURE_NAMES[closure];
    const lasts = isAllDay ? 'all day' : 'for part of the day';
    return phraseAt(
      [
        `A day for routine work, as ${name} lasts ${lasts}.`,
        `${name} lasts ${lasts}, so leave what is new.`,
        `Leave beginnings ${isAllDay ? 'for another day' : 'for a while'}, because of ${name}.`,
      ],
      turn,
    );
  },
  verdict: ({ dayClass, helps, presses, turn }) => {
    const day = CLASSES[dayClass];
    const [helper, slower] = [helps && said(helps), presses && said(presses)];
    if (!helper && !slower) return `This is ${day}.`;
    if (!helper) return `This is ${day}. ${capitalised(slower!)} slows it.`;
    if (!slower) return `This is ${day}. ${capitalised(helper)} helps it.`;
    return phraseAt(
      [
        `This is ${day}. It is helped by ${helper}, and ${slower} slows it.`,
        `Expect ${day}. ${capitalised(helper)} helps, and ${slower} slows it.`,
        `${capitalised(helper)} helps this day. ${capitalised(slower)} slows it. All in all it is ${day}.`,
      ],
      turn,
    );
  },
  best_time: ({ isQuiet, span }) =>
    isQuiet
      ? `What cannot wait goes best from ${clockSpanEn(span)}.`
      : `The best time for what is new is ${clockSpanEn(span)}.`,
  routine_time: ({ span }) => `Routine work goes best from ${clockSpanEn(span)}.`,
  no_time: () => 'No time stands out for beginnings.',
  closed: ({ closure, span }) =>
    span === null
      ? `${CLOSURE_NAMES[closure].name} lasts all day, so begin nothing new.`
      : `Begin nothing new from ${clockSpanEn(span)} (${CLOSURE_NAMES[closure].name}).`,
};
