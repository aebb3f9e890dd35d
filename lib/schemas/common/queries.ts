/** Query parameters: lords and levels of a dasha, years ahead, the reading of vedha. */
import * as v from 'valibot';
import { PLANETS } from '../../astro/tables/planets.ts';
import { message } from '../../words/message.ts';
import { planetNamed } from './canonical.ts';
import { choice, chooseAmong } from './inputs.ts';
import { countInText } from './textNumbers.ts';

const PLANET_IDS = PLANETS.map((planet) => planet.toLowerCase());

const choosePlanet = chooseAmong(PLANET_IDS, PLANET_IDS, PLANET_IDS.length);

/** Returns the schema of a planet by its name in English, Sanskrit or Hindi, in any case; null counts as absent. */
export function planetName(description: string) {
  return v.nullish(
    v.pipe(
      v.string(choosePlanet),
      v.check((name) => planetNamed(name) !== null, choosePlanet),
      v.description(description),
      v.transform((name) => planetNamed(name)!),
    ),
  );
}

const lord = (level: string, within: string) =>
  planetName(`Lord of the ${level} asked about, sun to ketu in any case; default ${within}`);

/** The lords that name a period, by field, from the mahadasha down. */
export const LordEntries = {
  mahadasha_lord: lord(
    'mahadasha',
    'the one that runs at as_of. Where a lord has two turns in life, the running one is taken, else the first',
  ),
  antardasha_lord: lord('antardasha', 'the one that runs at as_of, else the first in its mahadasha'),
  pratyantardasha_lord: lord('pratyantardasha', 'the one that runs at as_of, else the first in its antardasha'),
  sookshma_lord: lord('sookshma', 'the one that runs at as_of, else the first in its pratyantardasha'),
};

/** The lords that name the period one level above the listed ones. */
export const MahadashaQuery = { mahadasha_lord: LordEntries.mahadasha_lord };
export const AntardashaQuery = { ...MahadashaQuery, antardasha_lord: LordEntries.antardasha_lord };
export const PratyantardashaQuery = { ...AntardashaQuery, pratyantardasha_lord: LordEntries.pratyantardasha_lord };
export const SookshmaQuery = { ...PratyantardashaQuery, sookshma_lord: LordEntries.sookshma_lord };

const aboutCount = (least: number, most: number) => ({
  least,
  most,
  message: (got: string) => message('count_out_of_bounds', { least, most, got }),
});

/** Length of the timeline. */
export const YearsAheadQuery = {
  years_ahead: v.nullish(
    countInText({
      ...aboutCount(1, 120),
      description: 'How many calendar years from as_of on are told, 1 to 120; default 10',
    }),
  ),
};

/** Query of every path that judges vedha. */
export const NodeVedhaQuery = {
  node_vedha: choice(['counted', 'none'], 'Whether Rahu and Ketu obstruct and relieve other planets; default counted'),
};
