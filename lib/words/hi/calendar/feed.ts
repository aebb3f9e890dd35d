/** Sentences of calendar feeds in Hindi. */
import type { FeedKind, FeedWords } from '../../facts/calendar/feed.ts';
import type { Sentences } from '../../sentences.ts';
import { clockHi, dateHi, inSign, nakshatraHi } from '../grammar.ts';

const NAMES: Readonly<Record<FeedKind, string>> = {
  festival: 'त्योहार',
  vrata: 'व्रत',
  observance: 'त्योहार और व्रत',
  ekadashi: 'एकादशी व्रत',
  eclipse: 'ग्रहण',
  sky: 'ग्रहों का गोचर',
  chandrashtama: 'चंद्राष्टम',
  day: 'पंचांग',
};

const CATEGORIES: Readonly<Record<FeedKind, string>> = {
  festival: 'त्योहार',
  vrata: 'व्रत',
  observance: 'त्योहार',
  ekadashi: 'एकादशी',
  eclipse: 'ग्रहण',
  sky: 'ग्रह',
  chandrashtama: 'चंद्राष्टम',
  day: 'पंचांग',
};

export const FEED_HI: Sentences<FeedWords> = {
  name: ({ of }) => NAMES[of],
  category: ({ of }) => CATEGORIES[of],
  for_place: ({ latitudeDeg, longitudeDeg }) =>
    `गणना ${degrees(latitudeDeg, 'उत्तर', 'दक्षिण')}, ${degrees(longitudeDeg, 'पूर्व', 'पश्चिम')} के लिए है। समय आपके कैलेंडर की घड़ी से दिखते हैं।`,
  kept_by: ({ tradition }) => (tradition === 'smarta' ? 'गृहस्थ' : 'वैष्णव'),
  parana: ({ date, endTime, startTime }) =>
    `पारण ${dateHi(date)} को ${endTime === null ? `${startTime} के बाद किसी भी समय` : `${startTime} से ${endTime} तक`} है।`,
  chandrashtama: ({ nakshatraIndex, signIndex }) =>
    `चंद्राष्टम: चंद्रमा ${nakshatraIndex === null ? inSign(signIndex) : `${nakshatraHi(nakshatraIndex)} नक्षत्र में, जन्म नक्षत्र से सत्रहवाँ`}`,
  light: ({ sunriseTime, sunsetTime }) =>
    [
      ...(sunriseTime === null ? [] : [`सूर्योदय ${sunriseTime}`]),
      ...(sunsetTime === null ? [] : [`सूर्यास्त ${sunsetTime}`]),
    ].join(', '),
  until: ({ date, time }) => `${clockHi(time, date)} तक`,
  for_all_places: () => 'हर स्थान के लिए एक ही गणना है। समय आपके कैलेंडर की घड़ी से दिखते हैं।',
};

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(2)} अंश ${value < 0 ? negative : positive}`;
