/** Sentences of the three methods of /career in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { MethodId } from '../../../astro/judgement/career/facts/voteFacts.ts';
import type { CareerMethodWords, CarrierRole } from '../../facts/career/methods.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_HI } from '../area/areaWords.ts';
import { planetHi } from '../grammar.ts';
import { DASAMSA_HI } from './dasamsa.ts';
import { KARAKAMSHA_CAREER_HI } from './karakamsha.ts';
import { LIVELIHOOD_HI } from './livelihood.ts';
import { SETTING_HI } from './workSetting.ts';
import { SKILLS_HI } from './skills.ts';
import { VOTES_HI } from './votes.ts';
import { WORK_HI } from './work.ts';

const CARRIERS: Readonly<Record<CarrierRole, string>> = {
  significator: 'आजीविका का कारक',
  tenth_lord: 'दशमेश',
  amatyakaraka: 'अमात्यकारक',
  karakamsha_tenth_lord: 'कारकांश से दसवें भाव का स्वामी',
  atmakaraka: 'आत्मकारक',
};

const METHOD_HEADS: Readonly<Record<MethodId, (planet: string) => string>> = {
  method_1: (planet) => `सबसे पुरानी विधि से आजीविका ${planet} से आती है`,
  method_2: (planet) => `कारकांश से पेशा ${planet} से देखा जाता है`,
  method_3: (planet) => `दशांश में काम के भाव का स्वामी ${planet} है`,
};

const IN_A_LINE: Readonly<Record<AreaBand, string>> = {
  excellent: '; सफलता बहुत अच्छी',
  good: '; सफलता अच्छी',
  mixed: '',
  weak: '; सफलता मेहनत से',
  difficult: '; सफलता धैर्य से',
};

const METHOD_CALLED: Readonly<Record<MethodId, string>> = {
  method_1: 'नवांश में दशमेश से',
  method_2: 'कारकांश से',
  method_3: 'दशांश से',
};

const BANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'काम में बहुत अच्छी सफलता मानी जाती है',
  good: 'काम में अच्छी सफलता मानी जाती है',
  mixed: 'काम में मध्यम सफलता मानी जाती है',
  weak: 'काम में सफलता लगातार मेहनत से मानी जाती है',
  difficult: 'काम में सफलता देर से और धैर्य से मानी जाती है',
};

const HELPS: Readonly<Record<MethodId, string>> = {
  method_1: 'नवांश विधि में मुख्य सहारा',
  method_2: 'कारकांश विधि में मुख्य सहारा',
  method_3: 'मुख्य सहारा',
};

const HINDERS: Readonly<Record<MethodId, string>> = {
  method_1: 'नवांश विधि में मुख्य रुकावट',
  method_2: 'कारकांश विधि में मुख्य रुकावट',
  method_3: 'मुख्य रुकावट',
};

export const CAREER_METHODS_HI: Sentences<CareerMethodWords> = {
  ...AREA_HI,
  ...VOTES_HI,
  ...WORK_HI,
  ...LIVELIHOOD_HI,
  ...KARAKAMSHA_CAREER_HI,
  ...DASAMSA_HI,
  ...SKILLS_HI,
  ...SETTING_HI,
  method_headline: ({ band, life, method, planet }) =>
    `${METHOD_HEADS[method](planetHi(planet))}${life === 'work' ? IN_A_LINE[band] : ''}।`,
  method_stands: ({ band, method }) => `${METHOD_CALLED[method]} ${BANDS[band]}।`,
  speaks_for: ({ clause, method }) => `${HELPS[method]}: ${clause}।`,
  speaks_against: ({ clause, method }) => `${HINDERS[method]}: ${clause}।`,
  carrier: ({ role }) => CARRIERS[role],
};
