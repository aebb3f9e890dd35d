/** Planets by rising sign (BPHS 34.19-44); where editions differ, the reading of most of them. */
import type { SevenPlanet } from './planets.ts';

export interface FunctionalRow {
  readonly benefics: readonly SevenPlanet[];
  readonly malefics: readonly SevenPlanet[];
  readonly neutrals: readonly SevenPlanet[];
  /** A single planet that owns a kendra and a trikona. */
  readonly yogakaraka: SevenPlanet | null;
  /** Two that make a yoga by joining. */
  readonly yogaPair: readonly SevenPlanet[];
  readonly marakas: readonly SevenPlanet[];
}

const ABBREVIATIONS: Readonly<Record<string, SevenPlanet>> = {
  Su: 'Sun',
  Mo: 'Moon',
  Ma: 'Mars',
  Me: 'Mercury',
  Ju: 'Jupiter',
  Ve: 'Venus',
  Sa: 'Saturn',
};

/** By rising sign, Aries first. */
export const FUNCTIONAL_NATURES: readonly FunctionalRow[] = [
  row('Su Ju Ma', 'Me Ve Sa', 'Mo', '', 'Su Ju', 'Ve'),
  row('Su Me Sa', 'Ju Ve Mo', 'Ma', 'Sa', '', 'Ju Ve Mo Ma'),
  row('Ve', 'Ma Ju Su', 'Mo Me Sa', '', '', 'Mo Ju'),
  row('Ma Ju Mo', 'Ve Me', 'Su Sa', 'Ma', '', 'Sa Su'),
  row('Ma Su Ju', 'Me Ve Sa', 'Mo', 'Ma', '', 'Sa Me'),
  row('Me Ve', 'Ma Ju Mo', 'Su Sa', '', 'Me Ve', 'Ve Ju'),
  row('Sa Me', 'Ju Su Ma', 'Ve Mo', 'Sa', 'Mo Me', 'Ma'),
  row('Ju Mo', 'Ve Me Sa', 'Su Ma', '', 'Su Mo', 'Ve Ju'),
  row('Ma Su', 'Ve', 'Ju Me Mo Sa', '', 'Su Me', 'Sa Ve Me'),
  row('Ve Me Sa', 'Ma Ju Mo', 'Su', 'Ve', '', 'Ma Mo Sa'),
  row('Ve Sa', 'Ju Mo Ma', 'Su Me', 'Ve', '', 'Ju Su Ma'),
  row('Mo Ma', 'Sa Ve Su Me', 'Ju', '', 'Ma Ju', 'Me Sa'),
];

function row(
  benefics: string,
  malefics: string,
  neutrals: string,
  yogakaraka: string,
  yogaPair: string,
  marakas: string,
): FunctionalRow {
  return {
    benefics: planets(benefics),
    malefics: planets(malefics),
    neutrals: planets(neutrals),
    yogakaraka: planets(yogakaraka)[0] ?? null,
    yogaPair: planets(yogaPair),
    marakas: planets(marakas),
  };
}

function planets(text: string): SevenPlanet[] {
  return text.split(' ').flatMap((short) => ABBREVIATIONS[short] ?? []);
}
