/** What is said of each exception of a match, in English. */
import type { MoonSeen } from '../../../astro/judgement/matching/facts/exceptionFacts.ts';
import type { TwoLords } from '../../../astro/judgement/matching/facts/kootFacts.ts';
import type { Two } from '../../../astro/tables/matching/roles.ts';
import type { MatchStatus } from '../../../astro/tables/matching/ids.ts';
import type { ExceptionWords } from '../../facts/matching/exceptions.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, nakshatraEn, named, ordinal, signEn } from '../grammar.ts';
import { KOOTS_EN, VARNAS_EN, lackingEn } from './names.ts';

type Moons = Two<MoonSeen>;

/** Signs, or one sign for both. */
function moonSigns({ bride, groom }: Moons): string {
  return `The Moons are in the two signs ${signEn(groom.signIndex)} and ${signEn(bride.signIndex)}.`;
}

function moonStars({ bride, groom }: Moons): string {
  return `The Moons are in the two stars ${nakshatraEn(groom.nakshatraIndex)} and ${nakshatraEn(bride.nakshatraIndex)}.`;
}

function sameSignOtherStar(moons: Moons): string {
  const { bride, groom } = moons;
  const stars = `${nakshatraEn(groom.nakshatraIndex)} and ${nakshatraEn(bride.nakshatraIndex)}`;
  if (groom.signIndex !== bride.signIndex) return moonSigns(moons);
  return groom.nakshatraIndex === bride.nakshatraIndex
    ? `Both Moons are in one star, ${nakshatraEn(groom.nakshatraIndex)}.`
    : `Both Moons are in ${signEn(groom.signIndex)}, but in two stars, ${stars}.`;
}

/** Returns how two lords stand: Mars and Jupiter are friends of each other. */
function lordsText({ lords, regards }: TwoLords, of: string): string {
  if (regards.groom === 'same') return `${capitalised(named(lords.groom))} is the lord of both ${of}.`;
  const pair = `${capitalised(named(lords.groom))} and ${named(lords.bride)}, the lords of the ${of},`;
  const areFriends = regards.groom === 'friend' && regards.bride === 'friend';
  return `${pair} are ${areFriends ? '' : 'not '}friends of each other.`;
}

const nadisText = ({ nadis }: { readonly nadis: Two<string> }) =>
  nadis.groom === nadis.bride
    ? `The verse also asks for two nadis, and here both are ${nadis.groom}.`
    : `The nadis differ too: ${nadis.groom} and ${nadis.bride}.`;

const STATUSES: Readonly<Record<MatchStatus, string>> = {
  textual: 'The verse itself says so.',
  commentary: 'Commentators quote it.',
  practice: 'It is a custom of astrologers.',
  interpretive: 'It is our own reading.',
};

const restored = ({ isApplied, koot }: ExceptionWords['effect']) => {
  if (koot === 'rajju') return 'Rajju stays as it is; this is named beside it.';
  return isApplied
    ? `It restores ${KOOTS_EN[koot]} in the second total.`
    : `It is named here and leaves both totals of ${KOOTS_EN[koot]} as they are.`;
};

const varnaEn = (varna: ExceptionWords['varna_by_lords']['varnas']['groom']) =>
  varna === 'below' ? 'outside the four' : VARNAS_EN[varna];

