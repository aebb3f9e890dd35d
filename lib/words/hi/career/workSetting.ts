/** Sentences on the setting of work, in Hindi. */
import type { SettingFacts, SettingId, SettingSide } from '../../../astro/judgement/career/facts/settingFacts.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import type { Modality } from '../../../astro/tables/signs.ts';
import type { SettingWords } from '../../facts/career/methods.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { houseHi, houseOblique, inHouse, inSign, listHi, lordShort, planetHi, planetsHi, signHi } from '../grammar.ts';

const QUESTIONS: Readonly<Record<SettingId, string>> = {
  own_or_service: 'अपना काम या नौकरी',
  fixed_or_moving: 'एक जगह या कई जगह',
  alone_or_partners: 'अकेले या साझे में',
  government_or_private: 'सरकारी या निजी',
};

const SIDES: Readonly<Record<SettingSide, string>> = {
  own_business: 'अपना काम',
  service: 'नौकरी',
  fixed: 'एक जगह',
  moving: 'कई जगह',
  alone: 'अकेले',
  with_partners: 'साझे में',
  government: 'सरकारी',
  private: 'निजी',
};

const BOTH: Readonly<Record<SettingId, string>> = {
  own_or_service: 'नौकरी के साथ छोटा अपना काम',
  fixed_or_moving: 'एक ठिकाना और बीच-बीच में यात्रा',
  alone_or_partners: 'टीम में रहकर अपना अलग काम',
  government_or_private: 'सरकारी और निजी, दोनों तरह का काम',
};

const SUITS: Readonly<Record<SettingSide, string>> = {
  own_business: 'अपना काम',
  service: 'नौकरी का काम',
  fixed: 'एक जगह का काम',
  moving: 'बदलती जगहों और यात्रा का काम',
  alone: 'अपने बूते का काम',
  with_partners: 'साझे का काम',
  government: 'सरकारी या सार्वजनिक काम',
  private: 'निजी क्षेत्र का काम',
};

const OPENINGS: Readonly<Record<WorkLife, (what: string) => string>> = {
  work: (what) => `आपके लिए ${what} अनुकूल है`,
  talent: (what) => `आगे चलकर बच्चे के लिए ${what} अनुकूल हो सकता है`,
  choice: (what) => `आगे आपके लिए ${what} अनुकूल हो सकता है`,
  advice: (what) => `जीवन भर ${what} अनुकूल रहा और सलाह भी वहीं अच्छी है`,
  past: (what) => `जीवन भर ${what} अनुकूल रहा`,
};

const KINDS: Readonly<Record<Modality, string>> = { movable: 'चर', fixed: 'स्थिर', dual: 'द्विस्वभाव' };

const REASONS_HI: Sentences<SettingFacts> = {
  stronger_house: ({ house, other }) => `${houseHi(house)} ${houseOblique(other)} से बलवान है`,
  lord_in: ({ house, ownedHouse, planet }) =>
    house === ownedHouse
      ? `${lordShort(ownedHouse)} ${planetHi(planet)} अपने ही भाव में है`
      : `${lordShort(ownedHouse)} ${planetHi(planet)} ${inHouse(house)} है`,
  planet_in: ({ house, planet }) => `${planetHi(planet)} ${inHouse(house)} है`,
  looks_at: ({ house, planet }) => `${planetHi(planet)} ${houseOblique(house)} को देखता है`,
  lords_joined: ({ houses, planets }) =>
    planets.length > 1
      ? `${listHi(houses.map(lordShort))} (${planetsHi(planets)}) जुड़े हैं`
      : `${planetsHi(planets)} ${listHi(houses.map(lordShort))} दोनों है`,
  tenth_sign: ({ kind, signIndex }) => `दसवाँ भाव ${KINDS[kind]} राशि ${signHi(signIndex)} का है`,
  tenth_lord_sign: ({ kind, planet, signIndex }) => `दशमेश ${planetHi(planet)} ${KINDS[kind]} ${inSign(signIndex)} है`,
  strong_planet: ({ planet }) => `${planetHi(planet)} बलवान है`,
  weak_planet: ({ planet }) => `${planetHi(planet)} कमज़ोर है`,
};

export const SETTING_HI: Sentences<SettingWords> = {
  ...REASONS_HI,
  question: ({ question }) => QUESTIONS[question],
  answer: ({ question, verdict }) => (verdict === 'both' ? BOTH[question] : SIDES[verdict]),
  setting: ({ life, question, reason, verdict }) => {
    const suits = OPENINGS[life](verdict === 'both' ? BOTH[question] : SUITS[verdict]);
    return reason === null ? `${suits}।` : `${suits}, क्योंकि ${sayIn(REASONS_HI, reason)}।`;
  },
};
