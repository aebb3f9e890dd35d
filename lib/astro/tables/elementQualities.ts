/** Lords, deities and qualities of tithi, yoga and karana. Names in Devanagari serve Hindi. */
import type { DeityId } from './deities.ts';
import type { PanchangName } from './panchang.ts';
import type { Planet, SevenPlanet } from './planets.ts';

/** What a time is good for: `middling` is neither, `mixed` is both, each for its own kind of work. */
export type TimeNature = 'good' | 'middling' | 'mixed' | 'bad';

export interface TithiGroup extends PanchangName {
  readonly id: 'nanda' | 'bhadra' | 'jaya' | 'rikta' | 'purna';
  readonly nature: TimeNature;
  readonly goodFor: readonly string[];
}

/** The five groups, which the tithis of either half run through three times (Muhurta Chintamani 1.4). */
export const TITHI_GROUPS: readonly TithiGroup[] = [
  {
    id: 'nanda',
    name: 'Nanda',
    sanskrit: 'नंदा',
    nature: 'good',
    goodFor: ['celebration and festivals', 'art, music and dress', 'beginning something joyful'],
  },
  {
    id: 'bhadra',
    name: 'Bhadra',
    sanskrit: 'भद्रा',
    nature: 'good',
    goodFor: ['practical and useful work', 'travel and vehicles', 'care of health and strength'],
  },
  {
    id: 'jaya',
    name: 'Jaya',
    sanskrit: 'जया',
    nature: 'good',
    goodFor: ['contests and debate', 'claims and negotiation', 'meeting opposition'],
  },
  {
    id: 'rikta',
    name: 'Rikta',
    sanskrit: 'रिक्ता',
    nature: 'bad',
    goodFor: ['ending, clearing and removing', 'dealing with opponents', 'work with fire and sharp tools'],
  },
  {
    id: 'purna',
    name: 'Purna',
    sanskrit: 'पूर्णा',
    nature: 'good',
    goodFor: ['completing what was begun', 'weddings, journeys and rites of increase', 'gathering and storing'],
  },
];

/** The new moon is Purna by count, yet set apart for the ancestors (Muhurta Chintamani 1.3). */
export const AMAVASYA_GOOD_FOR = ['rites for the ancestors', 'giving', 'rest and reflection'] as const;

/** Of the 1st to the 15th of either half (Muhurta Chintamani 1.3); the new moon has the ancestors. */
export const TITHI_DEITIES: readonly DeityId[] = [
  'agni',
  'brahma',
  'gauri',
  'ganesha',
  'serpents',
  'skanda',
  'surya',
  'shiva',
  'durga',
  'yama',
  'vishvedevas',
  'vishnu',
  'kama',
  'shiva',
  'moon',
];

