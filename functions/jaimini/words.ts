/** Sentences and names of /jaimini. */
import type { Finding } from '../../lib/astro/judgement/finding.ts';
import { dignityText, sentence } from '../../lib/astro/judgement/phrases.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { KarakaScheme } from '../../lib/astro/conventions.ts';
import type { Argala, ArgalaPair } from '../../lib/astro/jaimini/argala.ts';
import type { ArudhaPada } from '../../lib/astro/jaimini/arudhas.ts';
import type { CharaKaraka } from '../../lib/astro/jaimini/charaKarakas.ts';
import {
  narrowMargins,
  signEntries,
  type NarrowMargin,
  type SignEntry,
} from '../../lib/astro/jaimini/karakaMargins.ts';
import type { Devata } from '../../lib/astro/jaimini/devatas.ts';
import { ISHTA_DEITIES } from '../../lib/astro/jaimini/tables/deities.ts';
import { KARAKA_OFFICES, type KarakaCode } from '../../lib/astro/jaimini/tables/karakaOffices.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { anyOf, listed, ordinal } from '../../lib/astro/words.ts';
import { comparisonText } from '../../lib/records/planet/comparison.ts';
import type { Named } from '../../lib/words/names.ts';

const ARUDHA_NAMES: readonly Named[] = [
  { name: 'Arudha Lagna', sanskrit: 'आरूढ लग्न' },
  { name: 'Dhana Pada', sanskrit: 'धन पद' },
  { name: 'Vikrama Pada', sanskrit: 'विक्रम पद' },
  { name: 'Matri Pada', sanskrit: 'मातृ पद' },
  { name: 'Mantra Pada', sanskrit: 'मंत्र पद' },
  { name: 'Roga Pada', sanskrit: 'रोग पद' },
  { name: 'Dara Pada', sanskrit: 'दार पद' },
  { name: 'Mrityu Pada', sanskrit: 'मृत्यु पद' },
  { name: 'Bhagya Pada', sanskrit: 'भाग्य पद' },
  { name: 'Rajya Pada', sanskrit: 'राज्य पद' },
  { name: 'Labha Pada', sanskrit: 'लाभ पद' },
  { name: 'Upapada', sanskrit: 'उपपद' },
];

export function arudhaName(house: number): Named {
  return ARUDHA_NAMES[house - 1]!;
}

export const argalaNames: Readonly<Record<ArgalaPair['kind'], Named>> = {
  dhana: { name: 'Dhana Argala', sanskrit: 'धन अर्गला' },
  sukha: { name: 'Sukha Argala', sanskrit: 'सुख अर्गला' },
  labha: { name: 'Labha Argala', sanskrit: 'लाभ अर्गला' },
  putra: { name: 'Putra Argala', sanskrit: 'पुत्र अर्गला' },
};

export function arudhaReason(pada: ArudhaPada): string {
  const { house, houseSignIndex, lord, lordSignIndex, count, countedSignIndex, exception, signIndex } = pada;
  const [own, there, counted, sign] = [houseSignIndex, lordSignIndex, countedSignIndex, signIndex].map(
    (index) => SIGNS[index]!,
  );
  const start = `The ${ordinal(house)} house is ${own!}; its lord ${named(lord)} stands in ${there!}, ${count === 1 ? 'the sign itself' : `${count} signs counted from it`}, and as many from there lead to ${counted!}`;
  switch (exception) {
    case null:
      return `${start}.`;
    case 'own_house':
      return `${start}, the house itself, which can be no pada: the 10th from it, ${sign!}, takes its place.`;
    case 'seventh_house':
      return `${start}, the 7th from it, which can be no pada: the 4th from it, ${sign!}, takes its place.`;
  }
}

export function lordReason({ houseSignIndex, lordComparison }: ArudhaPada): string {
  const { first, second, steps, winner } = lordComparison;
  const sign = SIGNS[houseSignIndex]!;
  if (steps.length === 0) return sentence(`${named(winner)} is the one lord of ${sign}`);
  return `${sign} has two lords, ${first} and ${second}. ${comparisonText(lordComparison, 'en')}`;
}

/** Names the first, the second and the last karaka, and what the other scheme would change. */
export function karakasSummary(
  karakas: readonly CharaKaraka[],
  changed: readonly CharaKaraka[],
  otherScheme: KarakaScheme,
): string {
  const holds = ({ code, planet }: CharaKaraka) => `${named(planet)} as ${KARAKA_OFFICES[code].name.toLowerCase()}`;
  const [soul, minister, last] = [karakas[0]!, karakas[1]!, karakas.at(-1)!];
  const order = [
    `${holds(soul)} has come furthest in its sign, at ${soul.countedDeg.toFixed(2)} degrees`,
    ...(minister.isByNature ? [] : [`${holds(minister)} follows`]),
    ...(last.isByNature ? [] : [`${holds(last)} comes last`]),
  ];
  const other = otherScheme === 8 ? 'With Rahu among eight' : 'Without Rahu, among seven,';
  const change = changed.length > 0 ? `it would be ${listed(changed.map(holds))}` : 'no office would change';
  return `${sentence(order.join('; '))} ${other} ${change}.`;
}

export function karakaMeaning(chart: Chart, { code, planet }: CharaKaraka): string {
  const { signifies, name } = KARAKA_OFFICES[code];
  const { house } = chart.planets[planet];
  return sentence(
    `${named(planet)} as ${name.toLowerCase()} signifies ${signifies}; it is ${dignityText(chart, planet)}, in the ${ordinal(house)} house of ${HOUSE_TOPICS[house - 1]!.area}`,
  );
}

/**
 * Notes which planets share a role, which hold one by nature, and what a slightly different birth time would change.
 */
