/** What was seen in each koot as a clause, what tradition reads in it, and what a couple can do, in English. */
import type { KootId } from '../../../astro/tables/matching/ids.ts';
import type { KootReasonWords } from '../../facts/matching/koots.ts';
import type { KootSeen } from '../../facts/matching/verdict.ts';
import { phraseAt } from '../../phraseChoice.ts';
import { capitalised, nakshatraEn, named, ordinal, signEn } from '../grammar.ts';
import { ANIMALS_EN, VASHYAS_EN } from './names.ts';

/** What a koot that agrees is read as: minds meet. */
const EASY: Readonly<Record<KootId, readonly string[]>> = {
  varna: ['outlooks fit', 'the two see alike'],
  vashya: ['each readily yields to the other', 'neither has to have the last word'],
  tara: ['the birth stars agree', 'the stars go well together'],
  yoni: ['closeness comes easily', 'affection comes easily'],
  graha_maitri: ['minds meet', 'talk comes easily'],
  gana: ['tempers agree', 'both take things in one way', 'temperaments go together'],
  bhakoot: ['home life finds its pace', 'home is easily shared', 'home life goes well'],
  nadi: [
    'natures complete each other',
    'one has what the other lacks',
    'natures balance each other',
    'natures balance well',
  ],
};

/** What a koot that gives little or nothing is read as: tempers differ. */
const LOOK: Readonly<Record<KootId, readonly string[]>> = {
  varna: ['outlooks differ', 'the two look at work differently'],
  vashya: ['neither readily yields', 'who leads is not settled'],
  tara: ['the birth stars agree little', 'the birth stars help each other little'],
  yoni: ['closeness needs time', 'affection needs patience'],
  graha_maitri: ['minds work differently', 'talk needs more care'],
  gana: ['tempers differ', 'the two take things differently'],
  bhakoot: ['home life needs a shared pace', 'the household needs clear rules'],
  nadi: ['natures are much alike', 'the two are of one nature'],
};

/** Returns what a koot that agrees is read as, to be continued by a clause. */
export const easyEn = (koot: KootId, choice: number) => phraseAt(EASY[koot], choice);
/** Returns what a koot that gives little is read as. */
export const lookEn = (koot: KootId, choice: number) => phraseAt(LOOK[koot], choice);

const pairOf = (groom: string, bride: string) => (groom === bride ? groom : `${groom} and ${bride}`);
const starsOf = ({ bride, groom }: { readonly groom: Star; readonly bride: Star }) =>
  pairOf(nakshatraEn(groom.nakshatraIndex), nakshatraEn(bride.nakshatraIndex));
interface Star {
  readonly nakshatraIndex: number;
}

function lordsClause({ bride, groom }: KootReasonWords['graha_maitri']): string {
  if (groom.regards === 'same' || bride.regards === 'same') return `${named(groom.lord)} rules both Moon signs`;
  const lords = `${named(groom.lord)} and ${named(bride.lord)}, lords of the signs,`;
  const regards = [groom.regards, bride.regards];
  if (regards.every((regard) => regard === 'friend')) return `${lords} are friends`;
  if (regards.every((regard) => regard === 'neutral')) return `${lords} are neutral`;
  if (regards.every((regard) => regard === 'enemy')) return `${lords} are enemies`;
  return regards.includes('enemy') ? `${lords} are not at ease` : `${lords} are well disposed`;
}

function taraClause({ toBride, toGroom, ...stars }: KootReasonWords['tara']): string {
  const good = [toBride, toGroom].filter(({ isGood }) => isGood).length;
  if (stars.groom.nakshatraIndex === stars.bride.nakshatraIndex) return `both were born under ${starsOf(stars)}`;
  if (good === 2) return `${starsOf(stars)} count well both ways`;
  return `${good === 1 ? 'only one of the two counts' : 'neither count'} between ${starsOf(stars)} is good`;
}

function bhakootClause({ bride, groom }: KootReasonWords['bhakoot']): string {
  const [his, hers] = [signEn(groom.signIndex), signEn(bride.signIndex)];
  if (groom.count === 1) return `both Moons are in ${his}`;
  if (groom.count === 7) return `${his} and ${hers} face each other`;
  const counts = [groom.count, bride.count].sort((x, y) => x - y).map(ordinal);
  return `${his} and ${hers} are ${counts[0]!} and ${counts[1]!} from each other`;
}

