/** Sentences of calendar feeds in English. */
import type { FeedKind, FeedWords } from '../../facts/calendar/feed.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, clockEn, dateEn } from '../grammar.ts';

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
  kept_by: ({ name, tradition }) => `${name} (${tradition === 'smarta' ? 'householders' : 'Vaishnavas'})`,
  parana: ({ date, end, start }) =>
    `The fast is broken on ${dateEn(date)}, ${end === null ? `any time after ${start}` : `from ${start} to ${end}`}.`,
  chandrashtama: ({ isStar, passes }) => `Chandrashtama: Moon in ${passes}${isStar ? ', the 17th star' : ''}`,
  light: ({ sunrise, sunset }) => {
    const known = [
      ...(sunrise === null ? [] : [`sunrise ${sunrise}`]),
      ...(sunset === null ? [] : [`sunset ${sunset}`]),
    ];
    return capitalised(known.join(', '));
  },
  until: ({ date, name, time }) => `${name} until ${clockEn(time, date)}`,
};

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
