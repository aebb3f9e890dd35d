/**
 * Countries in which the tz database gives the mean time of one city to all places, before any standard time existed.
 *
 * That clock was the one of railways, telegraphs and offices; births were written down in the local mean time of the
 * place. So these stretches count as local mean time, and the warning names the city's clock for records that used it.
 * Where a law made the mean time of a city that of the country it is a standard time and stays: France 1891, Ireland
 * 1880, Denmark 1890, the Netherlands from 1909, Switzerland 1853, Italy 1866, Greece 1895, Finland 1878, Argentina 1894,
 * Uruguay 1908, Indochina 1906, Malaya 1901. So do the stretches of the Americas and Africa that Shanks begins on
 * 1890-01-01: their countries are narrow, or nothing is known of them.
 *
 * Sources: tz database, files `asia` and `europe` with their comments (Reed & Low, The Indian Year Book 1936-37, pp.
 * 27-28, on the railways of India and Burma; R. Prasad, Tracks of Change, p. 145, on local time for civil purposes;
 * Karpinsky on Russia, which had no common time before the decree in force on 1919-07-01; the file `backzone` on the
 * Netherlands). Ends are those of the database, for Dhaka the end of local time in British India.
 */
export interface CityClock {
  /** Spelled as in the current tz database. */
  readonly zone: string;
  readonly city: string;
  /** Abbreviations of the city's mean time in the tz database. */
  readonly abbreviations: readonly string[];
  /** The first day of the country's standard time, where the database continues the city's. */
  readonly untilDate?: string;
}

export const CITY_CLOCKS: readonly CityClock[] = [
  { zone: 'Asia/Kolkata', city: 'Madras', abbreviations: ['HMT', 'MMT'] },
  { zone: 'Asia/Dhaka', city: 'Calcutta', abbreviations: ['HMT'], untilDate: '1906-01-01' },
  { zone: 'Asia/Colombo', city: 'Moratuwa', abbreviations: ['MMT'] },
  { zone: 'Asia/Yangon', city: 'Rangoon', abbreviations: ['RMT'] },
  { zone: 'Asia/Bangkok', city: 'Bangkok', abbreviations: ['BMT'] },
  { zone: 'Asia/Jakarta', city: 'Batavia', abbreviations: ['BMT'] },
  { zone: 'Asia/Baghdad', city: 'Baghdad', abbreviations: ['BMT'] },
  { zone: 'Asia/Jerusalem', city: 'Jerusalem', abbreviations: ['JMT'] },
  { zone: 'Europe/Istanbul', city: 'Constantinople', abbreviations: ['IMT'] },
  { zone: 'Europe/Sofia', city: 'Constantinople', abbreviations: ['IMT'] },
  { zone: 'Europe/Moscow', city: 'Moscow', abbreviations: ['MMT'] },
  { zone: 'Europe/Warsaw', city: 'Warsaw', abbreviations: ['WMT'] },
  { zone: 'Europe/Vilnius', city: 'Warsaw', abbreviations: ['WMT'] },
  { zone: 'Europe/Riga', city: 'Riga', abbreviations: ['RMT'] },
  { zone: 'Europe/Tallinn', city: 'Tallinn', abbreviations: ['TMT'] },
  { zone: 'Europe/Minsk', city: 'Minsk', abbreviations: ['MMT'] },
  { zone: 'Europe/Kyiv', city: 'Kiev', abbreviations: ['KMT'] },
  { zone: 'Europe/Chisinau', city: 'Chisinau', abbreviations: ['CMT'] },
  { zone: 'Europe/Simferopol', city: 'Simferopol', abbreviations: ['SMT'] },
  { zone: 'Asia/Tbilisi', city: 'Tiflis', abbreviations: ['TBMT'] },
  { zone: 'Asia/Yekaterinburg', city: 'Perm', abbreviations: ['PMT'] },
  { zone: 'Asia/Irkutsk', city: 'Irkutsk', abbreviations: ['IMT'] },
  { zone: 'Europe/Prague', city: 'Prague', abbreviations: ['PMT'] },
  { zone: 'Europe/Brussels', city: 'Brussels', abbreviations: ['BMT'] },
  { zone: 'Europe/Amsterdam', city: 'Amsterdam', abbreviations: ['AMT'], untilDate: '1909-05-01' },
];
