/** Sentences on a matter of life in English. */
import type { EarlyMatter, LateMatter, LifeMatter } from '../../../astro/judgement/prediction/areaPrediction.ts';
import type { LifeMatterWords } from '../../facts/prediction/matters.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, spanEn, uncapitalised } from '../grammar.ts';
import { AREA_TEXTS_EN } from '../areaTexts.ts';
import { COUNSELS, planetCounselEn } from './lifeCounsel.ts';

const MATTERS: Readonly<Record<LifeMatter, string>> = {
  marriage: 'marriage',
  bond: 'the bond of marriage',
  career: 'the career',
  wealth: 'wealth',
  health: 'health',
  children: 'children',
  education: 'education',
  property: 'property',
  spiritual: 'the spiritual path',
  travel: 'travel',
};

/** Returns a matter within a sentence: `the career`. */
export function matterEn(matter: LifeMatter): string {
  return MATTERS[matter];
}

const EARLY: Readonly<Record<EarlyMatter, string>> = {
  marriage: 'Told for later life: times of marriage are looked for from 18 on.',
  career: 'Told for later life: times of work are looked for from 16 on; until then it speaks of bent and of training.',
  wealth: 'Told for later life: times of gain are looked for from 16 on; until then it speaks of bent and of habits.',
  children: 'Told for later life: times for children are looked for from 20 on.',
  education: 'Told for later years: schooling is looked at from 3 on.',
  property: 'Told for later life: until 18 it speaks of the home that the family makes.',
};

const LATE: Readonly<Record<LateMatter, string>> = {
  marriage: 'Times of marriage are looked for up to 60; read this for companionship and partnership.',
  children:
    'Times for children are looked for up to 50; read this for the bond with children, grandchildren and pupils.',
  education: 'The usual years of study end at 30; read this for learning that goes on, and for teaching others.',
};

const windowsEn = (windows: LifeMatterWords['good_times']['windows']) =>
  listed(windows.map(({ planets, score, ...span }) => `${spanEn(span)} (${namedList(planets)}; ${score})`));

export const LIFE_MATTERS_EN: Sentences<LifeMatterWords> = {
  matter: ({ matter }) => MATTERS[matter],
  now: ({ band, matter, score }) =>
    `${capitalised(MATTERS[matter])}: ${score} of 100 now, ${AREA_TEXTS_EN.standing({ band })}.`,
  promise_subject: ({ matter }) => `The promise of ${MATTERS[matter]} at birth`,
  no_period: () => 'No dasha period acts at this time.',
  acting: ({ planets, score, ...span }) =>
    `The periods of ${listed(planets.map(named))} now run, the last of them from ${spanEn(span)}, and serve it with ${score} of 100.`,
  transits: ({ clauses, score }) =>
    `The planets that pass now give ${score} of 100: ${clauses.map(uncapitalised).join('; ')}.`,
  counsel: ({ asking, helper, matter, side }) =>
    [
      COUNSELS[matter][side],
      ...(helper === null
        ? []
        : [`${capitalised(named(helper))} helps most here: lean on ${planetCounselEn(matter, helper).helps}.`]),
      ...(asking === null
        ? []
        : [`${capitalised(named(asking))} asks most: ${planetCounselEn(matter, asking).eases} ease it.`]),
    ].join(' '),
  early: ({ matter }) => EARLY[matter],
  late: ({ matter }) => LATE[matter],
  promise: ({ band, matter, score }) =>
    `The promise of ${MATTERS[matter]} at birth is ${AREA_TEXTS_EN.standing({ band })} (${score} of 100).`,
  outside_ages: () => 'The time asked about lies outside the years in which it is looked for.',
  nothing_runs: () => 'No period of the dasha runs in the time asked about.',
  nothing_ripens: () =>
    'In the time asked about no window reaches 60 of 100: it grows by effort rather than by season.',
  no_care: () => 'In the time asked about no window asks for particular care.',
  care_times: ({ isAgreed, matter, windows }) => {
    const by = isAgreed ? 'Periods and passing planets together ask' : 'By its periods alone this time asks';
    return `${by} for most care of ${MATTERS[matter]} from ${windowsEn(windows)}.`;
  },
  good_times: ({ isAgreed, windows }) =>
    isAgreed
      ? `Periods and double transit agree best from ${windowsEn(windows)}.`
      : `Periods and double transit nowhere agree in the time asked about; the periods alone carry it best from ${windowsEn(windows)}.`,
};
