/** Why an exception mends a koot, and which text has it, in English. */
import type { ExceptionId } from '../../../astro/judgement/matching/facts/exceptionFacts.ts';
import type { MatchVerdictWords } from '../../facts/matching/verdict.ts';
import { nakshatraEn, named, signEn } from '../grammar.ts';

type Mended = MatchVerdictWords['mended'];

const sameSign = ({ moons }: Mended) => `the Moons share ${signEn(moons.groom.signIndex)} but not the star`;

const friends = ({ lords }: Mended) =>
  lords.groom === lords.bride
    ? `${named(lords.groom)} rules both Moon signs`
    : `the lords ${named(lords.groom)} and ${named(lords.bride)} are friends`;

const WHY: Readonly<Record<ExceptionId, (mended: Mended) => string>> = {
  nadi_same_sign_other_star: sameSign,
  nadi_same_star_other_sign: ({ moons }) =>
    `the Moons share ${nakshatraEn(moons.groom.nakshatraIndex)} but not the sign`,
  nadi_same_star_other_pada: ({ moons }) => `the Moons are in two padas of ${nakshatraEn(moons.groom.nakshatraIndex)}`,
  nadi_exempt_stars: ({ moons }) =>
    moons.groom.nakshatraIndex === moons.bride.nakshatraIndex
      ? `${nakshatraEn(moons.groom.nakshatraIndex)} is an exempt star`
      : `${nakshatraEn(moons.groom.nakshatraIndex)} and ${nakshatraEn(moons.bride.nakshatraIndex)} are exempt stars`,
  nadi_one_lord_benefic: ({ lords, moons }) =>
    `both Moons are in ${signEn(moons.groom.signIndex)}, a sign of ${named(lords.groom)}`,
  nadi_lords_friendly: friends,
  nadi_no_pada_vedha: () => 'the padas do not face each other',
  bhakoot_one_lord: friends,
  bhakoot_lords_friendly: (mended) => `${friends(mended)} and the nadis differ`,
  bhakoot_navamsa_lords_friendly: () => 'the lords of the navamsas are friends and the nadis differ',
  bhakoot_tara_and_vasya: () => 'tara is full and one sign yields to the other',
  bhakoot_friendly_six_eight: ({ moons }) =>
    `${signEn(moons.groom.signIndex)} and ${signEn(moons.bride.signIndex)} are the gentler kind of sixth and eighth`,
  gana_same_sign_other_star: sameSign,
  gana_lords_friendly: friends,
  gana_navamsa_lords_friendly: () => 'the lords of the navamsas are friends',
  gana_star_beyond_14th: ({ moons }) =>
    `${nakshatraEn(moons.bride.nakshatraIndex)} lies beyond the 14th star from ${nakshatraEn(moons.groom.nakshatraIndex)}`,
  yoni_by_bhakoot_and_vashya: () => 'bhakoot and vashya agree',
  varna_by_lords: ({ lords }) => `${named(lords.groom)} and ${named(lords.bride)} stand in the order`,
  maitri_by_navamsa_or_bhakoot: () => 'the navamsas or bhakoot agree',
  rajju_by_other_koots: () => 'the four others agree',
  rajju_opposite_direction: () => 'one star is on the way up and one on the way down',
};

const VERSE = 'a verse of Muhurta Chintamani';
const DIGESTS = 'a rule of the digests';
const CUSTOM = 'a custom of astrologers';

const BY: Readonly<Record<ExceptionId, string>> = {
  nadi_same_sign_other_star: VERSE,
  nadi_same_star_other_sign: VERSE,
  nadi_same_star_other_pada: VERSE,
  nadi_exempt_stars: 'Jyotirnibandha',
  nadi_one_lord_benefic: 'Vivaha Kutuhala',
  nadi_lords_friendly: CUSTOM,
  nadi_no_pada_vedha: 'a rule of Narada',
  bhakoot_one_lord: VERSE,
  bhakoot_lords_friendly: VERSE,
  bhakoot_navamsa_lords_friendly: VERSE,
  bhakoot_tara_and_vasya: VERSE,
  bhakoot_friendly_six_eight: DIGESTS,
  gana_same_sign_other_star: VERSE,
  gana_lords_friendly: 'a saying of Garga',
  gana_navamsa_lords_friendly: DIGESTS,
  gana_star_beyond_14th: CUSTOM,
  yoni_by_bhakoot_and_vashya: DIGESTS,
  varna_by_lords: DIGESTS,
  maitri_by_navamsa_or_bhakoot: DIGESTS,
  rajju_by_other_koots: CUSTOM,
  rajju_opposite_direction: CUSTOM,
};

/** Returns why an exception holds, to follow `as`. */
export const whyMendedEn = (mended: Mended) => WHY[mended.exception](mended);
/** Returns the text or custom that has an exception. */
export const mendedByEn = (exception: ExceptionId) => BY[exception];