export function karakaNotes(chart: Chart, karakas: readonly CharaKaraka[], code?: KarakaCode): string[] {
  const described = code === undefined ? karakas : karakas.filter((one) => one.code === code);
  const margins = narrowMargins(chart, karakas).filter(
    ({ ahead, behind }) => code === undefined || ahead.code === code || behind.code === code,
  );
  return [...described.flatMap(tieNotes), ...margins.map(marginNote), ...signEntries(chart, karakas).map(entryNote)];
}

function tieNotes({ code, planet, sharedWith, isByNature }: CharaKaraka): string[] {
  const office = KARAKA_OFFICES[code].name.toLowerCase();
  if (sharedWith.length > 0) {
    const sharing = namedList([planet, ...sharedWith]);
    return [sentence(`${sharing} have the same degree to the second and share the office of ${office}`)];
  }
  if (!isByNature) return [];
  return [`No planet is left for the office of ${office}: it falls to ${named(planet)}, its significator by nature.`];
}

function marginNote({ ahead, behind, leadDeg, minutes, isLater }: NarrowMargin): string {
  const [first, second] = [ahead, behind].map(({ code }) => KARAKA_OFFICES[code].name.toLowerCase());
  return sentence(
    `${named(ahead.planet)} leads ${named(behind.planet)} by only ${(leadDeg * 60).toFixed(1)} minutes of arc: with a birth ${about(minutes, isLater)} the two would change places as ${first!} and ${second!}`,
  );
}

function entryNote({ planet, minutes, isLater }: SignEntry): string {
  return sentence(
    `with a birth ${about(minutes, isLater)} ${named(planet)} would stand in another sign, and at the other end of the order`,
  );
}

function about(minutes: number, isLater: boolean): string {
  const count = Math.ceil(minutes);
  return `${count} ${count === 1 ? 'minute' : 'minutes'} ${isLater ? 'later' : 'earlier'}`;
}

const STATUS_TEXTS: Readonly<Record<ArgalaPair['status'], string>> = {
  none: '',
  unobstructed: 'unobstructed',
  operates: 'prevailing over',
  operates_by_strength: 'by strength prevailing over',
  balanced: 'held in balance by',
  obstructed_by_strength: 'by strength held off by',
  obstructed: 'held off by',
};

const NATURE_TEXTS = { shubha: 'helpful', papa: 'pressing', mixed: 'mixed' } as const;

export function argalaText(house: number, { net, pairs, vishesha }: Argala): string {
  const area = HOUSE_TOPICS[house - 1]!.area;
  const described = pairs.flatMap(({ argalaHouse, nature, obstructors, planets, status }) => {
    if (nature === null) return [];
    const against = obstructors.length > 0 ? ` ${namedList(obstructors)}` : '';
    return [
      `${namedList(planets)} in the ${ordinal(argalaHouse)} (${NATURE_TEXTS[nature]}, ${STATUS_TEXTS[status]}${against})`,
    ];
  });
  const extra =
    vishesha.length > 0 ? [`${namedList(vishesha)} in the 3rd, three malefics or more, which nothing holds off`] : [];
  const all = [...described, ...extra];
  if (all.length === 0)
    return `No planet intervenes in the ${ordinal(house)} house: ${area} follow its lord and occupants alone.`;
  const sum = net > 0 ? 'is in favour of the house' : net < 0 ? 'is against the house' : 'is even';
  return `In ${area}, the ${ordinal(house)} house, others take a hand: ${listed(all)}; the balance ${sum} (${net}).`;
}

interface HouseNet {
  readonly number: number;
  readonly argala: Argala;
}

export function argalaSummary(most: HouseNet | null, least: HouseNet | null): string {
  const described = ({ argala: { net }, number }: HouseNet) =>
    `the ${ordinal(number)} house (${HOUSE_TOPICS[number - 1]!.area}), net ${net}`;
  const helped = most ? `others favour most ${described(most)}` : 'others favour no house on the whole';
  const pressed = least ? `and press most ${described(least)}` : 'and press none';
  return sentence(`${helped}, ${pressed}`);
}

/**
 * Describes the karakamsha: what it is, what its sign gives, the first effects that help and that need care, and the
 * ishta devata.
 */
export function karakamshaSummary(soul: Planet, navamsa: Chart, effects: readonly Finding[], ishta: Devata): string {
  const { house, signIndex } = navamsa.planets[soul];
  const opening = `Karakamsha is ${SIGNS[signIndex]!}, the navamsa sign of ${named(soul)} as atmakaraka, the ${ordinal(house)} house of the navamsa.`;
  const [sign, ...others] = effects;
  const first = (tone: Finding['tone']) => others.find((one) => one.tone === tone);
  const relevant = [sign, first('describes'), first('supports'), first('asks_care')];
  const [planet] = ishta.planets;
  const deities = anyOf(ISHTA_DEITIES[planet].map(({ name }) => name));
  return [
    opening,
    ...relevant.flatMap((one) => one?.meaning ?? []),
    `The chosen deity is seen through ${named(planet)}: ${deities}.`,
  ].join(' ');
}

export function mokshaText(isPresent: boolean, hasBenefic: boolean): string {
  if (!isPresent) {
    return 'Ketu does not stand in the 12th from karakamsha: this sign of release is absent, which says nothing against other ways to it.';
  }
  const support = hasBenefic
    ? ', and a benefic supports it'
    : '; no benefic supports it, so it rests on steady practice';
  return `Ketu stands in the 12th from karakamsha: the texts see the soul turned towards release${support}.`;
}

export function unionText(number: number, signIndex: number, lord: Planet, source: string): string {
  return `If there is a ${ordinal(number)} marriage, it is read from ${SIGNS[signIndex]!}, under ${named(lord)} (${source}). This forecasts none.`;
}
