/** Readings of the darakaraka and the putrakaraka: the spouse, and children. */
import { signOfHouse } from '../../chart/chart.ts';
import { arudhaOfHouse, type ArudhaPada } from '../../jaimini/arudhas.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { bphs, jaiminiSutras } from '../../source.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { vargaChart, type VargaChart } from '../../varga/position.ts';
import { dignityText, sentence } from '../phrases.ts';
import { named } from '../../planetWords.ts';
import type { Finding } from '../finding.ts';
import { karakaFindings } from './karakaFindings.ts';
import { association, karakaParty, karakaReading, toCounterpart, type KarakaReading } from './oneKaraka.ts';
import type { KarakaContext } from './karakaContext.ts';
import { relationFinding } from './relationFinding.ts';

export interface SpouseReading extends KarakaReading {
  readonly upapada: ArudhaPada;
  readonly seventhLord: SevenPlanet;
}

/** Returns the reading of the darakaraka with Venus, the lord of the 7th and the upapada. */
export function spouseReading(context: KarakaContext): SpouseReading {
  const { chart } = context;
  const upapada = arudhaOfHouse(chart, 12);
  const seventhLord = lordOfHouse(chart, 7);
  const relations = [toVenus(context), toSeventhLord(context, seventhLord), toUpapada(context, upapada)];
  const last = sentence(
    `the upapada, sign of the marriage itself, is ${SIGNS[upapada.signIndex]!}; the lord of the 7th, ${named(seventhLord)}, is ${dignityText(chart, seventhLord)}`,
  );
  return { ...karakaReading(context, [...karakaFindings(context), ...relations], last), upapada, seventhLord };
}

function toVenus(context: KarakaContext): Finding {
  return toCounterpart(context, {
    id: 'venus',
    planet: 'Venus',
    name: 'Venus',
    what: 'the natural significator of marriage',
    easy: 'affection and the choice of partner agree',
    uneasy: 'what attracts and what lasts are two things to be reconciled',
  });
}

function toSeventhLord(context: KarakaContext, lord: SevenPlanet): Finding {
  return toCounterpart(context, {
    id: 'seventh_lord',
    planet: lord,
    name: `${named(lord)} as lord of the 7th`,
    what: 'the lord of the 7th house',
    easy: 'the partner fits the partnership',
    uneasy: 'the partner and the shape of the partnership need adjusting to each other',
  });
}

function toUpapada(context: KarakaContext, upapada: ArudhaPada): Finding {
  return relationFinding({
    id: 'relation_to_upapada',
    first: { name: 'the upapada', signIndex: upapada.signIndex },
    second: karakaParty(context),
    easy: 'partner and marriage support each other',
    uneasy: 'the marriage asks the partner for adjustment, and patience repays it',
    source: jaiminiSutras('1.4'),
  });
}

export interface ChildrenReading extends KarakaReading {
  readonly saptamsa: VargaChart;
  readonly fifthLord: SevenPlanet;
}

/** Returns the reading of the putrakaraka with the 5th house, its lord, Jupiter and the saptamsa. */
export function childrenReading(context: KarakaContext): ChildrenReading {
  const { chart } = context;
  const saptamsa = vargaChart(chart, 'd7');
  const fifthLord = lordOfHouse(chart, 5);
  const relations = [
    toFifthHouse(context),
    toFifthLord(context, fifthLord),
    toJupiter(context),
    toSaptamsa(context, saptamsa),
  ];
  const last =
    'It tells what part children, pupils and works have in life; it does not say whether or when children come, or how many.';
  return { ...karakaReading(context, [...karakaFindings(context), ...relations], last), saptamsa, fifthLord };
}

function toFifthHouse(context: KarakaContext): Finding {
  return relationFinding({
    id: 'relation_to_fifth_house',
    first: { name: 'the 5th house', signIndex: signOfHouse(context.chart, 5) },
    second: karakaParty(context),
    easy: 'what is created, taught and brought up comes along well',
    uneasy: 'what is created and brought up asks for patience and a second attempt',
    source: association,
  });
}

function toFifthLord(context: KarakaContext, lord: SevenPlanet): Finding {
  return toCounterpart(context, {
    id: 'fifth_lord',
    planet: lord,
    name: `${named(lord)} as lord of the 5th`,
    what: 'the lord of the 5th house',
    easy: 'the wish for children or works finds its means',
    uneasy: 'the wish for children or works and the means come at different times',
  });
}

function toJupiter(context: KarakaContext): Finding {
  return toCounterpart(context, {
    id: 'jupiter',
    planet: 'Jupiter',
    name: 'Jupiter',
    what: 'the natural significator of children',
    easy: 'guidance and affection for the young come naturally',
    uneasy: 'guidance for the young is learned with time, and is the better for it',
  });
}

function toSaptamsa({ karaka }: KarakaContext, saptamsa: VargaChart): Finding {
  const { planet } = karaka;
  return relationFinding({
    id: 'relation_to_saptamsa_ascendant',
    first: { name: 'the ascendant of the saptamsa', signIndex: saptamsa.ascendant.signIndex },
    second: { name: `${named(planet)} in the saptamsa`, signIndex: saptamsa.planets[planet].signIndex },
    easy: 'the chart of children carries the promise',
    uneasy: 'the chart of children asks for care with the promise',
    source: bphs(7, '1-8'),
  });
}