/** The eight planets that rule the tithis in turn; the full moon stands on the 7th place, the new moon on the 8th. */
export const TITHI_LORDS: readonly Planet[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'];

/** The part of a yoga that is shunned: its first ghatis, of 24 minutes, or a share of the whole. */
export type Shunned = { readonly firstGhatis: number } | { readonly share: number };

export interface YogaQuality {
  readonly deity: DeityId;
  readonly nature: TimeNature;
  /** Null where none of it is. */
  readonly shunned: Shunned | null;
  readonly meaning: string;
}

const good = (deity: DeityId, meaning: string): YogaQuality => ({ deity, nature: 'good', shunned: null, meaning });
const bad = (deity: DeityId, shunned: Shunned, meaning: string): YogaQuality => ({
  deity,
  nature: 'bad',
  shunned,
  meaning,
});

/** The 27 in order. What is shunned of the nine bad ones: Muhurta Chintamani 1; deities as almanacs give them. */
export const YOGA_QUALITIES: readonly YogaQuality[] = [
  bad('yama', { firstGhatis: 3 }, 'a support that first stands in the way; steady effort carries past it'),
  good('vishnu', 'affection and goodwill'),
  good('moon', 'long life and lasting results'),
  good('brahma', 'good fortune'),
  good('brihaspati', 'beauty and comfort'),
  bad('moon', { firstGhatis: 6 }, 'a great knot; new ventures wait for its later part'),
  good('indra', 'worthy work'),
  good('apah', 'firmness and patience'),
  bad('serpents', { firstGhatis: 5 }, 'a sharp point; disputes are better left alone at first'),
  bad('agni', { firstGhatis: 6 }, 'a knot; what is begun in haste tangles'),
  good('surya', 'growth'),
  good('earth', 'permanence, fit for building and planting'),
  bad('vayu', { firstGhatis: 9 }, 'a blow; its first hours ask for gentleness'),
  good('bhaga', 'delight'),
  bad('varuna', { firstGhatis: 3 }, 'hardness, useful for what must hold, rough at first'),
  good('ganesha', 'accomplishment'),
  bad('rudra', { share: 1 }, 'a reversal; kept for prayer, giving and restraint'),
  good('kubera', 'ease and comfort, of middling strength'),
  bad('vishvakarman', { share: 0.5 }, 'a bar across the door; its second half is free'),
  good('mitra', 'what is kindly and auspicious'),
  good('skanda', 'what succeeds'),
  good('savitri', 'what can be brought about by practice'),
  good('lakshmi', 'brightness and blessing'),
  good('parvati', 'clarity'),
  good('ashwini_kumaras', 'learning, truth and sound judgement'),
  good('pitris', 'command and help from the able'),
  bad('diti', { share: 1 }, 'division; kept for prayer, giving and restraint'),
];

/** From Vishkambha, repeating three times: lord of the nakshatra of Sun plus Moon plus 93 deg 20 min. */
export const YOGA_LORDS: readonly Planet[] = [
  'Saturn',
  'Mercury',
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
];

export interface KaranaQuality {
  readonly deity: DeityId;
  /** None of the four fixed ones has any in the older texts. */
  readonly lord: SevenPlanet | null;
  readonly nature: TimeNature;
  readonly goodFor: readonly string[];
}

export type KaranaName =
  | 'Bava'
  | 'Balava'
  | 'Kaulava'
  | 'Taitila'
  | 'Gara'
  | 'Vanija'
  | 'Vishti'
  | 'Shakuni'
  | 'Chatushpada'
  | 'Naga'
  | 'Kimstughna';

/** Deities and uses: Brihat Samhita 100.1-5 (Bhat); lords and natures as almanacs give them. */
export const KARANA_QUALITIES: Readonly<Record<KaranaName, KaranaQuality>> = {
  Bava: {
    deity: 'indra',
    lord: 'Sun',
    nature: 'good',
    goodFor: ['auspicious acts', 'work that lasts as well as work that moves', 'building up strength'],
  },
  Balava: {
    deity: 'brahma',
    lord: 'Moon',
    nature: 'good',
    goodFor: ['acts of dharma', 'study and rites', 'service of the learned'],
  },
  Kaulava: {
    deity: 'mitra',
    lord: 'Mars',
    nature: 'good',
    goodFor: ['friendship and affection', 'choosing a partner'],
  },
  Taitila: {
    deity: 'aryaman',
    lord: 'Mercury',
    nature: 'good',
    goodFor: ['winning favour', 'seeking shelter or a patron', 'houses'],
  },
  Gara: {
    deity: 'earth',
    lord: 'Jupiter',
    nature: 'good',
    goodFor: ['farming, sowing and planting', 'work on house and land'],
  },
  Vanija: {
    deity: 'lakshmi',
    lord: 'Venus',
    nature: 'good',
    goodFor: ['trade and agreements', 'joining with others', 'lasting work'],
  },
  Vishti: {
    deity: 'yama',
    lord: 'Saturn',
    nature: 'bad',
    goodFor: ['contest and severe measures', 'removing what does harm'],
  },
  Shakuni: {
    deity: 'kali',
    lord: null,
    nature: 'mixed',
    goodFor: ['preparing remedies and roots', 'nourishing acts', 'mantra'],
  },
  Chatushpada: {
    deity: 'bull',
    lord: null,
    nature: 'mixed',
    goodFor: ['care of cattle', 'rites for the ancestors', 'matters of state'],
  },
  Naga: {
    deity: 'serpents',
    lord: null,
    nature: 'mixed',
    goodFor: ['fixed and hard tasks', 'severe measures'],
  },
  Kimstughna: {
    deity: 'maruta',
    lord: null,
    nature: 'mixed',
    goodFor: ['rites and offerings', 'nourishing and festive acts'],
  },
};
