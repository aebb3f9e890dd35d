/** Names of the times and the further days that belong to festivals and vratas. */
import { both, type Bilingual } from '../../bilingual.ts';

export const DAY_TIME_NAMES = {
  worship: both('Time of worship', 'पूजा का समय'),
  moonrise: both('Moonrise', 'चंद्रोदय'),
  moonset: both('Moonset; the Moon is not looked at before it', 'चंद्रास्त; इससे पहले चंद्र दर्शन नहीं करते'),
  bhadra: both('Bhadra', 'भद्रा'),
  bhadra_mouth: both('Mouth of Bhadra', 'भद्रा मुख'),
  bhadra_tail: both('Tail of Bhadra', 'भद्रा पुच्छ'),
  fire: both('Time of the fire', 'होलिका दहन का समय'),
  rakhi: both('Time to tie the rakhi', 'राखी बाँधने का समय'),
  prahara_1: both('First prahara of the night', 'रात का पहला प्रहर'),
  prahara_2: both('Second prahara of the night', 'रात का दूसरा प्रहर'),
  prahara_3: both('Third prahara of the night', 'रात का तीसरा प्रहर'),
  prahara_4: both('Fourth prahara of the night', 'रात का चौथा प्रहर'),
  vijaya_muhurta: both('Vijaya muhurta', 'विजय मुहूर्त'),
  first_third: both('First third of the day, for setting up the pot', 'घटस्थापना के लिए दिन का पहला तिहाई भाग'),
  abhijit: both('Abhijit muhurta', 'अभिजित मुहूर्त'),
  kutapa: both('Kutapa muhurta', 'कुतप मुहूर्त'),
  rauhina: both('Rauhina muhurta', 'रौहिण मुहूर्त'),
  ingress: both('The Sun enters the sign', 'संक्रांति का समय'),
  punya_kala: both('Punya kala', 'पुण्य काल'),
  maha_punya_kala: both('Maha punya kala', 'महा पुण्य काल'),
  parana: both('Breaking the fast (parana)', 'पारण का समय'),
  hari_vasara_end: both('End of Hari Vasara', 'हरि वासर की समाप्ति'),
} as const satisfies Readonly<Record<string, Bilingual>>;
export type DayTimeId = keyof typeof DAY_TIME_NAMES;

export const FURTHER_DAY_NAMES = {
  nahay_khay: both('Nahay Khay', 'नहाय खाय'),
  kharna: both('Kharna', 'खरना'),
  usha_arghya: both('Usha Arghya', 'उषा अर्घ्य'),
} as const satisfies Readonly<Record<string, Bilingual>>;
export type FurtherDayId = keyof typeof FURTHER_DAY_NAMES;
