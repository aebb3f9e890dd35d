/** Phrases that sentences of /jaimini share in Hindi. */
import type { Bearing, Office, Placed } from '../../../astro/judgement/jaimini/facts.ts';
import { KARAKA_OFFICES, type KarakaCode } from '../../../astro/jaimini/tables/karakaOffices.ts';
import type { Dignity } from '../../../astro/planet/dignity.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { houseOblique, isOrAre, planetHi, planetsHi, signHi } from '../grammar.ts';
import { HOUSE_MATTERS_OBLIQUE_HI } from '../vocabulary.ts';

/** Returns what a house stands for, before a postposition: काम, पद और मान. */
export const houseArea = (house: number) => HOUSE_MATTERS_OBLIQUE_HI[house - 1]!;

/** Returns the name of an office: आत्मकारक. */
export const officeHi = (code: KarakaCode) => KARAKA_OFFICES[code].sanskrit;

/** Returns an office with its planet: अमात्यकारक बुध. */
export const inOffice = ({ code, planet }: Office) => `${officeHi(code)} ${planetHi(planet)}`;

const PLACED: Readonly<Record<Dignity, (sign: string) => string>> = {
  exalted: (sign) => `${sign} राशि में उच्च का`,
  moolatrikona: (sign) => `मूलत्रिकोण राशि ${sign} में`,
  own: (sign) => `अपनी राशि ${sign} में`,
  great_friend: (sign) => `घनिष्ठ मित्र की राशि ${sign} में`,
  friend: (sign) => `मित्र की राशि ${sign} में`,
  neutral: (sign) => `सम ग्रह की राशि ${sign} में`,
  enemy: (sign) => `शत्रु की राशि ${sign} में`,
  great_enemy: (sign) => `परम शत्रु की राशि ${sign} में`,
  debilitated: (sign) => `${sign} राशि में नीच का`,
};

/** Returns a dignity with its sign, before है: मित्र की राशि धनु में. */
export const placedHi = (dignity: Dignity, signIndex: number) => PLACED[dignity](signHi(signIndex));

/** Returns the sentence on a cancelled debilitation, with a blank before it; nothing where there is none. */
export const lifted = ({ isLifted }: Pick<Placed, 'isLifted'>) => (isLifted ? ' नीच भंग होने से उसका बल लौट आता है।' : '');

/** Returns शनि है, or शनि और राहु हैं. */
export const areThere = (planets: readonly Planet[]) => `${planetsHi(planets)} ${isOrAre(planets.length)}`;

/** Returns a sentence on the planets in a place and on those that aspect it: उपपद में शनि है; उस पर राहु की दृष्टि भी है। */
export function bearing({ aspecting, inside }: Bearing, place: string): string {
  if (inside.length === 0) return `${place} पर ${planetsHi(aspecting)} की दृष्टि है।`;
  const aspect = aspecting.length > 0 ? `; उस पर ${planetsHi(aspecting)} की दृष्टि भी है` : '';
  return `${place} में ${areThere(inside)}${aspect}।`;
}

/** Returns a sentence on the planets that join a planet and on those that aspect it. */
export function company({ aspecting, inside }: Bearing, planet: Planet): string {
  if (inside.length === 0) return `${planetHi(planet)} पर ${planetsHi(aspecting)} की राशि दृष्टि है।`;
  const aspect = aspecting.length > 0 ? `; उस पर ${planetsHi(aspecting)} की राशि दृष्टि भी है` : '';
  return `${planetHi(planet)} के साथ ${areThere(inside)}${aspect}।`;
}

/** Returns a house counted from a point, before a postposition: कारकांश, or कारकांश से तीसरे भाव. */
export const houseFrom = (house: number, point: string) => (house === 1 ? point : `${point} से ${houseOblique(house)}`);

/** Returns what each of several planets gives, before झलक and the like: सूर्य से गरिमा की, शुक्र से आकर्षण की. */
export const eachOf = (planets: readonly Planet[], gifts: Readonly<Record<Planet, string>>, post: string) =>
  planets.length === 1
    ? `${gifts[planets[0]!]} ${post}`
    : planets.map((planet) => `${planetHi(planet)} से ${gifts[planet]} ${post}`).join(', ');
