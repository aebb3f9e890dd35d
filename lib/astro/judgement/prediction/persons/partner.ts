/**
 * The partner as the chart describes them: the 7th house, its lord and the nakshatra of that lord, the darakaraka, the
 * upapada and the 7th of the navamsa (BPHS 18, 30; Jaimini 1.4; Phaladeepika 10; Saravali 34; weights interpretive).
 *
 * After a separation or a loss the 9th house takes the place of the 7th, and the 8th sign from the upapada that of the
 * upapada: the 9th is the third from the 7th, as a younger sibling follows the elder (practice; Jaimini 1.4 for the latter).
 */
import { countFrom, nthSignFrom } from '../../../angle.ts';
import { aspectsOn } from '../../../chart/aspects.ts';
import { occupants, signOfHouse } from '../../../chart/chart.ts';
import { arudhaOfHouse } from '../../../jaimini/arudhas.ts';
import { charaKaraka } from '../../../jaimini/charaKarakas.ts';
import { occupantsOfSign } from '../../../jaimini/signHouses.ts';
import { strongerLord } from '../../../jaimini/stronger.ts';
import { isStrongBySign } from '../../../planet/dignity.ts';
import { lordOfHouse } from '../../../planet/lordship.ts';
import { isFallen } from '../../../planet/neechaBhanga.ts';
import { bphs, jaiminiSutras, phaladeepika, practice, saravali } from '../../../source.ts';
import type { Person } from '../../../stage.ts';
import { moonDirection } from '../../../tables/directions.ts';
import { nakshatraLord } from '../../../tables/nakshatras.ts';
import type { Planet } from '../../../tables/planets.ts';
import { element, modality, signLord } from '../../../tables/signs.ts';
import { vargaHouseSign, vargaOccupants } from '../../../varga/position.ts';
import type { AreaContext } from '../../areaContext.ts';
import {
  ground,
  partnerTrait as trait,
  type AgeBeside,
  type FurtherFact,
  type Nearness,
  type PartnerKind,
  type PartnerTraitFact,
  type Standing,
} from './facts.ts';
import { agreed, voteOf, type Agreed, type Vote } from './votes.ts';

/** A trait with the indications that agree on it. */
export interface PersonTrait<Fact> extends Pick<Agreed<unknown>, 'asked' | 'votes'> {
  readonly text: Fact;
}

export interface Portrait {
  readonly kind: PartnerKind;
  readonly temperament: Planet;
  readonly family: Planet;
  readonly standing: Standing;
  readonly work: Planet;
  /** The house by which they meet. */
  readonly meetingHouse: number;
  /** The one of nearness, direction, age and looks that most indications agree on. */
  readonly further: FurtherFact;
  /** Temperament, family, work, meeting and that one. */
  readonly traits: readonly PersonTrait<PartnerTraitFact>[];
}

/** Returns which partner is described to a person; null where none is: to a child, a youth, and those past 80 who have none. */
export function partnerKind({ maritalStatus, stage }: Person): PartnerKind | null {
  if (stage === 'child' || stage === 'youth') return null;
  if (maritalStatus === 'married' || maritalStatus === 'engaged') return 'present';
  if (stage === 'old') return null;
  if (maritalStatus !== null && maritalStatus !== 'single') return 'second';
  return stage === 'elder' ? 'companion' : 'to_come';
}

/** The places of a chart that describe a partner. */
interface Seat {
  readonly context: AreaContext;
  readonly isSecond: boolean;
  /** The house of the partner, and the 10th from it. */
  readonly house: 7 | 9;
  readonly workHouse: number;
  readonly lord: Planet;
  /** The sign of the family: the upapada, or the 8th from it. */
  readonly familySignIndex: number;
}

const PRACTICE = practice('Description of the partner as astrologers practise it; weights interpretive');
const SEVENTH = phaladeepika(10);
const LORD = bphs(18);
const UPAPADA = bphs(30);
const KARAKA = jaiminiSutras('1.1', '11-18');
const NAVAMSA = saravali(34);

