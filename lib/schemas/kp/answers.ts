/** Answers of /kp. */
import * as v from 'valibot';
import { AGENCY_ORDERS } from '../../astro/kp/agency.ts';
import { MATTER_IDS } from '../../astro/kp/matters.ts';
import { RULING_OFFICES } from '../../astro/kp/rulingPlanets.ts';
import {
  Confidence,
  count,
  endpoint,
  HouseNumber,
  list,
  NakshatraRef,
  nine,
  number,
  orNull,
  planetHead,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  yes,
  type Records,
} from '../common/records.ts';
import { NakshatraId, SignId } from '../common/ids/closedIds.ts';
import { lordEntries } from './lords.ts';

const placeEntries = {
  longitude: number('Sidereal, degrees, 0 <= x < 360'),
  sign: SignRef,
  degree: number('Degrees within the sign'),
  nakshatra: NakshatraRef,
  ...lordEntries,
};

const houses = v.array(HouseNumber);

const reason = orNull(
  v.picklist(['no_placidus']),
  'Why there are no houses: beyond the polar circles Placidus has none',
);

const KpPlanet = record('KpPlanet', 'A planet with its lords', {
  ...planetHead,
  ...placeEntries,
  house: orNull(HouseNumber, 'From the cusp passed last; null without cusps'),
  is_retrograde: v.boolean(),
});

const cuspEntries = { house: HouseNumber, ...placeEntries };
const KpCusp = record('KpCusp', 'A cusp with its lords: the beginning of its house', cuspEntries);

const KpPromise = record('KpPromise', 'What the sub lord of a cusp says of a group of houses', {
  matter: orNull(v.picklist(MATTER_IDS), 'Null where the house itself is read'),
  cusp: HouseNumber,
  sub_lord: PlanetId,
  houses: list(HouseNumber, 'That it signifies; of a node also those of the planets that it acts for'),
  group: v.object({ for: houses, against: houses }),
  linked_houses: list(HouseNumber, 'Of these, those for the matter'),
  opposing_houses: list(HouseNumber, 'And those against it'),
  grade: v.pipe(
    v.picklist(['promised', 'mixed', 'not_supported', 'undecided']),
    v.description('Only houses for it, houses of both kinds, only houses against it, none of either'),
  ),
  result_by: v.pipe(PlanetId, v.description('Star lord of the sub lord, which shows the result')),
  outcome_by: v.pipe(PlanetId, v.description('Sub lord of the place of the sub lord, which shows the outcome')),
  text: text('In the language asked for'),
  confidence: Confidence,
});
export type KpPromise = v.InferOutput<typeof KpPromise>;

const fourfoldEntries = {
  a: list(PlanetId, 'In the star of an occupant'),
  b: list(PlanetId, 'Occupants'),
  c: list(PlanetId, 'In the star of the owner'),
  d: list(PlanetId, 'Owner'),
};

const Fourfold = record('KpSignificators', 'Significators, the strongest list first', fourfoldEntries);

const KpHouse = record('KpHouse', 'Who gives the results of a house', {
  number: HouseNumber,
  ...fourfoldEntries,
  with_agents: v.pipe(Fourfold, v.description('The same with nodes before the planets that they act for')),
});

const KpSignifications = record('KpSignifications', 'Which houses a planet gives', {
  id: PlanetId,
  name: text('In the language asked for'),
  a: list(HouseNumber, 'That its star lord occupies'),
  b: list(HouseNumber, 'That it occupies'),
  c: list(HouseNumber, 'That its star lord owns'),
  d: list(HouseNumber, 'That it owns'),
  houses: list(HouseNumber, 'All of these, a node with those of the planets that it acts for'),
  is_self_significator: yes('No other planet stands in a star of it'),
  agents: list(
    v.object({ planet: PlanetId, by: v.picklist(AGENCY_ORDERS.reader) }),
    'Planets that a node acts for, the strongest tie first',
  ),
  text: text('In the language asked for'),
});

const significatorEntries = {
  houses: list(KpHouse, 'The 1st first; empty without cusps'),
  planets: list(KpSignifications, 'Sun to Ketu; empty without cusps'),
};

const Office = v.picklist(RULING_OFFICES);

const rulingEntries = {
  ruling_planets: list(v.object({ office: Office, planet: PlanetId }), 'By office, the strongest first'),
  ranked: list(PlanetId, 'Each once; a node before the first ruling planet that it acts for'),
  details: list(
    record('RulingPlanet', 'One ruling planet', {
      planet: PlanetId,
      offices: v.array(Office),
      acts_for: list(PlanetId, 'Of a node: ruling planets that it acts for'),
      is_weak: yes('In the star or sub of a retrograde planet, nodes left out'),
    }),
    'In the order of `ranked`',
  ),
};

