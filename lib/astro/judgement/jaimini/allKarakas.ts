/** Readings of the atmakaraka and the amatyakaraka: the soul, and its work. */
import { arudhaOfHouse, type ArudhaPada } from '../../jaimini/arudhas.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { bphs, jaiminiSutras } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { finding } from '../../evidence.ts';
import { fact, type JaiminiFact, type JaiminiFinding } from './facts.ts';
import { karakaFindings } from './karakaFindings.ts';
import { karakaReading, toCounterpart, toPoint, type KarakaReading } from './oneKaraka.ts';
import type { KarakaContext } from './karakaContext.ts';
import { professions, type Profession } from './professions.ts';

/** Returns the reading of the atmakaraka: in which matters the soul is active, and what it learns. */
export function soulReading(context: KarakaContext): KarakaReading {
  const { planet } = context.karaka;
  const lesson = finding<JaiminiFact>({
    id: 'lesson',
    text: fact('lesson_rule', {}),
    observed: { planet },
    effect: 'describes',
    meaning: fact('lesson', { planet }),
    source: bphs(32, '9-12'),
    confidence: 'interpretive',
  });
  const findings = [...karakaFindings(context), karakamshaFinding(context), lesson];
  return karakaReading(context, findings, fact('lesson', { planet }));
}

function karakamshaFinding({ karaka, karakamshaSignIndex, navamsa }: KarakaContext): JaiminiFinding {
  const { house } = navamsa.planets[karaka.planet];
  return finding<JaiminiFact>({
    id: 'karakamsha',
    text: fact('karakamsha_place_rule', {}),
    observed: { sign: SIGNS[karakamshaSignIndex]!, house_from_navamsa_ascendant: house },
    effect: 'describes',
    meaning: fact('karakamsha_place', { signIndex: karakamshaSignIndex, house }),
    source: jaiminiSutras('1.2', '1'),
    confidence: 'interpretive',
  });
}

export interface WorkReading extends KarakaReading {
  readonly ascendantArudha: ArudhaPada;
  readonly professions: readonly Profession[];
}

/** Returns the reading of the amatyakaraka: the work, and how it agrees with soul (atmakaraka), image and calling. */
export function workReading(context: KarakaContext): WorkReading {
  const { chart, karaka, karakamshaSignIndex, karakas, navamsa } = context;
  const { planet } = karaka;
  const ascendantArudha = arudhaOfHouse(chart, 1);
  const relations = [
    toCounterpart(context, 'atmakaraka', charaKaraka(karakas, 'AK').planet, bphs(39)),
    toPoint(context, {
      id: 'house_from_arudha_of_ascendant',
      point: 'arudha_lagna',
      pointSignIndex: ascendantArudha.signIndex,
    }),
    toPoint(context, {
      id: 'house_from_karakamsha',
      point: 'karakamsha',
      pointSignIndex: karakamshaSignIndex,
      signIndex: navamsa.signs[planet],
    }),
  ];
  const last = fact('nearest_work', { planet });
  const reading = karakaReading(context, [...karakaFindings(context), ...relations], last);
  return { ...reading, ascendantArudha, professions: professions(context) };
}