/** Describes the partner of a chart. */
export function partner(context: AreaContext, kind: PartnerKind): Portrait {
  const seat = seatOf(context, kind === 'second');
  const temperament = agreed(temperamentVotes(seat));
  const family = agreed(familyVotes(seat));
  const work = agreed(workVotes(seat));
  const meeting = agreed(meetingVotes(seat));
  const standing = standingOf(seat);
  const fifth = further(seat, kind, { temperament: temperament.value, meeting: meeting.value });
  return {
    kind,
    temperament: temperament.value,
    family: family.value,
    standing,
    work: work.value,
    meetingHouse: meeting.value,
    further: fifth.text,
    traits: [
      { ...temperament, text: trait('temperament', { kind, planet: temperament.value }) },
      { ...family, text: trait('family', { kind, planet: family.value, standing }) },
      { ...work, text: trait('work', { kind, planet: work.value }) },
      { ...meeting, text: trait('meeting', { kind, house: meeting.value }) },
      fifth,
    ],
  };
}

function seatOf(context: AreaContext, isSecond: boolean): Seat {
  const { chart } = context;
  const house = isSecond ? 9 : 7;
  const upapada = arudhaOfHouse(chart, 12).signIndex;
  return {
    context,
    isSecond,
    house,
    workHouse: ((house + 8) % 12) + 1,
    lord: lordOfHouse(chart, house),
    familySignIndex: isSecond ? nthSignFrom(upapada, 8) : upapada,
  };
}

function temperamentVotes(seat: Seat): Vote<Planet>[] {
  const { context, familySignIndex, house, isSecond, lord } = seat;
  const { chart } = context;
  const { nakshatraIndex } = chart.planets[lord];
  const ruler = nakshatraLord(nakshatraIndex);
  const facing = nthSignFrom(familySignIndex, 7);
  const [navamsaLord, ...inNavamsa] = navamsaPlanets(seat);
  return [
    ...occupants(chart, house).map((planet) => voteOf(planet, 3, ground('in_house', { planet, house }), SEVENTH)),
    ...karakaVotes(seat, 2.5),
    voteOf(lord, 2, ground('lord_of_house', { planet: lord, house }), LORD),
    ...inNavamsa.map((planet) => voteOf(planet, 2, ground('varga_holds', { varga: 'd9', house, planet }), NAVAMSA)),
    voteOf(navamsaLord!, 1.7, ground('varga_lord', { varga: 'd9', house, planet: navamsaLord! }), NAVAMSA),
    voteOf(ruler, 1.6, ground('lord_in_nakshatra', { planet: lord, house, nakshatraIndex, ruler }), PRACTICE),
    ...(isSecond
      ? []
      : [
          voteOf<Planet>(
            signLord(facing),
            1.4,
            ground('from_upapada', { count: 7, signIndex: facing, planet: signLord(facing) }),
            UPAPADA,
          ),
        ]),
  ];
}

/** The lord of the navamsa house of the partner, then the planets in it. */
function navamsaPlanets({ context, house }: Seat): Planet[] {
  const navamsa = context.varga('d9');
  return [signLord(vargaHouseSign(navamsa, house)), ...vargaOccupants(navamsa, house)];
}

/** The darakaraka describes the first partner alone. */
function karakaVotes({ context, isSecond }: Seat, weight: number): Vote<Planet>[] {
  if (isSecond) return [];
  const { planet } = charaKaraka(context.karakas, 'DK');
  return [voteOf(planet, weight, ground('karaka', { karaka: 'DK', planet }), KARAKA)];
}

function familyVotes({ context: { chart }, familySignIndex, house, isSecond }: Seat): Vote<Planet>[] {
  const ruler = strongerLord(chart, familySignIndex).winner;
  const next = (house % 12) + 1;
  const { dignity } = chart.planets[ruler];
  const ofUpapada = isSecond
    ? ground('from_upapada', { count: 8, signIndex: familySignIndex, planet: ruler })
    : ground('upapada_lord', { planet: ruler, signIndex: familySignIndex, dignity });
  const second = lordOfHouse(chart, next);
  return [
    voteOf(ruler, 3, ofUpapada, UPAPADA),
    ...(isSecond ? [] : occupantsOfSign(chart, familySignIndex)).map((planet) =>
      voteOf(planet, 2, ground('upapada_holds', { planet, signIndex: familySignIndex }), UPAPADA),
    ),
    voteOf<Planet>(second, 1.5, ground('lord_of_house', { planet: second, house: next }), PRACTICE),
    ...occupants(chart, next).map((planet) =>
      voteOf(planet, 1.6, ground('in_house', { planet, house: next }), PRACTICE),
    ),
  ];
}

