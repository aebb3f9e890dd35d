/** Remedies for the karma of a chart in six categories: acts for burdened planets and for the debts that are present. */
import { both, type Bilingual } from '../../bilingual.ts';
import { MALA, remedyOf, type Remedy } from '../../remedy/planetRemedies.ts';
import type { Rite } from '../../tables/doshaCare.ts';
import type { Planet } from '../../tables/planets.ts';
import { REMEDIES } from '../../tables/remedies.ts';
import { japaOf } from '../remedy/japa.ts';
import type { Debtor, FoundDebt } from './debts.ts';
import type { KarmaBody, KarmaContext, KarmaPlace } from './places.ts';
import { karmaActFact, type KarmaActFact } from './remedyFacts.ts';
import type { DebtAct, RemedyCategory } from './tables/debts.ts';

/** A text of a rite: fixed, or made for its planet. */
export type RiteText = Bilingual | KarmaActFact;

/** A rite whose texts can be made for its planet. */
export interface KarmaRite extends Pick<Rite, 'id' | 'planet' | 'when' | 'count'> {
  readonly title: RiteText;
  readonly details: RiteText;
}

export interface KarmaAct {
  readonly act: Remedy | KarmaRite;
  readonly reason: KarmaActFact;
  /** The kind of day it is done on, whose next date is given with it. */
  readonly comesOn: 'weekday' | 'amavasya' | null;
}

export type KarmaActs = Readonly<Record<RemedyCategory, readonly KarmaAct[]>>;

/** A planet whose remedies are listed, and why. */
interface Caller {
  readonly planet: Planet;
  readonly reason: KarmaActFact;
}

/** Most acts in a category, as more would not be kept. */
const MOST_CALLERS = 3;

/**
 * Lists the remedies of a chart by category, what to begin with first; no category is empty.
 *
 * @param debtors the bodies in malefic parts, the heaviest first
 */
export function karmaRemedies(karma: KarmaContext, debtors: readonly Debtor[], debts: readonly FoundDebt[]): KarmaActs {
  const callers = callersOf(karma, debtors);
  const ofDebts = debts.flatMap((found) => found.debt.acts.map((act) => debtAct(karma, found, act)));
  const inCategory = (category: RemedyCategory): KarmaAct[] => [
    ...PLANET_ACTS[category](callers),
    ...ofDebts.flatMap((one) => (one !== null && one.category === category ? [one.entry] : [])),
  ];
  return {
    immediate: inCategory('immediate'),
    regular: inCategory('regular'),
    periodic: inCategory('periodic'),
    one_time: inCategory('one_time'),
    donations: inCategory('donations'),
    mantras: inCategory('mantras'),
  };
}

/** The planet of a body: for the ascendant its lord. */
function planetFor({ ascendantLord }: KarmaContext, body: KarmaBody): Planet {
  return body === 'Ascendant' ? ascendantLord : body;
}

function callersOf(karma: KarmaContext, debtors: readonly Debtor[]): Caller[] {
  const callers = new Map<Planet, Caller>();
  for (const { body } of debtors) {
    const planet = planetFor(karma, body);
    if (!callers.has(planet)) callers.set(planet, { planet, reason: partReason(planet, karma.places[body]) });
  }
  const { atmakaraka, places } = karma;
  const found = [...callers.values()].slice(0, MOST_CALLERS);
  // Where nothing calls for it, the planet of the self is honoured for what it gives.
  return found.length > 0 ? found : [{ planet: atmakaraka, reason: partReason(atmakaraka, places[atmakaraka]) }];
}

const ofKind =
  (kind: Remedy['kind'], comesOn: KarmaAct['comesOn'] = null) =>
  ({ planet, reason }: Caller): KarmaAct => ({ act: remedyOf(planet, kind), reason, comesOn });

const ofRite =
  (rite: (planet: Planet) => KarmaRite, comesOn: KarmaAct['comesOn'] = null) =>
  ({ planet, reason }: Caller): KarmaAct => ({ act: rite(planet), reason, comesOn });

