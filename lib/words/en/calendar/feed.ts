/** Sentences of calendar feeds in English. */
import type { FeedKind, FeedWords } from '../../facts/calendar/feed.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, clockEn, dateEn, nakshatraEn, signEn } from '../grammar.ts';

const NAMES: Readonly<Record<FeedKind, string>> = {
  festival: 'Festivals',
  vrata: 'Vratas',
  observance: 'Festivals and vratas',
  ekadashi: 'Ekadashis',
  eclipse: 'Eclipses',
  sky: 'Planets',
  chandrashtama: 'Chandrashtama',
  day: 'Panchang',
};

const CATEGORIES: Readonly<Record<FeedKind, string>> = {
  festival: 'Festival',
  vrata: 'Vrata',
  observance: 'Festival',
  ekadashi: 'Ekadashi',
  eclipse: 'Eclipse',
  sky: 'Planets',
  chandrashtama: 'Chandrashtama',
  day: 'Panchang',
};

export const FEED_EN: Sentences<FeedWords> = {
  name: ({ of }) => NAMES[of],
  category: ({ of }) => CATEGORIES[of],
  for_place: ({ latitudeDeg, longitudeDeg }) =>
    `Computed for ${degrees(latitudeDeg, 'N', 'S')}, ${degrees(longitudeDeg, 'E', 'W')}. Your program shows the times on its own clock.`,
  for_all_places: () => 'The same everywhere. Your program shows the times on its own clock.',
  kept_by: ({ tradition }) => (tradition === 'smarta' ? 'householders' : 'Vaishnavas'),
  parana: ({ date, endTime, startTime }) =>
    `The fast is broken on ${dateEn(date)}, ${endTime === null ? `any time after ${startTime}` : `from ${startTime} to ${endTime}`}.`,
  chandrashtama: ({ nakshatraIndex, signIndex }) =>
    `Chandrashtama: Moon in ${nakshatraIndex === null ? signEn(signIndex) : `${nakshatraEn(nakshatraIndex)}, the 17th star`}`,
  light: ({ sunriseTime, sunsetTime }) => {
    const known = [
      ...(sunriseTime === null ? [] : [`sunrise ${sunriseTime}`]),
      ...(sunsetTime === null ? [] : [`sunset ${sunsetTime}`]),
    ];
    return capitalised(known.join(', '));
  },
  until: ({ date, time }) => `until ${clockEn(time, date)}`,
};

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
