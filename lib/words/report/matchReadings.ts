/** Names of the readings on which the tables of a match differ, and of what each decides. */
import type { MatchingConvention, MatchingConventions } from '../../astro/judgement/matching/conventions.ts';

type Both = readonly [english: string, hindi: string];

/** What a choice decides. */
export const MATCH_CHOICES: Readonly<Record<MatchingConvention, Both>> = {
  varna: ['Varna of signs', 'राशियों का वर्ण'],
  vashya: ['Points of vashya', 'वश्य के गुण'],
  tara: ['Tara', 'तारा'],
  yoniTable: ['Points of yoni', 'योनि के गुण'],
  maitri: ['Points of maitri', 'मैत्री के गुण'],
  gana: ['Points of gana', 'गण के गुण'],
  exceptions: ['Exceptions', 'परिहार'],
  poruthamDina: ['Dina', 'दिन'],
  poruthamGana: ['Gana porutham', 'गण पोरुथम'],
  streeDeergha: ['Stree deergha', 'स्त्री दीर्घ'],
  poruthamYoni: ['Yoni porutham', 'योनि पोरुथम'],
  poruthamRasi: ['Rasi porutham', 'राशि पोरुथम'],
  friendship: ['Friends of lords', 'राशीशों की मैत्री'],
  marsHouses: ['Houses of Mars', 'मंगल के भाव'],
};

const CHINTAMANI: Both = ['Muhurta Chintamani', 'मुहूर्त चिंतामणि'];
const RAMAN: Both = ['B. V. Raman', 'बी. वी. रमन'];
const ALMANACS: Both = ['almanacs', 'पंचांग'];

/** The readings of each choice. */
export const MATCH_READINGS: {
  readonly [Choice in MatchingConvention]: Readonly<Record<MatchingConventions[Choice], Both>>;
} = {
  varna: {
    default: CHINTAMANI,
    earth_shudra: ['Telugu and Tamil almanacs', 'तेलुगु और तमिल पंचांग'],
    raman: RAMAN,
  },
  vashya: {
    charak: ['K. S. Charak', 'के. एस. चरक'],
    future_point: ['Future Point', 'फ्यूचर पॉइंट'],
    reconstructed_web: ['tables of the web', 'इंटरनेट की तालिकाएँ'],
    saravali: ['program Saravali', 'सारावली प्रोग्राम'],
    maitreya8: ['program Maitreya', 'मैत्रेय प्रोग्राम'],
  },
  tara: {
    default: ['both ways', 'दोनों ओर से'],
    raman_bride_to_groom_only: ['Raman: from the bride alone', 'रमन: केवल वधू से'],
  },
  yoniTable: {
    default: ALMANACS,
    charak: ['K. S. Charak', 'के. एस. चरक'],
    horse_deer_one: ['horse and deer one point', 'अश्व-मृग का एक गुण'],
  },
  maitri: {
    default: ALMANACS,
    maitreya8: ['program Maitreya', 'मैत्रेय प्रोग्राम'],
    telugu: ['Telugu almanacs', 'तेलुगु पंचांग'],
  },
  gana: {
    default: ALMANACS,
    transposed: ['rows and columns exchanged', 'वर-वधू उलटकर'],
    one_each_way: ['one point for deva with rakshasa', 'देव-राक्षस का एक गुण'],
  },
  exceptions: {
    textual: ['of a verse, and Garga’s of gana', 'श्लोक वाले, और गण में गर्ग का'],
    none: ['none', 'कोई नहीं'],
    all: ['all', 'सभी'],
  },
  poruthamDina: { almanac: ['list of almanacs', 'पंचांग की सूची'], remainder: ['remainder of nine', 'नौ का शेष'] },
  poruthamGana: { default: ALMANACS, raman: ['Raman: a rakshasa groom passes', 'रमन: वर राक्षस गण हो तो मान्य'] },
  streeDeergha: { default: ['beyond the 13th', 'तेरहवें के आगे'], raman: ['Raman: beyond the 9th', 'रमन: नौवें के आगे'] },
  poruthamYoni: {
    default: ['seven hostile pairs', 'सात वैर-जोड़े'],
    serpent_rat_hostile: ['serpent and rat hostile too', 'सर्प-मूषक में भी वैर'],
  },
  poruthamRasi: {
    default: ['7th to 12th', 'सातवीं से बारहवीं'],
    eighth_refused: ['the 8th refused', 'आठवीं अमान्य'],
  },
  friendship: { natural: ['natural', 'नैसर्गिक'], yavana: ['of the Yavanas', 'यवनों की'] },
  marsHouses: { default: ['1, 4, 7, 8, 12', '1, 4, 7, 8, 12'], south: ['the 2nd too', 'दूसरा भी'] },
};
