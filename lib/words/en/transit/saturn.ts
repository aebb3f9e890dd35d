/** Sade sati, dhaiya and the pressure of Saturn, in English. */
import { arcText } from '../../../astro/rounding.ts';
import type { SaturnFacts } from '../../../astro/transit/facts.ts';
import type { SaturnPassageKind, SaturnPhase } from '../../../astro/transit/saturn.ts';
import type { SaturnBand } from '../../../astro/transit/saturnIntensity.ts';
import { SATURN_PHASES } from '../../../astro/transit/tables/saturnPhases.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import type { Sentences } from '../../sentences.ts';
import type { SaturnKind, SaturnWords } from '../../facts/transit.ts';
import { dateEn, namedList, ordinal, signEn } from '../grammar.ts';
import { CAME_IN } from './labels.ts';

const KINDS: Readonly<Record<SaturnKind, string>> = { sade_sati: 'sade sati', dhaiya: 'dhaiya' };

const PHASES: Readonly<Record<SaturnPhase, string>> = {
  rising: 'the rising phase of sade sati',
  peak: 'the middle phase of sade sati',
  setting: 'the setting phase of sade sati',
  kantaka: 'the dhaiya of the 4th',
  ashtama: 'the dhaiya of the 8th',
};

const PASSAGES: Readonly<Record<SaturnPassageKind, string>> = {
  sade_sati: 'sade sati',
  kantaka: 'dhaiya of the 4th',
  ashtama: 'dhaiya of the 8th',
};

const BANDS: Readonly<Record<SaturnBand, string>> = { severe: 'strong', moderate: 'moderate', mild: 'mild' };

const RECEIVED = { exalted: 'exalted in', own: 'at home in', friend: 'the guest of a friend in' } as const;

const day = (date: string | null) => (date === null ? 'beyond the years computed here' : dateEn(date));

const place = (signIndex: number, moonSignIndex: number, house: number) =>
  `Saturn passes through ${signEn(signIndex)}, the ${ordinal(house)} from your Moon in ${signEn(moonSignIndex)}`;

const degree = (signIndex: number, moonSignIndex: number) =>
  signIndex === moonSignIndex
    ? 'the degree of your Moon'
    : `the degree of ${signEn(signIndex)} that answers to your Moon in ${signEn(moonSignIndex)}`;

const ofTheTime = (percent: number) => (percent === 100 ? 'all the time' : `for ${percent} % of the time`);

export const SATURN_EN: Sentences<SaturnFacts & SaturnWords> = {
  ...SCORE_EN,
  saturn_in: ({ house }) => `Saturn in the ${ordinal(house)} from the Moon of birth`,
  well_received: ({ reception, signIndex }) => `Saturn is ${RECEIVED[reception]} ${signEn(signIndex)}`,
  lord_of_ascendant: ({ signIndex }) => `Saturn is the lord of your ascendant, ${signEn(signIndex)}`,
  yogakaraka_of_ascendant: ({ signIndex }) => `Saturn is the yogakaraka of your ascendant, ${signEn(signIndex)}`,
  many_bindus: ({ bindus, signIndex }) => `${bindus} of 8 bindus of Saturn in ${signEn(signIndex)}`,
  few_bindus: ({ bindus, signIndex }) => `Only ${bindus} of 8 bindus of Saturn in ${signEn(signIndex)}`,
  much_sarva: ({ bindus, signIndex }) => `${bindus} bindus of all planets in ${signEn(signIndex)}`,
  afflicted_moon: ({ isDark, isDebilitated, malefics }) => {
    const afflictions = [
      ...(isDebilitated ? ['debilitated'] : []),
      ...(isDark ? ['dark, beside the Sun'] : []),
      ...(malefics.length > 0 ? [`under ${namedList(malefics)}`] : []),
    ];
    return `The Moon of birth is ${afflictions.join(', ')}`;
  },
  rules_period: ({ percent }) => `Saturn or the Moon rules the mahadasha or the antardasha ${ofTheTime(percent)}`,
  under_jupiter: ({ percent }) => `Jupiter is with Saturn or the Moon of birth, or aspects them ${ofTheTime(percent)}`,
  saturn_came_in: ({ moorti }) => `Saturn came ${CAME_IN[moorti]}`,

  phase_runs: ({ house, moonSignIndex, phase, signIndex, until }) =>
    `${place(signIndex, moonSignIndex, house)}: ${PHASES[phase]} runs until ${day(until)}.`,
  passage_ends: ({ endDate, kind, number }) =>
    `It is part of your ${ordinal(number)} ${PASSAGES[kind]}, which ends on ${day(endDate)}.`,
  phase_touches: ({ band, phase, score }) => {
    const { gift, touches } = SATURN_PHASES[phase];
    return `It touches ${touches.en}; in your chart the pressure is ${BANDS[band]} (${score} of 100), and ${gift.en}.`;
  },
  phase_helps: ({ phase }) => `It helps to ${SATURN_PHASES[phase].counsel.en}.`,
  pauses: ({ endDate, house, kind, moonSignIndex, returnDate, signIndex }) =>
    `${place(signIndex, moonSignIndex, house)}: the ${KINDS[kind]} pauses, as Saturn has stepped out of its signs; it takes up again on ${day(returnDate)} and ends on ${day(endDate)}.`,
  outside_life: ({ house, isBefore, kind, moonSignIndex, signIndex }) => {
    const side = isBefore ? 'before the birth' : 'more than 120 years after the birth';
    return `${place(signIndex, moonSignIndex, house)}, but the instant asked about lies ${side}, so no ${KINDS[kind]} of this life runs.`;
  },
  none_runs: ({ house, kind, moonSignIndex, signIndex }) =>
    `${place(signIndex, moonSignIndex, house)}: no ${KINDS[kind]} runs.`,
  last_ended: ({ endDate }) => `The last one ended on ${day(endDate)}.`,
  next_begins: ({ startDate }) => `The next one begins on ${day(startDate)}.`,
  none_begins: () => 'None begins again in the years computed here.',

  within_orb: ({ from, moonSignIndex, orbDeg, signIndex, until }) =>
    `Saturn is within ${arcText(orbDeg)} of ${degree(signIndex, moonSignIndex)} from ${dateEn(from)} to ${dateEn(until)}.`,
  on_degree: ({ date, isForward, moonSignIndex, signIndex }) =>
    `Saturn stands on ${degree(signIndex, moonSignIndex)} on ${dateEn(date)}, moving ${isForward ? 'on' : 'back'}.`,
  turns_near: ({ date, moonSignIndex, separationDeg, signIndex, turns }) =>
    `Saturn turns ${turns} on ${dateEn(date)}, ${arcText(separationDeg)} from ${degree(signIndex, moonSignIndex)}.`,
  on_ascendant: ({ date }) => `Saturn stands on the degree of your ascendant on ${dateEn(date)}.`,

  why_gift: ({ kind, until }) =>
    until === null
      ? `Your ${KINDS[kind]} runs, and giving eases it.`
      : `Your ${KINDS[kind]} runs until ${dateEn(until)}; giving makes Saturn lighter.`,
  why_mantra: ({ house, moonSignIndex, signIndex }) =>
    `Saturn is in ${signEn(signIndex)}, the ${ordinal(house)} from your Moon in ${signEn(moonSignIndex)}; repetition steadies the mind.`,
  why_worship: () => 'Tradition sets these forms of worship against the pressure of Saturn.',
  why_moon: () => 'The Moon of your birth is under strain, and this passage of Saturn touches it.',
  why_fast: ({ score }) => `The pressure is strong in your chart (${score} of 100), so more than one support is named.`,
};
