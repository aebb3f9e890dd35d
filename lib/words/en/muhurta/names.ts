/** Purposes, persons, seasons and directions as they stand in English sentences about a chosen time. */
import { CHOGHADIYAS, type ChoghadiyaId } from '../../../astro/tables/dayParts.ts';
import { KARANAS, NITYA_YOGAS, TITHIS } from '../../../astro/tables/panchang.ts';
import type {
  BlockId,
  CompassId,
  FactorId,
  MuhurtaLevel,
  PurposeId,
  Role,
  SelfSufficientId,
} from '../../../astro/tables/muhurta/ids.ts';
import type { MuhurtaNameWords } from '../../facts/muhurta/names.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised } from '../grammar.ts';

/** After `for`. */
export const PURPOSES_EN: Readonly<Record<PurposeId, string>> = {
  marriage: 'marriage',
  engagement: 'an engagement',
  griha_pravesh: 'entering a new house',
  griha_pravesh_old: 'entering an old house',
  vehicle: 'a new vehicle',
  journey: 'a journey',
  namakarana: 'a naming',
  mundan: 'a first haircut',
  annaprashana: 'the first solid food',
  upanayana: 'a thread ceremony',
  vidyarambha: 'beginning studies',
  aksharabhyasa: 'the first letters',
  business: 'opening a business',
  property: 'buying property',
  gold: 'buying gold',
  treatment: 'beginning a treatment',
  surgery: 'a planned operation',
  job: 'joining a job',
  signing: 'signing a contract',
};

export const ROLES_EN: Readonly<Record<Role, string>> = {
  bride: 'the bride',
  groom: 'the groom',
  owner: 'the owner',
  traveller: 'the traveller',
  child: 'the child',
  student: 'the student',
  buyer: 'the buyer',
  patient: 'the patient',
  employee: 'the employee',
  signatory: 'the signatory',
};

/** What closes a time, after `by`. */
export const CLOSERS_EN: Readonly<Partial<Record<FactorId, string>>> = {
  vishti_on_earth: 'Vishti (Bhadra)',
  vyatipata: 'the yoga Vyatipata',
  vaidhriti: 'the yoga Vaidhriti',
  amavasya: 'the new Moon day',
  varjyam: 'Varjyam',
  nakshatra_gandanta: 'the junction of two stars',
  tithi_gandanta: 'the junction of two lunar days',
  lagna_gandanta: 'the junction of two ascendants',
  eclipse_span: 'an eclipse',
  sankranti: 'a change of the Sun’s sign',
  kharmas_dhanu: 'kharmas',
  kharmas_mina: 'kharmas',
  guru_asta: 'the combustion of Jupiter',
  shukra_asta: 'the combustion of Venus',
  nakshatra_bad: 'an unfit star',
  tithi_avoid: 'an avoided lunar day',
  pada_avoid: 'an avoided quarter of a star',
  krishna_limit: 'the late dark half of the month',
  weekday_shool: 'the direction of the weekday',
};

/** After `in`, `by` or `with`. */
export const BLOCKS_EN: Readonly<Record<BlockId, string>> = {
  adhika_masa: 'an added month (adhika masa)',
  kshaya_masa: 'a dropped month (kshaya masa)',
  kharmas_dhanu: 'the month of the Sun in Sagittarius (kharmas)',
  kharmas_mina: 'the month of the Sun in Pisces (kharmas)',
  chaturmas: 'the four months of Chaturmas',
  pitru_paksha: 'the fortnight of the ancestors (pitru paksha)',
  holashtak: 'the eight days before Holi (Holashtak)',
  guru_asta: 'the weeks when Jupiter is combust',
  shukra_asta: 'the weeks when Venus is combust',
  simhastha_guru: 'the year of Jupiter in Leo',
  dakshinayana: 'the southern course of the Sun',
  dakshinayana_soft: 'the southern course of the Sun',
  eclipse: 'the days around an eclipse',
  sankranti: 'the hours around a change of the Sun’s sign',
  tithi_kshaya_vriddhi: 'a day whose lunar day is dropped or repeated',
};

export const COMPASS_EN: Readonly<Record<CompassId, string>> = {
  east: 'east',
  south_east: 'south-east',
  south: 'south',
  south_west: 'south-west',
  west: 'west',
  north_west: 'north-west',
  north: 'north',
  north_east: 'north-east',
};

export const SELF_SUFFICIENT_EN: Readonly<Record<SelfSufficientId, string>> = {
  akshaya_tritiya: 'Akshaya Tritiya',
  vijaya_dashami: 'Vijaya Dashami',
  dhanteras: 'Dhanteras',
  vasanta_panchami: 'Vasanta Panchami',
};

/** Before `time`. */
export const LEVELS_EN: Readonly<Record<MuhurtaLevel, string>> = {
  very_good: 'a very good',
  good: 'a good',
  fair: 'a fair',
  weak: 'a weak',
};

/** By number, 1 to 30: Shukla Panchami. */
export const tithiEn = (tithi: number) => TITHIS[tithi - 1]!.fullName;

/** By number, 1 to 27. */
export const yogaEn = (yoga: number) => NITYA_YOGAS[yoga - 1]!.name;

/** By number, 1 to 60. */
export const karanaEn = (karana: number) => KARANAS[karana - 1]!.name;

/** By id. */
export const choghadiyaEn = (id: ChoghadiyaId) => CHOGHADIYAS.find((row) => row.id === id)!.name;

const LEVEL_NAMES = { very_good: 'Very good', good: 'Good', fair: 'Fair', weak: 'Weak' } as const;

export const MUHURTA_NAMES_EN: Sentences<MuhurtaNameWords> = {
  role: ({ role }) => capitalised(role),
  level: ({ level }) => LEVEL_NAMES[level],
};
