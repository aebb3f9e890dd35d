/** Names of conventions whose id is not readable; ayanamsas without a row have their English name. */
import type { AyanamsaId } from '../../astro/earth/ayanamsa.ts';
import type { Conventions } from '../../astro/conventions.ts';

type Both = readonly [english: string, hindi: string];

export const HINDI_AYANAMSAS: Readonly<Partial<Record<AyanamsaId, string>>> = {
  lahiri: 'लाहिरी (चित्रपक्ष)',
  true_chitra: 'वास्तविक चित्रा',
  raman: 'बी. वी. रमन',
  krishnamurti: 'कृष्णमूर्ति (के. पी.)',
  yukteshwar: 'श्री युक्तेश्वर',
  fagan_bradley: 'फेगन-ब्रैडली',
  true_pushya: 'वास्तविक पुष्य',
  surya_siddhanta: 'सूर्य सिद्धांत',
};

export const NODE_NAMES: Readonly<Record<Conventions['node'], Both>> = {
  mean: ['mean', 'मध्यम'],
  true: ['true', 'स्पष्ट'],
};

export const HOUSE_SYSTEM_NAMES: Readonly<Record<Conventions['houseSystem'], Both>> = {
  whole_sign: ['whole sign', 'राशि अनुसार'],
  equal: ['equal', 'सम भाव'],
  equal_madhya: ['equal, ascendant in the middle', 'सम भाव, लग्न मध्य में'],
  sripati: ['Sripati', 'श्रीपति'],
  placidus: ['Placidus', 'प्लेसिडस'],
};

export const SUNRISES: Readonly<Record<Conventions['sunrise'], Both>> = {
  visible: ['upper limb, refracted', 'ऊपरी बिंब दृश्य होने पर'],
  hindu: ['centre of the disc', 'बिंब के मध्य से'],
};
