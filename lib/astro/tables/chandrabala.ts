/** What the Moon gives in each sign from that of birth (Phaladeepika ch. 26; Muhurta Chintamani ch. 4). */

import { both, type Bilingual } from '../bilingual.ts';

export type ChandraNature = 'shubh' | 'madhyam' | 'sama' | 'ashubh';

export interface ChandraRow {
  /** In the bright half of the month, and in the dark one. */
  readonly nature: { readonly shukla: ChandraNature; readonly krishna: ChandraNature };
  /** In the score of a day; interpretive. */
  readonly points: { readonly shukla: number; readonly krishna: number };
  /** In Hindi a clause that follows `इससे`. */
  readonly effect: { readonly shukla: Bilingual; readonly krishna: Bilingual };
}

const good = (effect: Bilingual): ChandraRow => ({
  nature: { shukla: 'shubh', krishna: 'shubh' },
  points: { shukla: 8, krishna: 8 },
  effect: { shukla: effect, krishna: effect },
});
/** Good in the bright half alone. */
const waxing = (shukla: Bilingual, krishna: Bilingual): ChandraRow => ({
  nature: { shukla: 'madhyam', krishna: 'sama' },
  points: { shukla: 4, krishna: 0 },
  effect: { shukla, krishna },
});
const bad = (points: number, effect: Bilingual): ChandraRow => ({
  nature: { shukla: 'ashubh', krishna: 'ashubh' },
  points: { shukla: points, krishna: points },
  effect: { shukla: effect, krishna: effect },
});

/** By house from the Moon of birth, the first first. */
export const CHANDRABALA: readonly ChandraRow[] = [
  good(both('comfort and good food', 'सुख और अच्छा भोजन मिलता है')),
  waxing(
    both('modest gain, with expenses to watch', 'थोड़ा लाभ होता है, पर खर्च पर नज़र रखनी पड़ती है'),
    both('expenses to watch', 'खर्च पर नज़र रखनी पड़ती है'),
  ),
  good(both('gain and courage that is rewarded', 'लाभ होता है और साहस का फल मिलता है')),
  bad(-4, both('worry about home and peace of mind', 'घर की चिंता रहती है और मन को शांति कम मिलती है')),
  waxing(
    both('good ideas and company that lifts the mood', 'अच्छे विचार आते हैं और अच्छी संगति मिलती है'),
    both('low spirits, better in company', 'मन भारी रहता है और संगति की ज़रूरत पड़ती है'),
  ),
  good(both('health and success over obstacles', 'सेहत अच्छी रहती है और रुकावटें हटती हैं')),
  good(both('comfort, company and a good reception', 'आराम, साथ और आदर मिलता है')),
  bad(-9, both('a tired body and an uneasy mind', 'शरीर थका और मन बेचैन रहता है')),
  waxing(
    both('a sense of purpose in duties', 'कर्तव्य में मन लगता है'),
    both('duties and worry about them', 'काम का बोझ और चिंता बढ़ती है'),
  ),
  good(both('success in work', 'काम में सफलता मिलती है')),
  good(both('gain and good news', 'लाभ और अच्छी खबर मिलती है')),
  bad(-5, both('fatigue and expense', 'थकान और खर्च बढ़ता है')),
];
