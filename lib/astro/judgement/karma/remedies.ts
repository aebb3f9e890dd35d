/** Remedies for the karma of a chart in six categories: acts for burdened planets and for the debts that are present. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { AnyRemedyKind } from '../../remedy/aidedRemedies.ts';
import { MALA, remedyOf, type Remedy } from '../../remedy/planetRemedies.ts';
import type { LifeStage } from '../../stage.ts';
import type { Rite } from '../../tables/doshaCare.ts';
import type { Planet } from '../../tables/planets.ts';
import { REMEDIES } from '../../tables/remedies.ts';
import { japaOf } from '../remedy/japa.ts';
import { planFor, plannedFor, type RemedyPlan } from '../remedy/remedyPlan.ts';
import type { AreaKarma } from './areas.ts';
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
  readonly comesOn: 'weekday' | 'amavasya' | 'eclipse' | null;
}

export type KarmaActs = Readonly<Record<RemedyCategory, readonly KarmaAct[]>>;

/** A planet whose remedies are listed, and why. */
interface Caller {
  readonly planet: Planet;
  readonly reason: KarmaActFact;
}

/** Most acts in a category, as more would not be kept. */
const MOST_CALLERS = 3;

/** Who calls for each kind: by the D60, within what the plan of the birth allows. */
interface Callers {
  readonly all: readonly Caller[];
  /** Those whose mantra the plan has. */
  readonly mantra: readonly Caller[];
  readonly fast: readonly Caller[];
  readonly stage: LifeStage;
  /** The very young and the very old are spared long rites. */
  readonly isGentle: boolean;
}

/**
 * Lists the remedies of a chart by category, what to begin with first; no category is empty.
 *
 * @param debtors the bodies in malefic parts, the heaviest first
 * @param plan of the birth: no mantra and no fast is named beside it
 */