export const EXCEPTIONS_OF_MATCH_EN: Sentences<ExceptionWords> = {
  nadi_same_sign_other_star: sameSignOtherStar,
  nadi_same_star_other_sign(moons) {
    const { bride, groom, isMet } = moons;
    if (isMet)
      return `Both Moons are in ${nakshatraEn(groom.nakshatraIndex)}, but in two signs, ${signEn(groom.signIndex)} and ${signEn(bride.signIndex)}.`;
    return groom.nakshatraIndex === bride.nakshatraIndex
      ? `Both Moons are in one sign, ${signEn(groom.signIndex)}.`
      : moonStars(moons);
  },
  nadi_same_star_other_pada(moons) {
    const { bride, groom, isMet } = moons;
    if (isMet)
      return `Both Moons are in ${nakshatraEn(groom.nakshatraIndex)}, his in its ${ordinal(groom.pada)} pada and hers in its ${ordinal(bride.pada)}.`;
    return groom.nakshatraIndex === bride.nakshatraIndex
      ? `Both Moons are in the ${ordinal(groom.pada)} pada of ${nakshatraEn(groom.nakshatraIndex)}.`
      : moonStars(moons);
  },
  nadi_exempt_stars({ isExempt, isMet, nakshatras }) {
    const [his, hers] = [nakshatraEn(nakshatras.groom), nakshatraEn(nakshatras.bride)];
    if (isMet) {
      return his === hers
        ? `${his}, the star of both, is one of eight that the digest exempts.`
        : `${his} and ${hers} are both among the eight stars that the digest exempts.`;
    }
    if (his === hers) return `${his} is not among the eight stars that the digest exempts.`;
    if (isExempt.groom) return `${his} is among the exempt stars, ${hers} is not.`;
    if (isExempt.bride) return `${hers} is among the exempt stars, ${his} is not.`;
    return `Neither ${his} nor ${hers} is among the eight exempt stars.`;
  },
  nadi_one_lord_benefic({ lords, signs }) {
    if (signs.groom !== signs.bride)
      return `The Moons are in ${signEn(signs.groom)} and ${signEn(signs.bride)}, not in one sign.`;
    return `Both Moons are in ${signEn(signs.groom)}, whose lord is ${named(lords.groom)}.`;
  },
  nadi_lords_friendly: (lords) => lordsText(lords, 'Moon signs'),
  nadi_no_pada_vedha: ({ isMet, padas }) =>
    `His pada is the ${ordinal(padas.groom)} and hers the ${ordinal(padas.bride)}; they ${isMet ? 'do not face' : 'face'} each other.`,
  bhakoot_one_lord({ lords }) {
    return lords.groom === lords.bride
      ? `${capitalised(named(lords.groom))} rules both Moon signs.`
      : `The Moon signs have two lords, ${named(lords.groom)} and ${named(lords.bride)}.`;
  },
  bhakoot_lords_friendly: ({ isMet, nadis, ...lords }) =>
    isMet || areFriendly(lords)
      ? `${lordsText(lords, 'Moon signs')} ${nadisText({ nadis })}`
      : lordsText(lords, 'Moon signs'),
  bhakoot_navamsa_lords_friendly: ({ isMet, nadis, ...lords }) =>
    isMet || areFriendly(lords)
      ? `${lordsText(lords, 'Moons’ navamsas')} ${nadisText({ nadis })}`
      : lordsText(lords, 'Moons’ navamsas'),
  bhakoot_tara_and_vasya({ isMet, signs, vasya }) {
    const pair = `${signEn(signs.groom)} and ${signEn(signs.bride)}`;
    if (isMet) return `Tara is full, and of ${pair} one is in the other’s vasya list.`;
    return vasya === 'neither'
      ? `Of ${pair} neither is in the other’s vasya list.`
      : `Of ${pair} one is in the other’s vasya list, but tara is not full.`;
  },
  bhakoot_friendly_six_eight({ fromGroom, isMet, signs }) {
    const [his, hers] = [signEn(signs.groom), signEn(signs.bride)];
    if (fromGroom !== 6 && fromGroom !== 8)
      return `Her sign ${hers} is ${ordinal(fromGroom)} from his ${his}, not 6th or 8th.`;
    const [eighth, base] = fromGroom === 8 ? [hers, his] : [his, hers];
    return isMet
      ? `${eighth} is 8th from ${base}, an odd sign, which is the gentler way round.`
      : `${eighth} is 8th from ${base}, an even sign.`;
  },
  gana_same_sign_other_star: sameSignOtherStar,
  gana_lords_friendly: (lords) => lordsText(lords, 'Moon signs'),
  gana_navamsa_lords_friendly: (lords) => lordsText(lords, 'Moons’ navamsas'),
  gana_star_beyond_14th: ({ count, isMet, nakshatras }) =>
    `Her star ${nakshatraEn(nakshatras.bride)} is the ${ordinal(count)} from his ${nakshatraEn(nakshatras.groom)}, ${isMet ? 'beyond' : 'not beyond'} the 14th.`,
  yoni_by_bhakoot_and_vashya: ({ bhakootPoints, isMet }) =>
    isMet
      ? 'Bhakoot agrees and vashya with it.'
      : bhakootPoints === 0
        ? 'Bhakoot gives nothing here.'
        : 'Vashya gives too little here.',
  varna_by_lords: ({ isMet, lords, varnas }) =>
    lords.groom === lords.bride
      ? `One planet, ${named(lords.groom)}, rules both signs.`
      : `${capitalised(named(lords.groom))}, lord of his sign, is labelled ${varnaEn(varnas.groom)}, and ${named(lords.bride)} ${varnaEn(varnas.bride)}: ${isMet ? 'the order holds' : 'the order does not hold'}.`,
  maitri_by_navamsa_or_bhakoot: ({ bhakootPoints, ...lords }) =>
    bhakootPoints > 0 ? 'Bhakoot agrees in full.' : lordsText(lords, 'Moons’ navamsas'),
  rajju_by_other_koots(seen) {
    const missing = [
      ...(seen.isLordsAgreed ? [] : ['rasi adhipati']),
      ...(seen.isSignAgreed ? [] : ['rasi']),
      ...(seen.isDinaAgreed ? [] : ['dina']),
      ...(seen.isMahendraAgreed ? [] : ['mahendra']),
    ];
    if (missing.length === 0) return 'Rasi, its lords, dina and mahendra all agree.';
    return `Of the four that may stand for it, ${listed(missing)} ${missing.length === 1 ? 'does' : 'do'} not agree.`;
  },
  rajju_opposite_direction({ courses }) {
    if (courses.groom === null || courses.bride === null)
      return 'The head is neither on the way up nor on the way down.';
    const way = (course: 'aroha' | 'avaroha') => (course === 'aroha' ? 'up' : 'down');
    return courses.groom === courses.bride
      ? `Both stars are on the way ${way(courses.groom)} the cord.`
      : `His star is on the way ${way(courses.groom)} the cord, hers on the way ${way(courses.bride)}.`;
  },
  effect: (effect) => `${STATUSES[effect.status]} ${restored(effect)}`,
  open: ({ lacking, who }) =>
    lacking === 'degree'
      ? `It holds in one half of the sign and not in the other; ${lackingEn(who, lacking)} would tell.`
      : `It holds at some hours of the day and not at others; ${lackingEn(who, lacking)} would tell.`,
};

function areFriendly({ regards }: TwoLords): boolean {
  return [regards.groom, regards.bride].every((regard) => regard === 'friend' || regard === 'same');
}
