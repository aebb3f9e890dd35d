/** The Vedic astrology engine: charts as facts, and every answer of the service, without a server. */
export { chart, dasha, dashaAt, dashaWithin, dateOf, varga } from './chart.ts';
export type { BornAt, BornChart, DashaId } from './chart.ts';
export { EngineError, openEngine } from './engine.ts';
export type { Engine, EngineData, EngineProblem, Options } from './engine.ts';
export { provideZones } from './places.ts';
export type { Borders, GazetteerFile, PackedZones, PlacesKnown } from './places.ts';
export { ephemerisIn } from '../layers/ephemeris/memory.ts';
