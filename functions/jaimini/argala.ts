/** The answer of /jaimini/argala. */
import { signOfHouse } from '../../lib/astro/chart/chart.ts';
import { argalaOn, type Argala, type ArgalaPair } from '../../lib/astro/jaimini/argala.ts';
import { HOUSES } from '../../lib/astro/planet/lordship.ts';
import { bphs, citation, jaiminiSutras } from '../../lib/astro/source.ts';
import type { Argalas } from '../../lib/schemas/jaimini/points.ts';
import type { Named, Names } from '../../lib/words/names.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { JAIMINI } from '../../lib/words/subjects/jaimini.ts';
import type { Intervention } from '../../lib/words/facts/jaimini.ts';
import { say } from '../../lib/words/say.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const ARGALA_NAMES: Readonly<Record<ArgalaPair['kind'], Named>> = {
  dhana: { name: 'Dhana Argala', sanskrit: 'धन अर्गला' },
  sukha: { name: 'Sukha Argala', sanskrit: 'सुख अर्गला' },
  labha: { name: 'Labha Argala', sanskrit: 'लाभ अर्गला' },
  putra: { name: 'Putra Argala', sanskrit: 'पुत्र अर्गला' },
};

const NOTES = [
  both(
    'All nine planets count, each as one, and the greater number prevails. On equal numbers the dual sign goes before the fixed and the movable. Then the planet of the higher degree leads.',
    'सभी नौ ग्रह एक-एक गिने जाते हैं। जिधर संख्या अधिक हो, वह पक्ष जीतता है। संख्या बराबर हो तो द्विस्वभाव राशि स्थिर और चर से आगे है, फिर अधिक अंश वाला ग्रह।',
  ),
  both(
    'Some add the 7th as a place of argala against the 1st. It is left out, as the Sutras name four places.',
    'कुछ लोग पहले के सामने सातवें भाव की अर्गला भी जोड़ते हैं; वह यहाँ नहीं ली गई, क्योंकि सूत्रों में चार ही स्थान हैं।',
  ),
  both(
    'The score counts for each pair how many more intervene than obstruct, by the nature of those who intervene. Pressure held off counts for the house, and help held off against it. On equal numbers a pair adds nothing, whoever is the stronger.',
    'हर जोड़ी के अंक अर्गला और विरोध वाले ग्रहों की संख्या के अंतर और अर्गला वाले ग्रहों के स्वभाव से बनते हैं। रुका हुआ दबाव भाव के पक्ष में रहता है, रुकी हुई मदद उसके विरुद्ध। संख्या बराबर हो तो अंक नहीं जुड़ते।',
  ),
  both(
    'The Sutras count houses backwards from Ketu. Where Ketu stands, argala and virodha then change places.',
    'जैमिनि सूत्र 1.1.10 में केतु से भाव उलटे गिने जाते हैं; जहाँ केतु हो, वहाँ अर्गला और विरोध की जगह बदल जाती है।',
  ),
];

export function argala({ chart, names }: BirthContext): Argalas {
  const all = HOUSES.map((number) => ({ number, argala: argalaOn(chart, signOfHouse(chart, number)) }));
  const byNet = [...all].sort((a, b) => b.argala.net - a.argala.net);
  const [best, worst] = [byNet[0]!, byNet.at(-1)!];
  const most = best.argala.net > 0 ? best : null;
  const least = worst.argala.net < 0 ? worst : null;
  return {
    houses: all.map((one) => houseRecord(one.number, one.argala, names)),
    most_supported_house: most?.number ?? null,
    most_pressed_house: least?.number ?? null,
    summary: JAIMINI[names.lang].argala_summary({
      mostHouse: most?.number ?? null,
      mostNet: best.argala.net,
      leastHouse: least?.number ?? null,
      leastNet: worst.argala.net,
    }),
    notes: names.texts(NOTES),
    sources: [citation(jaiminiSutras('1.1', '5-10')), citation(bphs(31, '2-9'))],
  };
}

function houseRecord(number: number, argala: Argala, names: Names): Argalas['houses'][number] {
  const { hasKetu, net, pairs, signIndex, vishesha } = argala;
  return {
    number,
    sign: signRef(signIndex, names),
    argala: pairs.map(({ argalaHouse, argalaSignIndex, planets }) => ({
      from_house: argalaHouse,
      sign: signRef(argalaSignIndex, names),
      planets: planets.map(planetId),
    })),
    virodha: pairs.map(({ virodhaHouse, virodhaSignIndex, obstructors }) => ({
      from_house: virodhaHouse,
      sign: signRef(virodhaSignIndex, names),
      planets: obstructors.map(planetId),
    })),
    pairs: pairs.map((pair) => pairRecord(pair, names)),
    vishesha_argala: vishesha.length > 0 ? { from_house: 3, planets: vishesha.map(planetId) } : null,
    has_ketu: hasKetu,
    net: {
      score: net,
      components: pairs.map(({ part }) => ({ ...part, label: say(JAIMINI, part.label, names.lang) })),
      confidence: 'interpretive',
    },
    text: JAIMINI[names.lang].argala_house({ house: number, interventions: interventions(argala), vishesha, net }),
  };
}

function interventions({ pairs }: Argala): Intervention[] {
  return pairs.flatMap(({ nature, status, ...pair }) =>
    nature === null || status === 'none' ? [] : [{ ...pair, nature, status }],
  );
}

function pairRecord(pair: ArgalaPair, names: Names): Argalas['houses'][number]['pairs'][number] {
  const { argalaHouse, difference, isEffective, isPrimary, kind, nature, reason, status, virodhaHouse } = pair;
  return {
    id: kind,
    name: names.of(ARGALA_NAMES[kind]),
    is_primary: isPrimary,
    argala_house: argalaHouse,
    virodha_house: virodhaHouse,
    status,
    is_effective: isEffective,
    is_overcome: status === 'obstructed' || status === 'obstructed_by_strength',
    difference,
    nature,
    reason: say(JAIMINI, reason, names.lang),
  };
}