function standingOf({ context: { chart }, familySignIndex }: Seat): Standing {
  const ruler = strongerLord(chart, familySignIndex).winner;
  if (isStrongBySign(chart.planets[ruler].dignity)) return 'high';
  return isFallen(chart, ruler) ? 'modest' : 'plain';
}

function workVotes(seat: Seat): Vote<Planet>[] {
  const { context, workHouse } = seat;
  const { chart } = context;
  const ruler = lordOfHouse(chart, workHouse);
  const navamsaRuler = signLord(vargaHouseSign(context.varga('d9'), workHouse));
  return [
    ...occupants(chart, workHouse).map((planet) =>
      voteOf(planet, 2.5, ground('in_house', { planet, house: workHouse }), PRACTICE),
    ),
    voteOf<Planet>(ruler, 2, ground('lord_of_house', { planet: ruler, house: workHouse }), LORD),
    ...karakaVotes(seat, 1.7),
    voteOf<Planet>(
      navamsaRuler,
      1.6,
      ground('varga_lord', { varga: 'd9', house: workHouse, planet: navamsaRuler }),
      NAVAMSA,
    ),
  ];
}

function meetingVotes({ context, familySignIndex, house, isSecond, lord }: Seat): Vote<number>[] {
  const { chart, karakas } = context;
  const at = chart.planets[lord].house;
  const familyHouse = countFrom(chart.ascendant.signIndex, familySignIndex);
  const dk = charaKaraka(karakas, 'DK').planet;
  const { house: venusHouse } = chart.planets.Venus;
  return [
    voteOf(at, 3, ground('lord_in_house', { planet: lord, house, atHouse: at }), LORD),
    ...(isSecond
      ? []
      : [
          voteOf(
            chart.planets[dk].house,
            2,
            ground('karaka_in_house', { karaka: 'DK', planet: dk, house: chart.planets[dk].house }),
            KARAKA,
          ),
          voteOf(
            familyHouse,
            1.6,
            ground('upapada_in_house', { signIndex: familySignIndex, house: familyHouse }),
            UPAPADA,
          ),
        ]),
    voteOf(venusHouse, 1.5, ground('in_house', { planet: 'Venus', house: venusHouse }), SEVENTH),
  ];
}

/** Houses that bring a meeting near home, and far from it. */
const MEETING_PLACES: Readonly<Record<number, Nearness>> = { 1: 'near', 2: 'near', 4: 'near', 9: 'far', 12: 'far' };

/** What is too unlike a temperament to stand beside it. */
const UNLIKE: Readonly<Partial<Record<Planet, 'fire' | 'water'>>> = { Saturn: 'fire', Ketu: 'fire', Mars: 'water' };

interface SaidBefore {
  readonly temperament: Planet;
  readonly meeting: number;
}

/** The trait among nearness, direction, age and looks that most indications agree on and nothing said before contradicts. */
function further(seat: Seat, kind: PartnerKind, before: SaidBefore): PersonTrait<FurtherFact> {
  const nearness = agreed(nearnessVotes(seat));
  const direction = agreed(directionVotes(seat));
  const age = agreed(ageVotes(seat));
  const looks = agreed(looksVotes(seat));
  const met = MEETING_PLACES[before.meeting];
  const isNearnessOdd = met !== undefined && nearness.value !== 'between' && met !== nearness.value;
  const candidates: (PersonTrait<FurtherFact> & { readonly share: number })[] = [
    { ...direction, text: trait('direction', { kind, direction: direction.value }) },
    ...(isNearnessOdd ? [] : [{ ...nearness, text: trait('nearness', { kind, nearness: nearness.value }) }]),
    { ...age, text: trait('age', { kind, age: age.value }) },
    ...(UNLIKE[before.temperament] === looks.value
      ? []
      : [{ ...looks, text: trait('looks', { kind, element: looks.value }) }]),
  ];
  return [...candidates].sort((a, b) => b.share - a.share)[0]!;
}

const MODAL_PLACES = { movable: 'far', fixed: 'near', dual: 'between' } as const;

