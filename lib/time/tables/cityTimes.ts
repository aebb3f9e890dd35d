/**
 * City clocks of India that the tz database does not hold.
 *
 * India has kept Indian Standard Time since 1906-01-01, but Bombay and Calcutta went on with their own time beside it: in
 * Bombay government, railways and telegraph used standard time, the municipality, the mills and most inhabitants the
 * city's; in Calcutta it depended on the office. Which of the two a birth was written down in, only the record can tell.
 * So neither is assumed: standard time is used, as every almanac program does, a warning names the other, and the caller
 * chooses it by `id`. Before 1906 there was no standard time: local mean time is used (tables/cityClocks.ts), and the time
 * of railways and telegraphs is one more clock to choose.
 *
 * Sources: the comments on Asia/Kolkata in the tz database's file `asia` (Reed & Low, The Indian Year Book 1936-37,
 * pp. 27-28: some municipalities kept their time; Calcutta +05:53:20 after Shanks, +05:54 after the Year Book); Indian
 * Railways Fan Club, FAQ "Odds and Ends" (Calcutta until 1948); Bombay Wiki, "Bombay Time" (+04:51 until 1955, and who
 * kept it); J. Masselos, "Bombay Time/Standard Time"; V. Ogle, The Global Transformation of Time (2015).
 *
 * They give the year of the end only, so the clocks are taken to run to the end of that year. Whether the hour of war
 * time (1942-45) was added to the city clocks they do not say; it is not added here.
 */
export interface CityTime {
  readonly id: string;
  readonly city: string;
  readonly offsetSeconds: number;
  readonly lastYear: number;
  /**
   * Null: in use along the railways of the whole country. The municipal area of today in degrees: geocoders answer with its centre for any birth "in the city", even where
   * the city of the time was smaller.
   */
  readonly area: {
    readonly south: number;
    readonly north: number;
    readonly west: number;
    readonly east: number;
  } | null;
}

/** The zone whose clock was used besides the city clocks, and replaced them. */
export const CITY_TIMES_ZONE = 'Asia/Kolkata';

export const CITY_TIMES: readonly CityTime[] = [
  {
    id: 'bombay_time',
    city: 'Bombay',
    offsetSeconds: 4 * 3600 + 51 * 60,
    lastYear: 1955,
    area: { south: 18.89, north: 19.28, west: 72.77, east: 72.99 },
  },
  {
    id: 'calcutta_time',
    city: 'Calcutta',
    offsetSeconds: 5 * 3600 + 53 * 60 + 20,
    lastYear: 1948,
    area: { south: 22.44, north: 22.65, west: 88.22, east: 88.47 },
  },
  // Madras local time, that of railways and telegraphs from 1870 until they took Indian Standard Time on 1906-01-01.
  { id: 'railway_time', city: 'Madras', offsetSeconds: 5 * 3600 + 21 * 60 + 10, lastYear: 1905, area: null },
];
