/** The conventions of a request. */
import { type Conventions, DEFAULT_CONVENTIONS } from '../astro/conventions.ts';
import { ConventionEntries, type Birth } from '../schemas/common/inputs.ts';

/** Fills in the default of every convention that the caller left open. */
export function conventionsOf(input: Partial<Birth>): Conventions {
  const { ayanamsa, house_system: houseSystem } = input;
  const defaults = DEFAULT_CONVENTIONS;
  return {
    ayanamsa: ayanamsa === 'kp' ? 'krishnamurti' : (ayanamsa ?? defaults.ayanamsa),
    node: input.node ?? defaults.node,
    houseSystem: houseSystem === 'd1' ? 'whole_sign' : (houseSystem ?? defaults.houseSystem),
    dashaYear: input.dasha_year ?? defaults.dashaYear,
    sunrise: input.sunrise ?? defaults.sunrise,
    karakaScheme: input.karaka_scheme ?? defaults.karakaScheme,
    moonNature: input.moon_nature ?? defaults.moonNature,
    mercuryNature: input.mercury_nature ?? defaults.mercuryNature,
    nodeExaltation: input.node_exaltation ?? defaults.nodeExaltation,
    nodeAspects: input.node_aspects ?? defaults.nodeAspects,
    vargaMethods: given(input.varga_methods ?? {}) as Conventions['vargaMethods'],
  };
}

/** The fields of a query that are there: absent and null ones must not hide those of the body. */
export function given(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== null));
}

/** Fields that name conventions, as far as they were sent. */
export type ConventionFields = Partial<Pick<Birth, keyof typeof ConventionEntries>>;

/** Returns those of some fields that name conventions and are there. */
export function conventionFields(fields: object): ConventionFields {
  return Object.fromEntries(Object.entries(given(fields)).filter(([name]) => Object.hasOwn(ConventionEntries, name)));
}
