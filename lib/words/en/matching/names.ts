/** Names of the classes and koots of a match, as they stand in English sentences. */
import type { Varna, Vashya } from '../../../astro/tables/avakahada.ts';
import type { Yoni } from '../../../astro/tables/nakshatraQualities.ts';
import { TARAS, type TaraId } from '../../../astro/tables/taras.ts';
import type { KootId } from '../../../astro/tables/matching/ids.ts';
import type { Role } from '../../../astro/tables/matching/roles.ts';
import type { Lacking, WhichSide } from '../../facts/matching/koots.ts';
import { MONTH_NAMES_EN } from '../grammar.ts';

export const VARNAS_EN: Readonly<Record<Varna, string>> = {
  brahmin: 'brahmin',
  kshatriya: 'kshatriya',
  vaishya: 'vaishya',
  shudra: 'shudra',
};

export const VASHYAS_EN: Readonly<Record<Vashya, string>> = {
  chatushpada: 'four-footed',
  manava: 'human',
  jalachara: 'water',
  vanachara: 'forest',
  keeta: 'insect',
};

/** Animals with their article. */
export const ANIMALS_EN: Readonly<Record<Yoni, string>> = {
  horse: 'the horse',
  elephant: 'the elephant',
  sheep: 'the sheep',
  serpent: 'the serpent',
  dog: 'the dog',
  cat: 'the cat',
  rat: 'the rat',
  cow: 'the cow',
  buffalo: 'the buffalo',
  tiger: 'the tiger',
  deer: 'the deer',
  monkey: 'the monkey',
  mongoose: 'the mongoose',
  lion: 'the lion',
};

export const KOOTS_EN: Readonly<Record<KootId, string>> = {
  varna: 'varna',
  vashya: 'vashya',
  tara: 'tara',
  yoni: 'yoni',
  graha_maitri: 'graha maitri',
  gana: 'gana',
  bhakoot: 'bhakoot',
  nadi: 'nadi',
};

/** Returns the name of a tara. */
export function taraEn(id: TaraId): string {
  return TARAS.find((row) => row.id === id)!.name;
}

export const WHOSE_EN: Readonly<Record<Role, string>> = { groom: 'the groom’s', bride: 'the bride’s' };
export const WHOSE_BIRTH_EN: Readonly<Record<WhichSide, string>> = {
  groom: 'the groom’s birth time',
  bride: 'the bride’s birth time',
  both: 'both birth times',
};
const WHOSE_DEGREE_EN: Readonly<Record<WhichSide, string>> = {
  groom: 'the degree of the groom’s Moon',
  bride: 'the degree of the bride’s Moon',
  both: 'the degrees of both Moons',
};

/** Names what is not known: both birth times, the degree of the bride’s Moon. */
export function lackingEn(who: WhichSide, lacking: Lacking): string {
  return (lacking === 'degree' ? WHOSE_DEGREE_EN : WHOSE_BIRTH_EN)[who];
}

/** Returns 12 June 2027, from 2027-06-12. */
export function longDateEn(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} ${MONTH_NAMES_EN[month! - 1]!} ${year}`;
}
