/** Readings of the darakaraka and the putrakaraka: the spouse, and children. */
import { signOfHouse } from '../../chart/chart.ts';
import { arudhaOfHouse, type ArudhaPada } from '../../jaimini/arudhas.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { bphs, jaiminiSutras } from '../../source.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { vargaChart, type VargaChart } from '../../varga/position.ts';
import { fact } from './facts.ts';
import { placed } from './influence.ts';
import { karakaFindings } from './karakaFindings.ts';
import { karakaReading, toCounterpart, toPoint, type KarakaReading } from './oneKaraka.ts';
import type { KarakaContext } from './karakaContext.ts';

export interface SpouseReading extends KarakaReading {
  readonly upapada: ArudhaPada;
  readonly seventhLord: SevenPlanet;
}

/** Returns the reading of the darakaraka with Venus, the lord of the 7th and the upapada. */
export function spouseReading(context: KarakaContext): SpouseReading {
  const { chart } = context;
  const upapada = arudhaOfHouse(chart, 12);
  const seventhLord = lordOfHouse(chart, 7);
  const relations = [
    toCounterpart(context, 'venus', 'Venus'),
    toCounterpart(context, 'seventh_lord', seventhLord),
    toPoint(context, {
      id: 'relation_to_upapada',
      point: 'upapada',
      pointSignIndex: upapada.signIndex,
      source: jaiminiSutras('1.4'),
    }),
  ];
  const last = fact('spouse_close', { ...placed(chart, seventhLord), upapadaSignIndex: upapada.signIndex });
  return { ...karakaReading(context, [...karakaFindings(context), ...relations], last), upapada, seventhLord };
}

export interface ChildrenReading extends KarakaReading {
  readonly saptamsa: VargaChart;
  readonly fifthLord: SevenPlanet;
}

/** Returns the reading of the putrakaraka with the 5th house, its lord, Jupiter and the saptamsa. */
export function childrenReading(context: KarakaContext): ChildrenReading {
  const { chart, karaka } = context;
  const saptamsa = vargaChart(chart, 'd7');
  const fifthLord = lordOfHouse(chart, 5);
  const relations = [
    toPoint(context, { id: 'relation_to_fifth_house', point: 'fifth_house', pointSignIndex: signOfHouse(chart, 5) }),
    toCounterpart(context, 'fifth_lord', fifthLord),
    toCounterpart(context, 'jupiter', 'Jupiter'),
    toPoint(context, {
      id: 'relation_to_saptamsa_ascendant',
      point: 'saptamsa_lagna',
      pointSignIndex: saptamsa.ascendant.signIndex,
      signIndex: saptamsa.planets[karaka.planet].signIndex,
      source: bphs(7, '1-8'),
    }),
  ];
  const last = fact('children_close', {});
  return { ...karakaReading(context, [...karakaFindings(context), ...relations], last), saptamsa, fifthLord };
}
