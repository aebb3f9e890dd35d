/** Sentences on a matter of life in English. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { LifeMatter } from '../../../astro/judgement/prediction/areaPrediction.ts';
import type { LifeMatterWords } from '../../facts/prediction/matters.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, spanEn, uncapitalised } from '../grammar.ts';
import { AGE_NOTES_EN } from './ageNotes.ts';
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

const STANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'has very strong support',
  good: 'has good support',
  mixed: 'has support and strain',
  weak: 'grows by steady effort',
  difficult: 'needs patience and care',
};

const windowsEn = (windows: LifeMatterWords['good_times']['windows']) =>
  listed(windows.map(({ planets, ...span }) => `${spanEn(span)} (${namedList(planets)})`));

export const LIFE_MATTERS_EN: Sentences<LifeMatterWords> = {
  matter: ({ matter }) => MATTERS[matter],
  headline({ asking, band, helper, matter }) {
    const stands = `${capitalised(MATTERS[matter])} ${STANDS[band]}`;
    const isKind = band === 'excellent' || band === 'good' || band === 'mixed';
    if (isKind && helper !== null) return `${stands}, carried by ${named(helper)}.`;
    return asking === null ? `${stands}.` : `${stands}, as ${named(asking)} is hurt.`;
  },
  stands: ({ band, matter }) => `In this chart ${MATTERS[matter]} ${STANDS[band]}, as tradition reads it.`,
  helped: ({ clauses }) =>
    clauses.length > 0 ? `What helps: ${clauses.map(uncapitalised).join('; ')}.` : 'Nothing speaks clearly for it.',
  burdened: ({ clauses }) =>
    clauses.length > 0 ? `What asks for care: ${clauses.map(uncapitalised).join('; ')}.` : 'Nothing weighs on it.',
  no_period: () => 'No dasha period acts at this time.',
  acting({ planets, side, ...span }) {
    const serve = { kind: 'serve it well', mixed: 'serve it in part', hard: 'serve it little' }[side];
    return `The periods of ${listed(planets.map(named))} run now and ${serve}. The last of them is from ${spanEn(span)}.`;
  },
  transits: ({ clauses }) => (clauses.length > 0 ? `${clauses.join('. ')}.` : ''),
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
  ...AGE_NOTES_EN,
  chosen: ({ coveragePercent }) =>
    `Told are the best times alone, at most five and a tenth of the years asked; these cover ${coveragePercent} %.`,
  outside_ages: () => 'The time asked about lies outside the years in which it is looked for.',
  nothing_runs: () => 'No period of the dasha runs in the time asked about.',
  nothing_ripens: () => 'No time stands out in the years asked about: it grows by effort rather than by season.',
  no_care: () => 'No time stands out that asks for particular care.',
  care_times: ({ matter, windows }) => `Most care of ${MATTERS[matter]} is asked from ${windowsEn(windows)}.`,
  good_times: ({ windows }) => `Tradition reads these times as the most supportive: ${windowsEn(windows)}.`,
};
