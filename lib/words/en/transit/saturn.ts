/** Sade sati, dhaiya and the pressure of Saturn, in English. */
import { arcText } from '../../../astro/rounding.ts';
import type { SaturnFacts } from '../../../astro/transit/facts.ts';
import type { SaturnPassageKind, SaturnPhase } from '../../../astro/transit/saturn.ts';
import type { SaturnBand } from '../../../astro/transit/saturnIntensity.ts';
import { saturnPhaseRow } from '../../../astro/transit/tables/saturnPhases.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import type { Sentences } from '../../sentences.ts';
import type { SaturnKind, SaturnWords } from '../../facts/transit.ts';
import { capitalised, dateEn, namedList, ordinal, signEn } from '../grammar.ts';
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

const onDay = (date: string | null) => (date === null ? 'beyond the years computed here' : `on ${dateEn(date)}`);

const place = (signIndex: number, moonSignIndex: number, house: number) =>
  house === 1
    ? `Saturn passes through ${signEn(signIndex)}, your Moon sign.`
    : `Saturn passes through ${signEn(signIndex)}, the ${ordinal(house)} from your Moon in ${signEn(moonSignIndex)}.`;

const degree = (signIndex: number, moonSignIndex: number) =>
  signIndex === moonSignIndex ? 'the degree of your Moon' : `the degree of your Moon, in ${signEn(signIndex)}`;

const ofTheTime = (percent: number) => (percent === 100 ? 'all the time' : `for ${percent} % of the time`);

const returns = (date: string) => `As Saturn turns back, it returns on ${dateEn(date)}.`;

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
    `${place(signIndex, moonSignIndex, house)} ${capitalised(PHASES[phase])} runs ${until === null ? 'on beyond the years computed here' : `until ${dateEn(until)}`}.`,
  phase_until: ({ phase, returnDate, until }) => {
    const lasts = until === null ? 'runs on beyond the years computed here' : `runs until ${dateEn(until)}`;
    const again = returnDate === null ? '' : ` ${returns(returnDate)}`;
    return `${capitalised(PHASES[phase])} ${lasts}.${again}`;
  },
  passage_paused: ({ kind, returnDate }) => `Your ${KINDS[kind]} pauses now. It resumes ${onDay(returnDate)}.`,
  phase_returns: ({ returnDate }) => returns(returnDate),
  passage_ends: ({ endDate, kind, number }) =>
    `It is part of your ${ordinal(number)} ${PASSAGES[kind]}, which ends ${onDay(endDate)}.`,
  phase_touches: ({ band, phase, stage }) => {
    const { gift, touches } = saturnPhaseRow(phase, stage);
    return `This phase touches ${touches.en}. In your chart the pressure is ${BANDS[band]}. ${capitalised(gift.en)}.`;
  },
  phase_helps: ({ phase, stage }) => `${capitalised(saturnPhaseRow(phase, stage).counsel.en)}.`,
  pauses: ({ endDate, house, kind, moonSignIndex, returnDate, signIndex }) =>
    `${place(signIndex, moonSignIndex, house)} Your ${KINDS[kind]} pauses, as Saturn has left its signs for a while. It resumes ${onDay(returnDate)} and ends ${onDay(endDate)}.`,
  outside_life: ({ house, isBefore, kind, moonSignIndex, signIndex }) => {
    const side = isBefore ? 'before the birth' : 'more than 120 years after the birth';
    return `${place(signIndex, moonSignIndex, house)} The time asked about lies ${side}, so no ${KINDS[kind]} of this life runs.`;
  },
  none_runs: ({ house, kind, moonSignIndex, signIndex }) =>
    `${place(signIndex, moonSignIndex, house)} No ${KINDS[kind]} runs.`,
  last_ended: ({ endDate }) => `The last one ended ${onDay(endDate)}.`,
  next_begins: ({ startDate }) => `The next one begins ${onDay(startDate)}.`,
  none_begins: () => 'None begins again in the years computed here.',

  within_orb: ({ from, moonSignIndex, orbDeg, signIndex, until }) =>
    `From ${dateEn(from)} to ${dateEn(until)} Saturn is within ${arcText(orbDeg)} of ${degree(signIndex, moonSignIndex)}.`,
  on_degree: ({ date, isForward, moonSignIndex, signIndex }) =>
    `On ${dateEn(date)} Saturn, moving ${isForward ? 'forwards' : 'backwards'}, is exactly on ${degree(signIndex, moonSignIndex)}.`,
  turns_near: ({ date, moonSignIndex, separationDeg, signIndex, turns }) =>
    `Saturn turns ${turns} on ${dateEn(date)}, ${arcText(separationDeg)} from ${degree(signIndex, moonSignIndex)}.`,
  on_ascendant: ({ date }) => `On ${dateEn(date)} Saturn is exactly on the degree of your ascendant.`,

  why_gift: ({ kind, until }) =>
    until === null
      ? `Your ${KINDS[kind]} runs, and giving eases it.`
      : `Your ${KINDS[kind]} runs until ${dateEn(until)}. Giving makes Saturn lighter.`,
  why_mantra: ({ house, moonSignIndex, signIndex }) =>
    `${place(signIndex, moonSignIndex, house)} Repetition steadies the mind.`,
  why_worship: () => 'Tradition sets these forms of worship against the pressure of Saturn.',
  why_moon: () => 'The Moon of your birth is under strain, and this passage of Saturn touches it.',
  why_fast: () => 'The pressure is strong in your chart, so more than one support is named.',
};