/** Returns what was seen in a koot, to follow `as`. */
export function clauseEn({ id: koot, args: seen }: KootSeen): string {
  switch (koot) {
    case 'varna':
      return `the signs ${pairOf(signEn(seen.groom.signIndex), signEn(seen.bride.signIndex))} ${seen.isAgreed ? 'keep' : 'do not keep'} the order of varna`;
    case 'vashya':
      return seen.groom.vashya === seen.bride.vashya
        ? `both signs are of the ${VASHYAS_EN[seen.groom.vashya]} kind`
        : `his sign is of the ${VASHYAS_EN[seen.groom.vashya]} kind and hers of the ${VASHYAS_EN[seen.bride.vashya]}`;
    case 'tara':
      return taraClause(seen);
    case 'yoni':
      if (seen.groom.yoni === seen.bride.yoni) return `both stars have ${ANIMALS_EN[seen.groom.yoni]}`;
      return `his star has ${ANIMALS_EN[seen.groom.yoni]} and hers ${ANIMALS_EN[seen.bride.yoni]}`;
    case 'graha_maitri':
      return lordsClause(seen);
    case 'gana':
      return seen.groom.gana === seen.bride.gana
        ? seen.groom.nakshatraIndex === seen.bride.nakshatraIndex
          ? `${starsOf(seen)}, the star of both, is ${seen.groom.gana}`
          : `${starsOf(seen)} are both ${seen.groom.gana}`
        : `his star is ${seen.groom.gana} and hers ${seen.bride.gana}`;
    case 'bhakoot':
      return bhakootClause(seen);
    case 'nadi':
      return seen.groom.nadi === seen.bride.nadi
        ? `both stars are of the ${seen.groom.nadi} nadi`
        : `his nadi is ${seen.groom.nadi} and hers ${seen.bride.nadi}`;
  }
}

/** By the lesser of the two counts of bhakoot. */
const HOUSEHOLDS: Readonly<Record<number, readonly string[]>> = {
  2: [
    'Agree before the wedding how you spend and how you save.',
    'Settle early who keeps the accounts of the house.',
    'Talk about money once a month, before it presses.',
  ],
  5: [
    'Tell each other early what faith and study mean to you.',
    'Ask both families early about rites and customs.',
    'Speak before the wedding about the values of the home.',
  ],
  6: [
    'Agree how you will end a quarrel before the first one.',
    'Share out the daily duties in the first month.',
    'Name one person whom both of you will hear in a dispute.',
  ],
};

const ADVICE: Readonly<Record<Exclude<KootId, 'bhakoot'>, readonly string[]>> = {
  varna: [
    'Ask each other what work means to you, before you plan the wedding.',
    'Respect the work of the other from the first day.',
  ],
  vashya: [
    'Share out by subject who decides what, before you set up house.',
    'In the first year, decide the large things together.',
  ],
  tara: [
    'Choose a wedding day under a star that is good for both.',
    'Let the wedding day be one whose star suits both of you.',
  ],
  yoni: [
    'Give the first months room to grow used to each other.',
    'Meet a few times alone before the day is fixed.',
    'Say early what you like, and what you do not.',
  ],
  graha_maitri: [
    'Meet a few times before the day is fixed, and talk about daily life.',
    'Keep one evening a week for talk in the first year.',
    'Put the large questions to each other before the engagement.',
  ],
  gana: [
    'Watch together how each of you meets a bad day.',
    'Agree on a pause before either of you answers in anger.',
    'Spend time with both families before the day is fixed.',
    'Let each keep a corner of the day for himself or herself.',
  ],
  nadi: [
    'Ask the family’s astrologer which exceptions of nadi your custom follows.',
    'Show an astrologer both padas before you decide anything by nadi.',
    'Ask both families how strictly they hold to nadi.',
    'Let an astrologer of your own tradition weigh nadi with both charts.',
  ],
};

/** Returns one thing to do about a koot that gives little. */
export function adviceEn({ id: koot, args: seen }: KootSeen, choice: number): string {
  if (koot !== 'bhakoot') return phraseAt(ADVICE[koot], choice);
  return phraseAt(HOUSEHOLDS[Math.min(seen.groom.count, seen.bride.count)] ?? HOUSEHOLDS[6]!, choice);
}

/** Joins what was read and what was seen, in one of several orders. */
export function becauseEn(reading: string, clause: string, choice: number): string {
  return choice % 2 === 0 ? `${capitalised(reading)}, as ${clause}.` : `${capitalised(clause)}, and so ${reading}.`;
}