const PLANET_ACTS: Readonly<Record<RemedyCategory, (callers: readonly Caller[]) => KarmaAct[]>> = {
  immediate: (callers) => callers.slice(0, 1).map(ofKind('worship', 'weekday')),
  regular: (callers) => [...callers.slice(0, 2).map(ofKind('mantra')), ...callers.slice(0, 1).map(ofKind('fast'))],
  periodic: (callers) => [
    ...callers.slice(0, 1).map(ofRite(amavasyaGift, 'amavasya')),
    ...callers.slice(0, 1).map(ofRite(eclipseJapa)),
  ],
  one_time: (callers) => callers.slice(0, 1).map(ofRite(planetShanti)),
  donations: (callers) => callers.map(ofKind('donation', 'weekday')),
  mantras: (callers) => callers.map(ofRite(wholeJapa)),
};

function riteOf(id: string, planet: Planet, words: Omit<KarmaRite, 'id' | 'planet'>): KarmaRite {
  return { id: `${planet.toLowerCase()}_${id}`, planet, ...words };
}

function amavasyaGift(planet: Planet): KarmaRite {
  return riteOf('amavasya', planet, {
    title: both('A gift on the new Moon', 'अमावस्या का दान'),
    details: karmaActFact('new_moon_gift', { planet }),
    when: both('On amavasya, the day of the new Moon', 'अमावस्या को'),
    count: null,
  });
}

function eclipseJapa(planet: Planet): KarmaRite {
  return riteOf('eclipse', planet, {
    title: both('Japa during an eclipse', 'ग्रहण काल का जप'),
    details: karmaActFact('eclipse_japa', { planet }),
    when: both('At eclipses of the Sun and the Moon', 'सूर्य और चंद्र ग्रहण के समय'),
    count: MALA,
  });
}

function planetShanti(planet: Planet): KarmaRite {
  return riteOf('shanti', planet, {
    title: karmaActFact('peace_title', { planet }),
    details: karmaActFact('peace', { planet }),
    when: both('Once, in the bright half of a month', 'एक बार, शुक्ल पक्ष में'),
    count: null,
  });
}

/** The seed mantra as often as the text counts (BPHS 84). */
function wholeJapa(planet: Planet): KarmaRite {
  const { malasPerDay, total } = japaOf(planet).vedic;
  return riteOf('japa', planet, {
    title: REMEDIES[planet].seedMantra,
    details: karmaActFact('whole_japa', { planet, total, malasPerDay }),
    when: both('Begun in the bright half of a month', 'शुक्ल पक्ष में शुरू करें'),
    count: total,
  });
}

/** Returns why a remedy is listed for a planet: the part of the D60 that it is in, or that rises where it rules the ascendant. */
export function partReason(planet: Planet, place: KarmaPlace): KarmaActFact {
  return karmaActFact('part_reason', reasonArgs(planet, place));
}

function reasonArgs(planet: Planet, { body, number }: KarmaPlace) {
  return { planet, shashtiamsha: number, isOfAscendant: body === 'Ascendant' };
}

function debtAct(
  karma: KarmaContext,
  { debt, debtors }: FoundDebt,
  { category, ...act }: DebtAct,
): { category: RemedyCategory; entry: KarmaAct } | null {
  const [first] = debtors;
  if (!first) return null;
  const planet = planetFor(karma, first.body);
  const reason = karmaActFact('debt_reason', { debt: debt.id, ...reasonArgs(planet, karma.places[first.body]) });
  return {
    category,
    entry: { act: { ...act, planet }, reason, comesOn: act.id === 'pitri_tarpan' ? 'amavasya' : null },
  };
}

/** Lists the acts against one debt, in the order of its table. */
export function debtActs(karma: KarmaContext, found: FoundDebt): KarmaAct[] {
  return found.debt.acts.flatMap((act) => debtAct(karma, found, act)?.entry ?? []);
}
