/** Findings on the arudha of the ascendant: the image a person has in the world (BPHS 29.8-37). */
import { countFrom } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import type { ArudhaPada } from '../../jaimini/arudhas.ts';
import { houseFromSign, type SignHouse } from '../../jaimini/signHouses.ts';
import { isBenefic } from '../../planet/nature.ts';
import { bphs } from '../../source.ts';
import type { PlanetStrengths } from '../../strength/planetStrength.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { effectSide, type EffectSide } from '../placing.ts';
import { finding, type FindingEffect } from '../../evidence.ts';
import { fact, type JaiminiFact, type JaiminiFinding } from './facts.ts';
import { bearing, influencesOnHouse, placed } from './influence.ts';
import { relationFinding } from './relationFinding.ts';

export interface ArudhaContext {
  readonly chart: Chart;
  readonly padas: readonly ArudhaPada[];
  readonly strengths: PlanetStrengths;
}

/** Lists every finding about the arudha of the ascendant, met or not, in the order of the text. */
export function arudhaFindings(context: ArudhaContext): JaiminiFinding[] {
  return [
    imageFinding(context),
    houseFinding(context),
    lordFinding(context),
    gainsFinding(context),
    lossesFinding(context),
    ...([2, 8] as const).map((house) => lastingFinding(context, house)),
    ketuFinding(context),
    ...([3, 6] as const).map((house) => conquestFinding(context, house)),
    ...padaFindings(context),
  ];
}

const first = ({ padas }: ArudhaContext): ArudhaPada => padas[0]!;
const from = (context: ArudhaContext, house: number): SignHouse =>
  houseFromSign(context.chart, first(context).signIndex, house);
const ofNature = (chart: Chart, planets: readonly Planet[], isGood: boolean) =>
  planets.filter((planet) => isBenefic(chart, planet) === isGood);

function imageFinding(context: ArudhaContext): JaiminiFinding {
  const { occupants, signIndex } = from(context, 1);
  return finding<JaiminiFact>({
    id: 'image',
    text: fact('image_rule', {}),
    isMet: occupants.length > 0,
    observed: { planets: occupants, sign: SIGNS[signIndex]! },
    effect: 'describes',
    meaning: fact('image', { planets: occupants }),
    source: bphs(29),
    confidence: 'interpretive',
  });
}

/** Houses that arudhas can be in from each other: with its two exceptions the count gives no other ones. */
function houseFinding(context: ArudhaContext): JaiminiFinding {
  const { houseSignIndex, signIndex } = first(context);
  const house = countFrom(houseSignIndex, signIndex);
  return finding<JaiminiFact>({
    id: 'house',
    text: fact('arudha_house_rule', {}),
    observed: { house, sign: SIGNS[signIndex]! },
    effect: 'describes',
    meaning: fact('arudha_house', { house }),
    source: bphs(29),
    confidence: 'interpretive',
  });
}

const TONES: Readonly<Record<EffectSide, FindingEffect>> = { ease: 'supports', both: 'describes', strain: 'asks_care' };

function lordFinding({ chart, padas, strengths }: ArudhaContext): JaiminiFinding {
  const { signIndex } = padas[0]!;
  // The house that is this sign has had its lord chosen already.
  const { lord } = padas.find(({ houseSignIndex }) => houseSignIndex === signIndex)!;
  const { band, value } = strengths[lord];
  const house = countFrom(signIndex, chart.signs[lord]);
  const tone = TONES[effectSide(band)];
  return finding<JaiminiFact>({
    id: 'lord',
    text: fact('arudha_lord_rule', {}),
    observed: { lord, strength: value, house_from_arudha: house, dignity: chart.planets[lord].dignity },
    effect: tone,
    meaning: fact('arudha_lord', { ...placed(chart, lord), house, strength: value, tone }),
    source: bphs(29),
    confidence: 'interpretive',
  });
}

function gainsFinding(context: ArudhaContext): JaiminiFinding {
  const { chart } = context;
  const eleventh = from(context, 11);
  const { aspectedBy, occupants } = eleventh;
  const sources = influencesOnHouse(eleventh);
  const [good, hard] = [ofNature(chart, sources, true), ofNature(chart, sources, false)];
  const strong = sources.filter((planet) => isStrongBySign(chart.planets[planet].dignity));
  return finding<JaiminiFact>({
    id: 'gains',
    text: fact('gains_rule', {}),
    isMet: sources.length > 0,
    observed: { occupants, aspecting: aspectedBy, benefics: good.length, malefics: hard.length, strong },
    effect: 'supports',
    meaning: fact('gains', { benefics: good, malefics: hard, strong }),
    source: bphs(29, '8-11'),
  });
}

function lossesFinding(context: ArudhaContext): JaiminiFinding {
  const { aspectedBy, occupants } = from(context, 12);
  return finding<JaiminiFact>({
    id: 'expenses',
    text: fact('expenses_rule', {}),
    isMet: occupants.length > 0,
    observed: { occupants, aspecting: aspectedBy },
    effect: 'asks_care',
    meaning: fact('expenses', { planets: occupants }),
    source: bphs(29, '13-15'),
    confidence: 'interpretive',
  });
}

function lastingFinding(context: ArudhaContext, house: 2 | 8): JaiminiFinding {
  const counted = from(context, house);
  const benefics = ofNature(context.chart, influencesOnHouse(counted), true);
  return finding<JaiminiFact>({
    id: `lasting_${house}`,
    text: fact('lasting_rule', { house }),
    isMet: benefics.length > 0,
    observed: { benefics, occupants: counted.occupants },
    effect: 'supports',
    meaning: fact('lasting', { house, ...bearing(counted, benefics) }),
    source: bphs(29),
    confidence: 'interpretive',
  });
}

function ketuFinding(context: ArudhaContext): JaiminiFinding {
  return finding<JaiminiFact>({
    id: 'ketu_in_second',
    text: fact('ketu_in_second_rule', {}),
    isMet: from(context, 2).occupants.includes('Ketu'),
    observed: { occupants: from(context, 2).occupants },
    effect: 'describes',
    meaning: fact('ketu_in_second', {}),
    source: bphs(29),
  });
}

function conquestFinding(context: ArudhaContext, house: 3 | 6): JaiminiFinding {
  const { occupants } = from(context, house);
  const [good, hard] = [ofNature(context.chart, occupants, true), ofNature(context.chart, occupants, false)];
  return finding<JaiminiFact>({
    id: `conquest_${house}`,
    text: fact('conquest_rule', { house }),
    isMet: occupants.length > 0,
    observed: { benefics: good, malefics: hard },
    effect: hard.length > good.length ? 'supports' : 'describes',
    meaning: fact('conquest', { house, benefics: good, malefics: hard }),
    source: bphs(29),
    confidence: 'interpretive',
  });
}

const COMPARED_PADAS = [
  [7, 'darapada'],
  [9, 'bhagyapada'],
  [10, 'karmapada'],
] as const;

function padaFindings({ padas }: ArudhaContext): JaiminiFinding[] {
  return COMPARED_PADAS.map(([house, pada]) =>
    relationFinding({
      id: `${pada}_relation`,
      firstSignIndex: padas[0]!.signIndex,
      secondSignIndex: padas[house - 1]!.signIndex,
      rule: fact('pada_relation_rule', { pada }),
      meaning: (apart) => fact('pada_relation', { pada, ...apart }),
      source: bphs(29),
    }),
  );
}
