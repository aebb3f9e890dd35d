/** Events of the past against the windows of a matter, in English. */
import { EVENT_NAMES } from '../../../astro/judgement/timing/eventTypes.ts';
import type { EventGap } from '../../../astro/judgement/timing/pastEvents.ts';
import type { PastEventWords } from '../../facts/pastEvents.ts';
import type { Sentences } from '../../sentences.ts';
import { MONTH_NAMES_EN, named, namedList } from '../grammar.ts';

type EventArgs = PastEventWords['event'];

const GAPS: Readonly<Record<EventGap, string>> = {
  outside_years: 'not counted, as it lies outside the years of this matter',
  ahead: 'not counted, as it still lies ahead',
  no_windows: 'not counted, as this matter has no windows of that kind',
};

function whenEn({ dayOfMonth, monthIndex, year }: EventArgs): string {
  const named = monthIndex === null ? `${year}` : `${MONTH_NAMES_EN[monthIndex]!} ${year}`;
  return dayOfMonth === null ? named : `${dayOfMonth} ${named}`;
}

function periodsEn({ antardasha, mahadasha }: EventArgs): string {
  if (mahadasha === null) return 'before any dasha period';
  if (antardasha === null || antardasha === mahadasha) return `within the mahadasha of ${named(mahadasha)}`;
  return `antardasha of ${named(antardasha)} in the mahadasha of ${named(mahadasha)}`;
}

function verdictEn({ gap, isInWindow, signifying }: EventArgs): string {
  if (gap !== null) return GAPS[gap];
  const lies = isInWindow === true ? 'within the times that the rules name' : 'outside the times that the rules name';
  const isAgreed = signifying.length > 0 === isInWindow;
  const lords =
    signifying.length === 0
      ? 'no lord of it signifies the matter'
      : `${namedList(signifying)} ${signifying.length > 1 ? 'signify' : 'signifies'} the matter`;
  return `${lies}, ${isAgreed ? 'and' : 'though'} ${lords}`;
}

export const PAST_EVENTS_EN: Sentences<PastEventWords> = {
  event: (event) => `${EVENT_NAMES[event.type].en}, ${whenEn(event)}, ${periodsEn(event)}: ${verdictEn(event)}.`,
  none_belongs: () => 'None of the events you told belongs to this matter.',
  none_counted: () => 'None of the events of this matter can be compared with its windows.',
  count: ({ chancePercent, counted, expected, inWindows }) => {
    const chance = `by chance it would be ${expected}`;
    if (inWindows === 0) {
      return counted === 1
        ? `Your one event lies outside the times that the rules name; ${chance}.`
        : `None of your ${counted} events lies in times that the rules name; ${chance}.`;
    }
    const head =
      counted === 1
        ? `Your one event lies in a time that the rules name; ${chance}.`
        : `${inWindows} of your ${counted} events ${inWindows === 1 ? 'lies' : 'lie'} in times that the rules name; ${chance}.`;
    return `${head} Chance alone gives so many or more in ${Math.round(chancePercent)} of 100 cases. So few events prove nothing.`;
  },
};
