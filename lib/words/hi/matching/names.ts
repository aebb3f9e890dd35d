/** Names of the classes and koots of a match, as they stand in Hindi sentences. */
import type { Planet } from '../../../astro/tables/planets.ts';
import { VARNAS, VASHYAS, type Varna, type Vashya } from '../../../astro/tables/avakahada.ts';
import { GANAS, NADIS, YONIS, type Gana, type Nadi, type Yoni } from '../../../astro/tables/nakshatraQualities.ts';
import { TARAS, type TaraId } from '../../../astro/tables/taras.ts';
import type { KootId } from '../../../astro/tables/matching/ids.ts';
import type { Role } from '../../../astro/tables/matching/roles.ts';
import type { Lacking, WhichSide } from '../../facts/matching/koots.ts';
import { listHi, planetHi } from '../grammar.ts';

/** Returns the name of a varna. */
export const varnaHi = (id: Varna): string => VARNAS[id].sanskrit;
/** Returns the name of a kind of signs. */
export const vashyaHi = (id: Vashya): string => VASHYAS[id].sanskrit;
/** Returns the name of an animal of a star. */
export const yoniHi = (id: Yoni): string => YONIS[id].sanskrit;
/** Returns the name of a gana. */
export const ganaHi = (id: Gana): string => GANAS[id].sanskrit;
/** Returns the name of a nadi. */
export const nadiHi = (id: Nadi): string => NADIS[id].sanskrit;
/** Returns the name of a tara. */
export const taraHi = (id: TaraId): string => TARAS.find((row) => row.id === id)!.sanskrit;

export const KOOTS_HI: Readonly<Record<KootId, string>> = {
  varna: 'वर्ण',
  vashya: 'वश्य',
  tara: 'तारा',
  yoni: 'योनि',
  graha_maitri: 'ग्रहमैत्री',
  gana: 'गण',
  bhakoot: 'भकूट',
  nadi: 'नाड़ी',
};

const FEMININE: readonly KootId[] = ['tara', 'yoni', 'graha_maitri', 'nadi'];

/** The forms of a verb or an adjective: masculine, feminine, masculine plural, feminine plural. */
export type Forms = readonly [one: string, her: string, many: string, them: string];

export const MATCHES: Forms = ['मिलता है', 'मिलती है', 'मिलते हैं', 'मिलती हैं'];

/** Returns the form that agrees with koots. */
export function agreed(koots: readonly KootId[], [one, her, many, them]: Forms): string {
  const isFeminine = koots.every((koot) => FEMININE.includes(koot));
  if (koots.length === 1) return isFeminine ? her : one;
  return isFeminine ? them : many;
}

/** Joins names of koots: गण, भकूट और नाड़ी. */
export function kootsHi(koots: readonly KootId[]): string {
  return listHi(koots.map((koot) => KOOTS_HI[koot]));
}

export const WHOSE_HI: Readonly<Record<Role, string>> = { groom: 'वर', bride: 'वधू' };
export const WHOSE_BIRTH_HI: Readonly<Record<WhichSide, string>> = {
  groom: 'वर के जन्म का समय',
  bride: 'वधू के जन्म का समय',
  both: 'दोनों के जन्म का समय',
};
const WHOSE_DEGREE_HI: Readonly<Record<WhichSide, string>> = {
  groom: 'वर के चंद्रमा का अंश',
  bride: 'वधू के चंद्रमा का अंश',
  both: 'दोनों के चंद्रमा का अंश',
};

/** Names what is not known: वर के जन्म का समय, वधू के चंद्रमा का अंश; masculine singular. */
export function lackingHi(who: WhichSide, lacking: Lacking): string {
  return (lacking === 'degree' ? WHOSE_DEGREE_HI : WHOSE_BIRTH_HI)[who];
}

/** Returns मंगल और शुक्र. */
export const bothPlanetsHi = (one: Planet, other: Planet): string => `${planetHi(one)} और ${planetHi(other)}`;
