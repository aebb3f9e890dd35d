/** Answers of /special that are divisional charts read for one life area. */
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { placingOf } from '../../lib/astro/judgement/placing.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import { courage, siblingHouse, type Courage } from '../../lib/astro/varga/drekkana.ts';
import type { HoraLord } from '../../lib/astro/varga/facts.ts';
import { horaLord, horaOf, isProperHora, wealthLevel, wealthPlanets } from '../../lib/astro/varga/hora.ts';
import { vargaChart, type VargaChart } from '../../lib/astro/varga/position.ts';
import { drekkana22, type SensitiveSign } from '../../lib/astro/varga/sensitive.ts';
import type { DrekkanaChart, HoraChart } from '../../lib/schemas/special/specialCharts.ts';
import type { DivisionalChart } from '../../lib/schemas/varga/answers.ts';
import { divisionalChart, saidParts } from '../../lib/records/planet/divisional.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { LIFE_CHARTS } from '../../lib/words/subjects/lifeCharts.ts';
import type { Names } from '../../lib/words/names.ts';
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
    courage: courageRecord(courage(chart, d3), names),
    drekkana_22nd: drekkana22Record(context),
  };
}

type Siblings = DrekkanaChart['siblings']['younger'];

function siblingsRecord({ names }: BirthContext, d3: VargaChart, house: 3 | 11, described: DivisionalChart): Siblings {
  const { leaning, lord, occupants, signIndex } = siblingHouse(d3, house);
  const place = d3.planets[lord];
  const factor = described.reading.factors.find(({ roles }) => roles.includes(`house_${house}`))!;
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
    text: LIFE_CHARTS[names.lang].siblings({
      who: house === 3 ? 'younger' : 'elder',
      house,
      signIndex,
      planets: occupants,
      leaning,
      lord,
      lordSignIndex: place.signIndex,
      lordHouse: place.house,
      dignity: place.dignity,
      bond: factor.effect,
    }),
  };
}

function courageRecord({ balance, parts, tone }: Courage, names: Names): DrekkanaChart['courage'] {
  return {
    tone,
    balance,
    components: saidParts(parts, names),
    text: LIFE_CHARTS[names.lang].courage({ tone, parts: parts.map(({ label }) => label) }),
  };
}

function drekkana22Record({ chart, names }: BirthContext): DrekkanaChart['drekkana_22nd'] {
  const [ascendant, moon] = [drekkana22(chart, chart.ascendant), drekkana22(chart, chart.planets.Moon)];
  const wire = ({ lord, signIndex }: SensitiveSign) => ({ sign: signRef(signIndex, names), lord: planetId(lord) });
  return {
    from_ascendant: wire(ascendant),
    from_moon: wire(moon),
    text: LIFE_CHARTS[names.lang].sensitive_drekkanas({
      ascendantSignIndex: ascendant.signIndex,
      ascendantLord: ascendant.lord,
      moonSignIndex: moon.signIndex,
      moonLord: moon.lord,
    }),
  };
}

export function horaChart({ chart, names }: BirthContext): HoraChart {
  const d2 = vargaChart(chart, 'd2');
  const described = divisionalChart(chart, d2, names);
  return { ...described, wealth: wealthRecord(chart, d2, described, names) };
}

const HORA_IDS = { Sun: 'sun', Moon: 'moon' } as const;

function wealthRecord(
  chart: Chart,
  d2: VargaChart,
  { reading }: DivisionalChart,
  { lang }: Names,
): HoraChart['wealth'] {
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
      text: LIFE_CHARTS[lang].wealth_planet({
        planet,
        roles,
        hora,
        isProper: isProperHora(planet, hora),
        placing: placingOf(chart, planet),
      }),
    })),
    text: LIFE_CHARTS[lang].wealth({
      hora: ascendantHora,
      percent,
      level,
      planets: keys.filter(({ hora, planet }) => isProperHora(planet, hora)).map(({ planet }) => planet),
    }),
  };
}
