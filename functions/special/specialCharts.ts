/** Answers of /special that are divisional charts read for one life area. */
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { dignityText } from '../../lib/astro/judgement/phrases.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { courage, siblingHouse, type Courage } from '../../lib/astro/varga/drekkana.ts';
import {
  horaLord,
  horaOf,
  isProperHora,
  type HoraLord,
  wealthLevel,
  wealthPlanets,
  type WealthRole,
  type WealthPlanet,
} from '../../lib/astro/varga/hora.ts';
import { vargaChart, type VargaChart } from '../../lib/astro/varga/position.ts';
import { drekkana22, type SensitiveSign } from '../../lib/astro/varga/sensitive.ts';
import { dignityPhrase, houseName, houseTheme } from '../../lib/astro/varga/words.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type { DrekkanaChart, HoraChart } from '../../lib/schemas/special/specialCharts.ts';
import type { DivisionalChart } from '../../lib/schemas/varga/answers.ts';
import { divisionalChart } from '../../lib/records/planet/divisional.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function drekkana(context: BirthContext): DrekkanaChart {
  const { chart, names } = context;
  const d3 = vargaChart(chart, 'd3');
  const described = divisionalChart(chart, d3, names);
  return {
    ...described,
    siblings: {
      younger: siblingsRecord(context, d3, 3, described),
      elder: siblingsRecord(context, d3, 11, described),
    },
    courage: courageRecord(courage(chart, d3)),
    drekkana_22nd: drekkana22Record(context),
  };
}

type Siblings = DrekkanaChart['siblings']['younger'];

const LEANINGS: Readonly<Record<Siblings['leaning'], string>> = {
  brothers: 'brothers',
  sisters: 'sisters',
  both: 'brothers and sisters alike',
};

const BONDS: Readonly<Record<Siblings['bond'], string>> = {
  supports: 'closeness comes easily and is a support through life',
  mixed: 'the bond has warm and cool times, and small regular contact keeps it',
  asks_care: 'the bond asks for patience and plain words, and is worth both',
};

function siblingsRecord({ names }: BirthContext, d3: VargaChart, house: 3 | 11, described: DivisionalChart): Siblings {
  const { leaning, lord, occupants, signIndex } = siblingHouse(d3, house);
  const place = d3.planets[lord];
  const factor = described.reading.factors.find(({ roles }) => roles.includes(`house_${house}`))!;
  const who = house === 3 ? 'younger' : 'elder';
  const company = occupants.length > 0 ? `, with ${namedList(occupants)} in it` : '';
  const leans = occupants.length > 0 ? 'the sign and its planets lean' : 'the sign leans';
  return {
    house,
    sign: signRef(signIndex, names),
    lord: planetId(lord),
    lord_sign: signRef(place.signIndex, names),
    lord_house: place.house,
    lord_dignity: place.dignity,
    occupants: occupants.map(planetId),
    leaning,
    bond: factor.effect,
    reasons: factor.reasons,
    text: `${capitalised(who)} brothers and sisters are seen from ${houseName(house)} of the drekkana chart: ${SIGNS[signIndex]!}${company}; ${leans} to ${LEANINGS[leaning]}. Its lord ${named(lord)} is in ${SIGNS[place.signIndex]!}, ${houseName(place.house)}, ${dignityPhrase(place.dignity)}, so what is shared runs through ${houseTheme(place.house)}; ${BONDS[factor.effect]}. How many there are it does not say.`,
  };
}

const COURAGE: Readonly<Record<Courage['tone'], string>> = {
  ready: 'Courage is at hand: first steps are made without much asking, and skill follows practice quickly',
  growing: 'Courage grows by use: small risks taken in good order build it year by year',
  gentle:
    'Courage is of the gentle kind: it shows for others sooner than for oneself, and preparation is its best friend',
};

function courageRecord({ balance, parts, tone }: Courage): DrekkanaChart['courage'] {
  return {
    tone,
    balance,
    components: [...parts],
    text: `${COURAGE[tone]}. ${parts.map(({ label }) => `${label}.`).join(' ')}`,
  };
}

