/** Sentences of the three methods of /career in English. */
import type { CareerMethodWords, CarrierRole } from '../../facts/career/methods.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_EN } from '../areaWords.ts';
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

export const CAREER_METHODS_EN: Sentences<CareerMethodWords> = {
  ...AREA_EN,
  ...VOTES_EN,
  ...WORK_EN,
  ...LIVELIHOOD_EN,
  ...KARAKAMSHA_CAREER_EN,
  ...DASAMSA_EN,
  ...SKILLS_EN,
  success_subject: ({ method }) =>
    method === 'method_3' ? 'By this method success at work' : 'Success at work, by this method,',
  carrier: ({ role }) => CARRIERS[role],
};
