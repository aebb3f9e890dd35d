/** Remedies for the karma of a chart in six categories: acts for burdened planets and for the debts that are present. */
import { both, type Bilingual } from '../../bilingual.ts';
import { MALA, remedyOf, type Remedy } from '../../remedy/planetRemedies.ts';
import type { Rite } from '../../tables/doshaCare.ts';
import { PLANET_NAMES, type Planet } from '../../tables/planets.ts';
import { REMEDIES } from '../../tables/remedies.ts';
import { named } from '../../planetWords.ts';
import { capitalised } from '../../words.ts';
import { JAPA_DAYS, japaOf } from '../remedy/japa.ts';
import { uncapitalised } from '../phrases.ts';
import type { Debtor, FoundDebt } from './debts.ts';
import type { KarmaBody, KarmaContext } from './places.ts';
import type { DebtAct, RemedyCategory } from './tables/debts.ts';
import { partReason } from './words.ts';

export interface KarmaAct {
  readonly act: Remedy | Rite;
  readonly reason: Bilingual;
  /** The kind of day it is done on, whose next date is given with it. */
  readonly comesOn: 'weekday' | 'amavasya' | null;
}

/** A planet whose remedies are listed, and why. */
interface Caller {
  readonly planet: Planet;
  readonly reason: Bilingual;
}

/** Most acts in a category, as more would not be kept. */
const MOST_CALLERS = 3;

/**
 * Lists the remedies of a chart by category, what to begin with first; no category is empty.
 *
 * @param debtors the bodies in malefic parts, the heaviest first
 */
export function karmaRemedies(
  karma: KarmaContext,
  debtors: readonly Debtor[],
  debts: readonly FoundDebt[],
): Readonly<Record<RemedyCategory, readonly KarmaAct[]>> {
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
  (rite: (planet: Planet) => Rite, comesOn: KarmaAct['comesOn'] = null) =>
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

function riteOf(id: string, planet: Planet, words: Omit<Rite, 'id' | 'planet'>): Rite {
  return { id: `${planet.toLowerCase()}_${id}`, planet, ...words };
}

function amavasyaGift(planet: Planet): Rite {
  const { gift, recipient } = REMEDIES[planet];
  return riteOf('amavasya', planet, {
    title: both('A gift on the new Moon', 'अमावस्या का दान'),
    details: both(
      `Remember those who went before you, and give ${gift.en} to ${recipient.en}.`,
      `पूर्वजों का स्मरण करें और ${gift.hi} ${recipient.hi} को दें।`,
    ),
    when: both('On amavasya, the day of the new Moon', 'अमावस्या को'),
    count: null,
  });
}

function eclipseJapa(planet: Planet): Rite {
  const { mantra } = REMEDIES[planet];
  return riteOf('eclipse', planet, {
    title: both('Japa during an eclipse', 'ग्रहण काल का जप'),
    details: both(
      `Say “${mantra.en}” while an eclipse lasts that is seen where you are, one mala of ${MALA} at least, and give something afterwards.`,
      `आपके स्थान पर दिखने वाले ग्रहण के समय “${mantra.hi}” की कम से कम एक माला (${MALA}) जपें और बाद में कुछ दान करें।`,
    ),
    when: both('At eclipses of the Sun and the Moon', 'सूर्य और चंद्र ग्रहण के समय'),
    count: MALA,
  });
}

function planetShanti(planet: Planet): Rite {
  const { deity, worship } = REMEDIES[planet];
  const nameHi = PLANET_NAMES[planet].hi;
  return riteOf('shanti', planet, {
    title: both(`Rite of peace for ${named(planet)}`, `${nameHi} शांति`),
    details: both(
      `A rite of peace held by a priest, with ${worship.en}; or a visit to a place of pilgrimage of ${deity.en}.`,
      `पुरोहित द्वारा ${nameHi} की शांति, ${worship.hi} सहित; अथवा ${deity.hi} के किसी तीर्थ की यात्रा।`,
    ),
    when: both('Once, in the bright half of a month', 'एक बार, शुक्ल पक्ष में'),
    count: null,
  });
}

/** The seed mantra as often as the text counts (BPHS 84). */
function wholeJapa(planet: Planet): Rite {
  const { malasPerDay, total } = japaOf(planet).vedic;
  return riteOf('japa', planet, {
    title: REMEDIES[planet].seedMantra,
    details: both(
      `${total} times in all: ${malasPerDay} malas of ${MALA} a day for ${JAPA_DAYS} days, fewer a day for longer, or by a priest.`,
      `कुल ${total} जप: ${JAPA_DAYS} दिन तक प्रतिदिन ${MALA} की ${malasPerDay} मालाएँ, कम मालाओं से अधिक दिनों में, या पुरोहित द्वारा।`,
    ),
    when: both('Begun in the bright half of a month', 'शुक्ल पक्ष में आरंभ करें'),
    count: total,
  });
}

function debtAct(
  karma: KarmaContext,
  { debt, debtors }: FoundDebt,
  { category, ...act }: DebtAct,
): { category: RemedyCategory; entry: KarmaAct } | null {
  const [first] = debtors;
  if (!first) return null;
  const planet = planetFor(karma, first.body);
  const { en, hi } = partReason(planet, karma.places[first.body]);
  const reason = both(`${capitalised(debt.name)}: ${uncapitalised(en)}`, `${debt.sanskrit}: ${hi}`);
  return {
    category,
    entry: { act: { ...act, planet }, reason, comesOn: act.id === 'pitri_tarpan' ? 'amavasya' : null },
  };
}

/** Lists the acts against one debt, in the order of its table. */
export function debtActs(karma: KarmaContext, found: FoundDebt): KarmaAct[] {
  return found.debt.acts.flatMap((act) => debtAct(karma, found, act)?.entry ?? []);
}