function drekkana22Record({ chart, names }: BirthContext): DrekkanaChart['drekkana_22nd'] {
  const [ascendant, moon] = [drekkana22(chart, chart.ascendant), drekkana22(chart, chart.planets.Moon)];
  const wire = ({ lord, signIndex }: SensitiveSign) => ({ sign: signRef(signIndex, names), lord: planetId(lord) });
  return {
    from_ascendant: wire(ascendant),
    from_moon: wire(moon),
    text: `The 22nd drekkana from the ascendant is in ${SIGNS[ascendant.signIndex]!}, of ${named(ascendant.lord)}, and from the Moon in ${SIGNS[moon.signIndex]!}, of ${named(moon.lord)}. Tradition treats these as sensitive: in their periods rest and regular habits are well kept. They are no forecast.`,
  };
}

export function horaChart({ chart, names }: BirthContext): HoraChart {
  const d2 = vargaChart(chart, 'd2');
  const described = divisionalChart(chart, d2, names);
  return { ...described, wealth: wealthRecord(chart, d2, described) };
}

const HORA_IDS = { Sun: 'sun', Moon: 'moon' } as const;

function wealthRecord(chart: Chart, d2: VargaChart, { reading }: DivisionalChart): HoraChart['wealth'] {
  const inHora = (hora: HoraLord) => PLANETS.filter((id) => horaOf(chart, d2.planets[id]) === hora);
  const ascendantHora = horaLord(chart.ascendant.signIndex, d2.ascendant.part.index);
  const { level, percent } = wealthLevel(reading.score!);
  const keys = wealthPlanets(chart).map((key) => ({ ...key, hora: horaOf(chart, d2.planets[key.planet]) }));
  return {
    ascendant_hora: HORA_IDS[ascendantHora],
    sun_hora: inHora('Sun').map(planetId),
    moon_hora: inHora('Moon').map(planetId),
    in_proper_hora: PLANETS.filter((id) => isProperHora(id, horaOf(chart, d2.planets[id]))).map(planetId),
    percent,
    level,
    key_planets: keys.map(({ hora, planet, roles }) => ({
      planet: planetId(planet),
      roles: [...roles],
      hora: HORA_IDS[hora],
      is_proper: isProperHora(planet, hora),
      birth_dignity: chart.planets[planet].dignity,
      text: keyText(chart, planet, roles, hora),
    })),
    text: wealthText(ascendantHora, level, percent, keys),
  };
}

const ROLES: Readonly<Record<WealthRole, string>> = {
  lord_2: 'lord of the 2nd (savings)',
  lord_11: 'lord of the 11th (income)',
  significator: 'significator of lasting wealth',
};

function keyText(chart: Chart, planet: Planet, roles: readonly WealthRole[], hora: HoraLord): string {
  const isProper = isProperHora(planet, hora);
  const gives = isProper ? 'where it gives its best' : 'where it gives with some detour';
  return `${capitalised(named(planet))}, ${listed(roles.map((role) => ROLES[role]))}, stands in the hora of the ${hora}, ${gives}; at birth it is ${dignityText(chart, planet)}.`;
}

const WAYS: Readonly<Record<HoraLord, string>> = {
  Sun: 'The ascendant is in the hora of the Sun: means are made by one’s own effort, position and initiative',
  Moon: 'The ascendant is in the hora of the Moon: means come through family, the public and things that nourish',
};

const LEVELS: Readonly<Record<HoraChart['wealth']['level'], string>> = {
  strong: 'more of the planets of wealth than in most charts give their best, so what is earned can also be kept',
  moderate:
    'about as many planets of wealth as in most charts stand where they give their best, so planning decides how much is kept',
  modest:
    'fewer planets of wealth than in most charts stand where they give their best, so steady saving counts for more than large gains',
};

function wealthText(
  hora: HoraLord,
  level: HoraChart['wealth']['level'],
  percent: number,
  keys: readonly (WealthPlanet & { readonly hora: HoraLord })[],
): string {
  const proper = keys.filter((key) => isProperHora(key.planet, key.hora));
  const best =
    proper.length > 0
      ? `${namedList(proper.map(({ planet }) => planet))} ${proper.length === 1 ? 'carries' : 'carry'} it best`
      : 'none of its key planets stands in its proper hora, so their periods ask for a plan';
  return `${WAYS[hora]}. With ${percent} of 100 points, ${LEVELS[level]}; ${best}.`;
}
