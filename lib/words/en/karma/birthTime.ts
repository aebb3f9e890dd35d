/** Whether a birth time is exact enough for the D60, in English. */
import type { KarmaFacts, TimeConfidence } from '../../../astro/judgement/karma/facts.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { signEn } from '../grammar.ts';

const ADVICE: Readonly<Record<TimeConfidence, string>> = {
  high: 'Its ascendant and houses can be used if the recorded time is right within a minute.',
  medium: 'Take its ascendant and houses as likely, and its planets as sure.',
  low: 'Rely on the planets, and look for a record of the birth to the minute before using its houses.',
};

const SECONDS_PER_MINUTE = 60;

/** Whole seconds for which the part certainly lasts, rounded so that the next second lies outside. */
function spanText(seconds: number): string {
  const next = seconds + 1;
  const [minutes, rest] = [Math.floor(next / SECONDS_PER_MINUTE), next % SECONDS_PER_MINUTE];
  const parts = [
    ...(minutes > 0 ? [`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'second' : 'seconds'}`] : []),
  ];
  return parts.join(' ');
}

function edgesText(edges: KarmaFacts['birth_time']['edges']): string {
  if (edges === null) return 'At this place it hardly moves within these minutes.';
  return `A birth ${spanText(edges.earlierSeconds)} earlier or ${spanText(edges.laterSeconds)} later has another.`;
}

export const BIRTH_TIME_EN: Sentences<Pick<KarmaWords, 'birth_time' | 'time_warning'>> = {
  birth_time: ({ confidence, edges, signIndex }) => {
    const head = `At the time given the D60 ascendant is ${signEn(signIndex)}.`;
    return `${head} ${edgesText(edges)} ${ADVICE[confidence]}`;
  },
  time_warning: () =>
    'The ascendant of the D60 changes about every two minutes, so it needs an exact birth time. The planets hold their parts much longer, the Moon for about an hour.',
};
