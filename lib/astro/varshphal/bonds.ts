/**
 * Bonds between the lord of the annual ascendant, who signifies the native, and the lord of a matter (karyesh).
 *
 * They are the first test of whether the year fulfils a matter (Tajika Nilakanthi, Samjna Tantra).
 */
import type { Chart } from '../chart/chart.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { isDusthana } from '../chart/houses.ts';
import { HOUSES, lordOfHouse } from '../planet/lordship.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import type { WeaknessArgs } from './facts.ts';
import { TAJIKA_SPEED_ORDER, type BondKind } from './tables/tajika.ts';
import {
  isHostileAspect,
  isIthasala,
  isTajikaAspecting,
  joinsFromNextSign,
  type TajikaContact,
  type TajikaContacts,
} from './tajikaAspects.ts';

export interface Bond {
  /** Of the matter, ascending. */
  readonly houses: readonly number[];
  readonly ascendantLord: SevenPlanet;
  readonly karyesh: SevenPlanet;
  readonly kind: BondKind;
  /** Null where the lords are one. */
  readonly contact: TajikaContact | null;
  /** All planets that carry the light between them, in Nakta and Yamaya. */
  readonly swiftCarriers: readonly SevenPlanet[];
  readonly slowCarriers: readonly SevenPlanet[];
  /** Mars or Saturn close to the faster lord by conjunction or a hostile aspect (Manaau). */
  readonly spoilers: readonly SevenPlanet[];
  /** States in which a lord gives back what it receives (Radda). */
  readonly weaknesses: readonly WeaknessArgs[];
  /** What the Moon adds where the lords join and she is neither of them. */
  readonly moon: 'kamboola' | 'gairi_kamboola' | 'khallasara' | 'aside' | null;
}

/** Returns the bond of the lord of the ascendant with each lord of the other houses, in the order of those houses. */
export function bondsOf(chart: Chart, contacts: TajikaContacts): Bond[] {
  const karyeshas = new Set(HOUSES.slice(1).map((house) => lordOfHouse(chart, house)));
  return [...karyeshas].map((karyesh) => bondWith(chart, contacts, karyesh));
}

/** Finds the bond with the lord of a house, 2 to 12. */
export function bondOfHouse(bonds: readonly Bond[], house: number): Bond {
  return bonds.find(({ houses }) => houses.includes(house))!;
}

/** Tells whether a bond promises its matter already; one that is still to join does not yet. */
export function isPromising({ kind, spoilers }: Bond): boolean {
  return kind === 'same' || kind === 'nakta' || kind === 'yamaya' || (kind === 'ithasala' && spoilers.length === 0);
}

function bondWith(chart: Chart, contacts: TajikaContacts, karyesh: SevenPlanet): Bond {
  const ascendantLord = lordOfHouse(chart, 1);
  const houses = HOUSES.filter((house) => house > 1 && lordOfHouse(chart, house) === karyesh);
  const lords = { houses, ascendantLord, karyesh };
  if (karyesh === ascendantLord) {
    const nothing = { swiftCarriers: [], slowCarriers: [], spoilers: [], weaknesses: [] };
    return { ...lords, kind: 'same', contact: null, moon: null, ...nothing };
  }
  const contact = contacts.between(ascendantLord, karyesh);
  const isJoined = isIthasala(contact);
  const carriers = isJoined ? [] : carriersBetween(contacts, contact);
  const swiftCarriers = carriers.filter((planet) => isFaster(planet, contact.faster));
  const slowCarriers = carriers.filter((planet) => isFaster(contact.slower, planet));
  return {
    ...lords,
    kind: bondKind(contact, swiftCarriers.length > 0, slowCarriers.length > 0),
    contact,
    swiftCarriers,
    slowCarriers,
    spoilers: isJoined ? spoilersOf(contacts, contact) : [],
    weaknesses: isJoined ? [contact.faster, contact.slower].flatMap((id) => weaknessesOf(chart, id)) : [],
    moon: isJoined ? moonPart(chart, contacts, contact) : null,
  };
}

function bondKind(contact: TajikaContact, hasSwift: boolean, hasSlow: boolean): BondKind {
  if (isIthasala(contact)) return 'ithasala';
  if (hasSwift) return 'nakta';
  if (hasSlow) return 'yamaya';
  return contact.kind === 'bhavishyat' || contact.kind === 'ishrafa' ? contact.kind : 'none';
}

function isFaster(a: SevenPlanet, b: SevenPlanet): boolean {
  return TAJIKA_SPEED_ORDER.indexOf(a) < TAJIKA_SPEED_ORDER.indexOf(b);
}

function thirdPlanets({ faster, slower }: TajikaContact): SevenPlanet[] {
  return SEVEN_PLANETS.filter((planet) => planet !== faster && planet !== slower);
}

/** Lists the planets that connect both lords, being faster or slower than either. */
function carriersBetween(contacts: TajikaContacts, contact: TajikaContact): SevenPlanet[] {
  const { faster, slower } = contact;
  return thirdPlanets(contact).filter(
    (planet) => isIthasala(contacts.between(planet, faster)) && isIthasala(contacts.between(planet, slower)),
  );
}

function spoilersOf(contacts: TajikaContacts, contact: TajikaContact): SevenPlanet[] {
  return thirdPlanets(contact).filter((planet) => {
    if (planet !== 'Mars' && planet !== 'Saturn') return false;
    const { aspect, gapDeg, orbDeg } = contacts.between(planet, contact.faster);
    return isHostileAspect(aspect) && Math.abs(gapDeg) <= orbDeg;
  });
}

function weaknessesOf(chart: Chart, planet: SevenPlanet): WeaknessArgs[] {
  const { dignity, house, isCombust, isRetrograde } = chart.planets[planet];
  const found: [isMet: boolean, state: WeaknessArgs['state']][] = [
    [isCombust, 'combust'],
    [isRetrograde, 'retrograde'],
    [dignity === 'debilitated', 'debilitated'],
    [isDusthana(house), 'dusthana'],
  ];
  return found.filter(([isMet]) => isMet).map(([, state]) => ({ planet, state, house }));
}

/**
 * Kamboola where the Moon joins a lord. Where she joins nobody: Gairi-kamboola where, without dignity and at the end of her
 * sign, she is about to join a planet strong by sign; Khallasara where she aspects neither lord.
 */
function moonPart(chart: Chart, contacts: TajikaContacts, { faster, slower }: TajikaContact): Bond['moon'] {
  if (faster === 'Moon') return null;
  const { Moon } = chart.planets;
  const others = SEVEN_PLANETS.filter((planet) => planet !== 'Moon');
  const meets = (planet: SevenPlanet) => isIthasala(contacts.between('Moon', planet));
  if (meets(faster) || meets(slower)) return 'kamboola';
  if (others.some(meets)) return 'aside';
  const isGivingLate = others.some(
    (planet) => isStrongBySign(chart.planets[planet].dignity) && joinsFromNextSign(Moon, chart.planets[planet]),
  );
  if (!isStrongBySign(Moon.dignity) && isGivingLate) return 'gairi_kamboola';
  const isSeen = [faster, slower].some((planet) => isTajikaAspecting(Moon.signIndex, chart.signs[planet]));
  return isSeen ? 'aside' : 'khallasara';
}
