/** Sentences of the three methods of /career in English. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { MethodId } from '../../../astro/judgement/career/facts/voteFacts.ts';
import { named } from '../grammar.ts';
import { SETTING_EN } from './workSetting.ts';
import type { CareerMethodWords, CarrierRole } from '../../facts/career/methods.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_EN } from '../area/areaWords.ts';
import { DASAMSA_EN } from './dasamsa.ts';
import { KARAKAMSHA_CAREER_EN } from './karakamsha.ts';
import { LIVELIHOOD_EN } from './livelihood.ts';
import { SKILLS_EN } from './skills.ts';
import { VOTES_EN } from './votes.ts';
import { WORK_EN } from './work.ts';

const CARRIERS: Readonly<Record<CarrierRole, string>> = {
  significator: 'significator of livelihood',
  tenth_lord: 'tenth lord',
  amatyakaraka: 'amatyakaraka',
  karakamsha_tenth_lord: 'lord of the 10th from karakamsha',
  atmakaraka: 'atmakaraka',
};

const METHOD_HEADS: Readonly<Record<MethodId, (planet: string) => string>> = {
  method_1: (planet) => `By the oldest method the livelihood comes from ${planet}`,
  method_2: (planet) => `By karakamsha the profession comes from ${planet}`,
  method_3: (planet) => `In the D10 ${planet} rules the house of work`,
};

const METHOD_CALLED: Readonly<Record<MethodId, string>> = {
  method_1: 'the tenth lord in the navamsa',
  method_2: 'karakamsha',
  method_3: 'the D10',
};

const HELPS: Readonly<Record<MethodId, string>> = {
  method_1: 'The main help by the navamsa',
  method_2: 'The main help by karakamsha',
  method_3: 'The main help',
};

const HINDERS: Readonly<Record<MethodId, string>> = {
  method_1: 'The main hurdle by the navamsa',
  method_2: 'The main hurdle by karakamsha',
  method_3: 'The main hurdle',
};

const BANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'shows very good success at work',
  good: 'shows good success at work',
  mixed: 'shows fair success at work',
  weak: 'shows success by steady effort',
  difficult: 'shows success late and by patience',
};

/** How success is told in a line, where a life of work lies behind or ahead it is left out. */
const IN_A_LINE: Readonly<Record<AreaBand, string>> = {
  excellent: ', and very well',
  good: ', and well',
  mixed: '',
  weak: ', by effort',
  difficult: ', with patience',
};

export const CAREER_METHODS_EN: Sentences<CareerMethodWords> = {
  ...AREA_EN,
  ...VOTES_EN,
  ...WORK_EN,
  ...LIVELIHOOD_EN,
  ...KARAKAMSHA_CAREER_EN,
  ...DASAMSA_EN,
  ...SKILLS_EN,
  ...SETTING_EN,
  method_headline: ({ band, life, method, planet }) =>
    `${METHOD_HEADS[method](named(planet))}${life === 'work' ? IN_A_LINE[band] : ''}.`,
  method_stands: ({ band, method }) => `As tradition reads it, ${METHOD_CALLED[method]} ${BANDS[band]}.`,
  speaks_for: ({ clause, method }) => `${HELPS[method]}: ${clause}.`,
  speaks_against: ({ clause, method }) => `${HINDERS[method]}: ${clause}.`,
  carrier: ({ role }) => CARRIERS[role],
};