const headline = text('The answer itself');
const short = text('The answer, its reason, what to do with it');

export const KpPlanets = record('KpPlanets', 'Lords of the nine planets', { planets: nine(KpPlanet), reason, sources });
export type KpPlanets = v.InferOutput<typeof KpPlanets>;

export const KpCusps = record('KpCusps', 'Lords of the twelve cusps, and what their sub lords say', {
  cusps: list(
    record('KpReadCusp', 'A cusp with what its sub lord says', { ...cuspEntries, reading: KpPromise }),
    'The 1st first; empty without cusps',
  ),
  reason,
  sources,
});
export type KpCusps = v.InferOutput<typeof KpCusps>;

export const KpSignificatorLists = record('KpSignificatorLists', 'Fourfold significators of houses and planets', {
  ...significatorEntries,
  reason,
  sources,
});
export type KpSignificatorLists = v.InferOutput<typeof KpSignificatorLists>;

export const KpRulingPlanets = record('KpRulingPlanets', 'Ruling planets of an instant', {
  at: text('The instant: as_of, or the birth'),
  ...rulingEntries,
  headline,
  short,
  confidence: Confidence,
  sources,
});
export type KpRulingPlanets = v.InferOutput<typeof KpRulingPlanets>;

const KpSub = record('KpSub', 'One of the 249 arcs, in arc-seconds from the beginning of Aries', {
  number: count('The first begins Aries', 1, 249),
  sign: SignId,
  start_arcsec: v.number(),
  end_arcsec: v.number(),
  sign_lord: PlanetId,
  nakshatra: NakshatraId,
  star_lord: PlanetId,
  sub_lord: PlanetId,
});

export const KpHorary = record('KpHorary', 'The chart of a number', {
  at: text('The instant of the question'),
  number: count('As it was named', 1, 249),
  arc: KpSub,
  cusps: list(KpCusp, 'The 1st first; empty without cusps'),
  planets: nine(KpPlanet),
  reason,
  ruling_planets: v.object(rulingEntries),
  significators: v.object(significatorEntries),
  mind: orNull(
    record('KpMind', 'What the question is about, by the Moon', {
      star_lord: PlanetId,
      sub_lord: PlanetId,
      houses: list(HouseNumber, 'That these two signify'),
    }),
    'Null without cusps',
  ),
  judgement: orNull(KpPromise, 'Of the matter asked about; null without one, or without cusps'),
  headline,
  short,
  disclaimer: orNull(v.string(), 'Where a matter is judged'),
  confidence: Confidence,
  sources,
});
export type KpHorary = v.InferOutput<typeof KpHorary>;

export const KpSubs = record('KpSubs', 'The 249 arcs', { subs: v.array(KpSub), sources });
export type KpSubs = v.InferOutput<typeof KpSubs>;

const BY_DEFAULT = 'Krishnamurti ayanamsa, cusps of Placidus and the mean node, unless others are named.';

export const answers = {
  planets: endpoint(
    'KP: lords of the planets',
    `Sign, star, sub and sub-sub lords of the nine planets, the number of their arc and their house by cusps. ${BY_DEFAULT}`,
    KpPlanets,
  ),
  cusps: endpoint(
    'KP: lords of the cusps',
    `Lords of the twelve cusps, and whether the sub lord of each supports the matter of the house by the houses that it signifies. ${BY_DEFAULT}`,
    KpCusps,
  ),
  significators: endpoint(
    'KP: significators',
    `Fourfold significators of the houses and significations of the planets, with the planets that the nodes act for. ${BY_DEFAULT}`,
    KpSignificatorLists,
  ),
  rulingPlanets: endpoint(
    'KP: ruling planets',
    `Lords of the ascendant, the Moon and the day at the birth or at as_of, ranked. ${BY_DEFAULT}`,
    KpRulingPlanets,
  ),
  horary: endpoint(
    'KP: a horary number',
    `The chart whose ascendant is the arc of a number from 1 to 249, with the planets of the instant, ruling planets, significators, and the matter asked about. ${BY_DEFAULT}`,
    KpHorary,
  ),
  subs: endpoint('KP: the 249 subs', 'Signs, stars and subs with their lords and borders.', KpSubs),
} satisfies Records;
