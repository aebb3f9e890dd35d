/** Purposes, persons, seasons and directions as they stand in Hindi sentences about a chosen time. */
import { CHOGHADIYAS, type ChoghadiyaId } from '../../../astro/tables/dayParts.ts';
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHIS } from '../../../astro/tables/panchang.ts';
import type {
  BlockId,
  CompassId,
  MuhurtaLevel,
  PurposeId,
  Role,
  SelfSufficientId,
} from '../../../astro/tables/muhurta/ids.ts';
import type { MuhurtaNameWords } from '../../facts/muhurta/names.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Sentences } from '../../sentences.ts';
import { countHi, planetsHi } from '../grammar.ts';

/** Before के लिए and में. */
export const PURPOSES_HI: Readonly<Record<PurposeId, string>> = {
  marriage: 'विवाह',
  engagement: 'सगाई',
  griha_pravesh: 'गृह प्रवेश',
  griha_pravesh_old: 'पुराने घर के प्रवेश',
  vehicle: 'वाहन लेने',
  journey: 'यात्रा',
  namakarana: 'नामकरण',
  mundan: 'मुंडन',
  annaprashana: 'अन्नप्राशन',
  upanayana: 'यज्ञोपवीत',
  vidyarambha: 'विद्यारंभ',
  aksharabhyasa: 'अक्षराभ्यास',
  business: 'नया व्यापार खोलने',
  property: 'ज़मीन या मकान लेने',
  gold: 'सोना और गहने लेने',
  treatment: 'इलाज शुरू करने',
  surgery: 'ऑपरेशन',
  job: 'नई नौकरी शुरू करने',
  signing: 'अनुबंध पर हस्ताक्षर',
};

/** Before a postposition. */
export const ROLES_HI: Readonly<Record<Role, string>> = {
  bride: 'वधू',
  groom: 'वर',
  owner: 'मालिक',
  traveller: 'यात्री',
  child: 'बच्चे',
  student: 'विद्यार्थी',
  buyer: 'खरीदार',
  patient: 'मरीज़',
  employee: 'नौकरी करने वाले',
  signatory: 'हस्ताक्षर करने वाले',
};

/** As a subject of a singular verb. */
export const BLOCKS_HI: Readonly<Record<BlockId, string>> = {
  adhika_masa: 'अधिक मास',
  kshaya_masa: 'क्षय मास',
  kharmas_dhanu: 'धनु का खरमास',
  kharmas_mina: 'मीन का खरमास',
  chaturmas: 'चातुर्मास',
  pitru_paksha: 'पितृ पक्ष',
  holashtak: 'होलाष्टक',
  guru_asta: 'गुरु अस्त',
  shukra_asta: 'शुक्र अस्त',
  simhastha_guru: 'सिंहस्थ गुरु का समय',
  dakshinayana: 'दक्षिणायन',
  dakshinayana_soft: 'दक्षिणायन',
  eclipse: 'ग्रहण का समय',
  sankranti: 'संक्रांति का समय',
  tithi_kshaya_vriddhi: 'तिथि का क्षय या वृद्धि',
};

/** Before दिशा. */
export const COMPASS_HI: Readonly<Record<CompassId, string>> = {
  east: 'पूर्व',
  south_east: 'दक्षिण-पूर्व',
  south: 'दक्षिण',
  south_west: 'दक्षिण-पश्चिम',
  west: 'पश्चिम',
  north_west: 'उत्तर-पश्चिम',
  north: 'उत्तर',
  north_east: 'उत्तर-पूर्व',
};

export const SELF_SUFFICIENT_HI: Readonly<Record<SelfSufficientId, string>> = {
  akshaya_tritiya: 'अक्षय तृतीया',
  vijaya_dashami: 'विजयादशमी',
  dhanteras: 'धनतेरस',
  vasanta_panchami: 'वसंत पंचमी',
};

/** Before है, of a time. */
export const LEVELS_HI: Readonly<Record<MuhurtaLevel, string>> = {
  very_good: 'बहुत अच्छा',
  good: 'अच्छा',
  fair: 'मध्यम',
  weak: 'कमज़ोर',
};

/** Names up to three planets, and counts more: सूर्य और मंगल, पाँच ग्रह. */
export const fewPlanetsHi = (planets: readonly Planet[]) =>
  planets.length > 3 ? `${countHi(planets.length)} ग्रह` : planetsHi(planets);

/** By number, 1 to 30: शुक्ल पंचमी; the fifteenth of each half has a name of its own. */
export function tithiHi(tithi: number): string {
  const { paksha, sanskrit } = TITHIS[tithi - 1]!;
  return tithi % 15 === 0 ? sanskrit : `${PAKSHAS[paksha].sanskrit} ${sanskrit}`;
}

/** By number, 1 to 27. */
export const yogaHi = (yoga: number) => NITYA_YOGAS[yoga - 1]!.sanskrit;

/** By number, 1 to 60. */
export const karanaHi = (karana: number) => KARANAS[karana - 1]!.sanskrit;

/** By id. */
export const choghadiyaHi = (id: ChoghadiyaId) => CHOGHADIYAS.find((row) => row.id === id)!.sanskrit;

/** As a label, not before a postposition. */
const ROLE_NAMES: Readonly<Record<Role, string>> = {
  ...ROLES_HI,
  child: 'बच्चा',
  employee: 'नौकरी करने वाला',
  signatory: 'हस्ताक्षर करने वाला',
};

export const MUHURTA_NAMES_HI: Sentences<MuhurtaNameWords> = {
  role: ({ role }) => ROLE_NAMES[role],
  level: ({ level }) => LEVELS_HI[level],
};