function nearnessVotes({ context: { chart }, house, lord }: Seat): Vote<Nearness>[] {
  const { house: at, signIndex } = chart.planets[lord];
  const sign = signOfHouse(chart, house);
  return [
    voteOf<Nearness>(
      MEETING_PLACES[at] ?? 'between',
      2,
      ground('lord_in_house', { planet: lord, house, atHouse: at }),
      LORD,
    ),
    voteOf<Nearness>(
      MODAL_PLACES[modality(signIndex)],
      1.5,
      ground('lord_in_sign', { planet: lord, house, signIndex }),
      PRACTICE,
    ),
    voteOf<Nearness>(MODAL_PLACES[modality(sign)], 1, ground('house_sign', { house, signIndex: sign }), PRACTICE),
    ...(['Rahu', 'Ketu'] as const)
      .filter((node) => chart.planets[node].house === house)
      .map((node) => voteOf<Nearness>('far', 1.5, ground('in_house', { planet: node, house }), PRACTICE)),
  ];
}

function directionVotes({ context: { chart }, familySignIndex, house, isSecond, lord }: Seat) {
  const sign = signOfHouse(chart, house);
  const { signIndex } = chart.planets[lord];
  const venus = chart.signs.Venus;
  return [
    voteOf(moonDirection(signIndex), 2, ground('lord_in_sign', { planet: lord, house, signIndex }), SEVENTH),
    voteOf(moonDirection(sign), 1.5, ground('house_sign', { house, signIndex: sign }), SEVENTH),
    voteOf(moonDirection(venus), 1, ground('planet_in_sign', { planet: 'Venus', signIndex: venus }), SEVENTH),
    ...(isSecond
      ? []
      : [voteOf(moonDirection(familySignIndex), 1, ground('upapada_sign', { signIndex: familySignIndex }), UPAPADA)]),
  ];
}

/** The ages of planets (BPHS 3; Brihat Jataka 8): Mars a boy, Mercury a youth, the Sun, Saturn and Rahu of years. */
const AGES: Readonly<Record<Planet, AgeBeside>> = {
  Sun: 'older',
  Moon: 'same',
  Mars: 'younger',
  Mercury: 'younger',
  Jupiter: 'same',
  Venus: 'same',
  Saturn: 'older',
  Rahu: 'older',
  Ketu: 'younger',
};

function ageVotes(seat: Seat): Vote<AgeBeside>[] {
  const { context, house } = seat;
  const { chart } = context;
  const [navamsaLord] = navamsaPlanets(seat);
  const ofPlanets: readonly Vote<Planet>[] = [
    ...occupants(chart, house).map((planet) => voteOf(planet, 2, ground('in_house', { planet, house }), PRACTICE)),
    ...aspectsOn(chart, signOfHouse(chart, house)).map((planet) =>
      voteOf(planet, 1, ground('aspects_house', { planet, house }), PRACTICE),
    ),
    ...karakaVotes(seat, 1.5),
    voteOf(navamsaLord!, 1.2, ground('varga_lord', { varga: 'd9', house, planet: navamsaLord! }), NAVAMSA),
  ];
  return ofPlanets.map((vote) => ({ ...vote, value: AGES[vote.value] }));
}

function looksVotes({ context, house, isSecond, lord }: Seat) {
  const { chart, karakas } = context;
  const navamsa = context.varga('d9');
  const sign = signOfHouse(chart, house);
  const navamsaSign = vargaHouseSign(navamsa, house);
  const { signIndex } = chart.planets[lord];
  const dk = charaKaraka(karakas, 'DK').planet;
  const dkSign = navamsa.planets[dk].signIndex;
  return [
    voteOf(element(sign), 1.5, ground('house_sign', { house, signIndex: sign }), SEVENTH),
    voteOf(element(navamsaSign), 1.4, ground('varga_sign', { varga: 'd9', house, signIndex: navamsaSign }), NAVAMSA),
    voteOf(element(signIndex), 1, ground('lord_in_sign', { planet: lord, house, signIndex }), LORD),
    ...(isSecond
      ? []
      : [
          voteOf(element(dkSign), 1, ground('karaka_navamsa', { karaka: 'DK', planet: dk, signIndex: dkSign }), KARAKA),
        ]),
  ];
}