export function karmaRemedies(
  karma: KarmaContext,
  debtors: readonly Debtor[],
  debts: readonly FoundDebt[],
  plan: RemedyPlan,
): KarmaActs {
  const callers = callersOf(karma, debtors, plan);
  const ofDebts = debts.flatMap((found) => keptActs(found, plan).map((act) => debtAct(karma, found, act)));
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

function callersOf(karma: KarmaContext, debtors: readonly Debtor[], plan: RemedyPlan): Callers {
  const called = new Map<Planet, Caller>();
  for (const { body } of debtors) {
    const planet = planetFor(karma, body);
    if (!called.has(planet)) called.set(planet, { planet, reason: partReason(planet, karma.places[body]) });
  }
  const { atmakaraka, places } = karma;
  const caller = (planet: Planet): Caller => ({ planet, reason: partReason(planet, places[planet]) });
  const found = [...called.values()];
  const has = (kind: AnyRemedyKind) => found.filter(({ planet }) => planFor(plan, planet).kinds.includes(kind));
  const planned = plannedFor(plan, 'mantra').map(({ planet }) => caller(planet));
  const honoured = planned.filter(({ planet }) => planet === atmakaraka);
  // Where nothing calls for it, the planet of the self is honoured for what it gives.
  const orElse = (some: readonly Caller[], others: readonly Caller[]) => (some.length > 0 ? some : others);
  const { stage } = plan.person;
  return {
    all: orElse(found, [caller(atmakaraka)]).slice(0, MOST_CALLERS),
    mantra: orElse(orElse(has('mantra'), orElse(honoured, planned.slice(0, 1))), [caller(atmakaraka)]).slice(
      0,
      MOST_CALLERS,
    ),
    fast: has('fast').slice(0, 1),
    stage,
    isGentle: isSpared(stage),
  };
}

/** Tells whether long rites and recitals in thousands are left out. */
function isSpared(stage: LifeStage): boolean {
  return stage === 'child' || stage === 'old';
}

/** Acts against debts that a family can do with a child, or a very old person at home. */
const GENTLE_ACTS: readonly string[] = [
  'support_of_elders',
  'cow_feeding',
  'hanuman_or_durga',
  'satyanarayana',
  'wednesday_charity',
  'vishnu_mantra',
  'shiva_abhishek',
  'visit_to_the_sick',
];

function keptActs({ debt }: FoundDebt, { person }: RemedyPlan): readonly DebtAct[] {
  return isSpared(person.stage) ? debt.acts.filter(({ id }) => GENTLE_ACTS.includes(id)) : debt.acts;
}

const ofKind =
  (kind: Remedy['kind'], stage: LifeStage, comesOn: KarmaAct['comesOn'] = null) =>
  ({ planet, reason }: Caller): KarmaAct => ({ act: remedyOf(planet, kind, stage), reason, comesOn });

const ofRite =
  (rite: (planet: Planet) => KarmaRite, comesOn: KarmaAct['comesOn'] = null) =>
  ({ planet, reason }: Caller): KarmaAct => ({ act: rite(planet), reason, comesOn });

const PLANET_ACTS: Readonly<Record<RemedyCategory, (callers: Callers) => KarmaAct[]>> = {
  immediate: ({ all, stage }) => all.slice(0, 1).map(ofKind('worship', stage, 'weekday')),
  regular: ({ fast, mantra, stage }) => [
    ...mantra.slice(0, 2).map(ofKind('mantra', stage)),
    ...fast.map(ofKind('fast', stage)),
  ],
  periodic: ({ all, isGentle, mantra }) => [
    ...all.slice(0, 1).map(ofRite(amavasyaGift, 'amavasya')),
    ...(isGentle ? [] : mantra.slice(0, 1).map(ofRite(eclipseJapa, 'eclipse'))),
  ],
  one_time: ({ all, isGentle }) => all.slice(0, 1).map(ofRite(isGentle ? templeVisit : planetShanti)),
  donations: ({ all, stage }) => all.map(ofKind('donation', stage, 'weekday')),
  mantras: ({ isGentle, mantra }) => mantra.map(ofRite(isGentle ? shortJapa : wholeJapa)),
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

function templeVisit(planet: Planet): KarmaRite {
  return riteOf('temple_visit', planet, {
    title: both('A visit to a temple', 'मंदिर के दर्शन'),
    details: karmaActFact('temple_visit', { planet }),
    when: both('Once, on a quiet day', 'एक बार, किसी शांत दिन'),
    count: null,
  });
}

/** One mala, where thousands would be too many. */
function shortJapa(planet: Planet): KarmaRite {
  return riteOf('short_japa', planet, {
    title: REMEDIES[planet].mantra,
    details: karmaActFact('short_japa', { planet }),
    when: both('In the evening, before a lamp', 'शाम को, दीपक के सामने'),
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

/** Lists the acts against one debt that suit the person, in the order of its table. */
export function debtActs(karma: KarmaContext, found: FoundDebt, plan: RemedyPlan): KarmaAct[] {
  return keptActs(found, plan).flatMap((act) => debtAct(karma, found, act)?.entry ?? []);
}

/**
 * Lists the acts for an area of life: for its burdened planets a mantra where the plan has it, and a gift; where none
 * is burdened, worship for its strongest planet; none where the area belongs to other years.
 */
export function areaActs({ places }: KarmaContext, { burdened, key, text }: AreaKarma, plan: RemedyPlan): KarmaAct[] {
  const { time } = text.args;
  if (time === 'later_life' || time === 'past') return [];
  const { stage } = plan.person;
  const named = burdened.slice(0, MOST_OF_AREA);
  const pairs =
    named.length > 0
      ? named.flatMap((planet) => {
          const kinds = ['mantra', 'donation'] as const;
          return kinds
            .filter((kind) => kind === 'donation' || planFor(plan, planet).kinds.includes(kind))
            .map((kind) => ({ planet, kind }));
        })
      : [{ planet: key, kind: 'worship' as const }];
  return pairs.map(({ kind, planet }) => ({
    act: remedyOf(planet, kind, stage),
    reason: partReason(planet, places[planet]),
    comesOn: kind === 'mantra' ? null : 'weekday',
  }));
}

/** Most burdened planets of an area that are named. */
const MOST_OF_AREA = 2;
