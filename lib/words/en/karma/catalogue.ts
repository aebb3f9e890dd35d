/** Sentences of /karma in English. */
import type { PeriodTone } from '../../../astro/judgement/karma/facts.ts';
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { named } from '../grammar.ts';
import { remediesEn } from './acts.ts';
import { BALANCE_EN } from './balance.ts';
import { BIRTH_TIME_EN } from './birthTime.ts';
import { correlationEn } from './correlation.ts';
import { debtsEn } from './debts.ts';
import { foundationEn } from './foundation.ts';
import { lifeAreasEn } from './lifeAreas.ts';
import { lordsInD60En } from './lordsInD60.ts';
import { patternsEn } from './patterns.ts';
import { bandWord, isBeneficPart } from './phrases.ts';
import { CHILD_VOICE, GROWN_VOICE, type KarmaVoice } from './voice.ts';

/** The whole in a line, by what the planet of the self has and by the whole. */
const HEADLINES: Readonly<Record<AreaBand, readonly [kindSelf: string, hardSelf: string]>> = {
  excellent: ['Older merit supports nearly every part of this life.', 'Much merit, with one task at the centre.'],
  good: ['More merit than debt, and a soul planet well placed.', 'More merit than debt; the task is your own.'],
  mixed: ['Merit and tasks about even, with help from within.', 'Merit and tasks about even; begin with yourself.'],
  weak: ['More tasks than merit, but the core is sound.', 'More tasks than merit; small duties help most.'],
  difficult: ['Many tasks in this D60, but the core is sound.', 'Many tasks in this D60; take them one by one.'],
};

const CHILD_HEADLINES: Readonly<Record<AreaBand, string>> = {
  excellent: 'The child brings much goodwill along.',
  good: 'The child brings more merit than tasks.',
  mixed: 'Merit and tasks of the child are about even.',
  weak: 'Patience at home helps this child most.',
  difficult: 'Calm days and kind words help this child most.',
};

/** What the present adds to it; short, so that both fit a line. */
const TONES: Readonly<Record<PeriodTone, string>> = {
  supportive: ' The time helps.',
  mixed: ' The time is mixed.',
  demanding: ' The time is slow.',
};

const karmaEn = (voice: KarmaVoice): Sentences<KarmaWords> => ({
  ...BIRTH_TIME_EN,
  ...foundationEn(voice),
  ...BALANCE_EN,
  ...correlationEn(voice),
  ...lifeAreasEn(voice),
  ...patternsEn(voice),
  ...debtsEn(voice),
  ...lordsInD60En(voice),
  ...remediesEn(voice),
  scores: ({ correlation, karma, navamsa }) =>
    `By itself the D60 is ${bandWord(karma)}. Beside the birth chart it is ${bandWord(correlation)}, beside the navamsa ${bandWord(navamsa)}.`,
  headline: ({ isKindSelf, overall, tone }) => {
    const head = voice.isChild ? CHILD_HEADLINES[overall] : HEADLINES[overall][isKindSelf ? 0 : 1];
    return tone === null ? head : `${head}${TONES[tone]}`;
  },
  opening: ({ atmakaraka, shashtiamsha }) => {
    const place = isBeneficPart(shashtiamsha) ? 'is well placed in the D60' : 'has a task in the D60';
    return `By tradition, ${voice.your} soul planet (atmakaraka), ${named(atmakaraka)}, ${place}, in ${voice.partNamed(shashtiamsha)}.`;
  },
});

/** What is told to a grown person. */
export const KARMA_EN: Sentences<KarmaWords> = karmaEn(GROWN_VOICE);
/** What is told of a child, to the parents. */
export const CHILD_KARMA_EN: Sentences<KarmaWords> = karmaEn(CHILD_VOICE);
