/** Charts, divisional charts and dashas as facts without words: what an app needs that has its own sentences. */
export { chart, dasha, dashaAt, dashaWithin, dateOf, varga } from './chart.ts';
export type { BornAt, BornChart, DashaId } from './chart.ts';
export { ephemerisIn } from '../layers/ephemeris/memory.ts';
export { provideZones } from './places.ts';
