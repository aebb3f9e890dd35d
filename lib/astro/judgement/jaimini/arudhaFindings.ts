/** Findings on the arudha of the ascendant: the image a person has in the world (BPHS 29.8-37). */
import { countFrom } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import type { ArudhaPada } from '../../jaimini/arudhas.ts';
import { houseFromSign, type SignHouse } from '../../jaimini/signHouses.ts';
import { IMAGES } from '../../jaimini/tables/karakaTexts.ts';
import { isBenefic } from '../../planet/nature.ts';
import { bphs } from '../../source.ts';
import type { PlanetStrengths } from '../../strength/planetStrength.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { listed, ordinal } from '../../words.ts';
import { dignityText, sentence, effectSide, type EffectSide } from '../phrases.ts';
import { named, namedList } from '../../planetWords.ts';
import { finding, type Finding, type FindingTone } from '../finding.ts';
import { bearing, houseFromPoint, influencesOnHouse } from './influence.ts';
import { areaOf } from '../../tables/houses.ts';
import { relationFinding } from './relationFinding.ts';

export interface ArudhaContext {
  readonly chart: Chart;
  readonly padas: readonly ArudhaPada[];
  readonly strengths: PlanetStrengths;
}

/** Lists every finding about the arudha of the ascendant, met or not, in the order of the text. */
export function arudhaFindings(context: ArudhaContext): Finding[] {
  return [
    imageFinding(context),
    houseFinding(context),
    lordFinding(context),
    gainsFinding(context),
    lossesFinding(context),
    ...[2, 8].map((house) => lastingFinding(context, house)),
    ketuFinding(context),
    ...[3, 6].map((house) => conquestFinding(context, house)),
    ...padaFindings(context),
  ];
}

const first = ({ padas }: ArudhaContext): ArudhaPada => padas[0]!;
const from = (context: ArudhaContext, house: number): SignHouse =>
  houseFromSign(context.chart, first(context).signIndex, house);
const ofNature = (chart: Chart, planets: readonly Planet[], isGood: boolean) =>
  planets.filter((planet) => isBenefic(chart, planet) === isGood);
const stand = (planets: readonly Planet[]) => `${namedList(planets)} ${planets.length > 1 ? 'stand' : 'stands'}`;

function imageFinding(context: ArudhaContext): Finding {
  const { occupants, signIndex } = from(context, 1);
  return finding({
    id: 'image',
    rule: 'Planets in the arudha of the ascendant colour the image',
    isMet: occupants.length > 0,
    observed: { planets: occupants, sign: SIGNS[signIndex]! },
    tone: 'describes',
    meaning: sentence(
      `${stand(occupants)} in the arudha of the ascendant: the world sees someone ${listed(occupants.map((planet) => `${IMAGES[planet]} (${planet})`))}`,
    ),
    source: bphs(29),
    confidence: 'interpretive',
  });
}

/** Houses that arudhas can be in from each other: with its two exceptions the count gives no other ones. */
function houseFinding(context: ArudhaContext): Finding {
  const { houseSignIndex, signIndex } = first(context);
  const house = countFrom(houseSignIndex, signIndex);
  return finding({
    id: 'house',
    rule: 'The house of the arudha shows through what the world comes to know a person',
    observed: { house, sign: SIGNS[signIndex]! },
    tone: 'describes',
    meaning: `The arudha falls in the ${ordinal(house)} house: through ${areaOf(house)} the world comes to know the person.`,
    source: bphs(29),
    confidence: 'interpretive',
  });
}

const TONES: Readonly<Record<EffectSide, FindingTone>> = { ease: 'supports', both: 'describes', strain: 'asks_care' };

function lordFinding({ chart, padas, strengths }: ArudhaContext): Finding {
  const { signIndex } = padas[0]!;
  // The house that is this sign has had its lord chosen already.
  const { lord } = padas.find(({ houseSignIndex }) => houseSignIndex === signIndex)!;
  const { value } = strengths[lord];
  const house = countFrom(signIndex, chart.signs[lord]);
  const tone = TONES[effectSide(value)];
  const says = {
    supports: 'the image is carried',
    describes: 'the image holds',
    asks_care: 'the image needs renewing',
  };
  return finding({
    id: 'lord',
    rule: 'The lord of the arudha carries the image',
    observed: { lord, strength: value, house_from_arudha: house, dignity: chart.planets[lord].dignity },
    tone,
    meaning: sentence(
      `${named(lord)}, lord of the arudha, is ${dignityText(chart, lord)}, ${house === 1 ? 'in the arudha itself' : `the ${ordinal(house)} from it`}, with ${value} of 100 in strength: ${says[tone]}`,
    ),
    source: bphs(29),
    confidence: 'interpretive',
  });
}

function gainsFinding(context: ArudhaContext): Finding {
  const { chart } = context;
  const eleventh = from(context, 11);
  const { aspectedBy, occupants } = eleventh;
  const sources = influencesOnHouse(eleventh);
  const [good, hard] = [ofNature(chart, sources, true), ofNature(chart, sources, false)];
  const strong = sources.filter((planet) => isStrongBySign(chart.planets[planet].dignity));
  const ways = [
    ...(good.length > 0 ? [`by fair and easy means through ${namedList(good)}`] : []),
    ...(hard.length > 0 ? [`by hard or contested work through ${namedList(hard)}`] : []),
  ];
  const plenty =
    strong.length > 0
      ? `; ${namedList(strong)}, strong by sign, ${strong.length > 1 ? 'make' : 'makes'} them plenty`
      : '';
  return finding({
    id: 'gains',
    rule: 'Planets in the 11th from the arudha, or aspecting it by sign, bring gains',
    isMet: sources.length > 0,
    observed: { occupants, aspecting: aspectedBy, benefics: good.length, malefics: hard.length, strong },
    tone: 'supports',
    meaning: sentence(`gains come ${ways.join(', and ')}${plenty}`),
    source: bphs(29, '8-11'),
  });
}

const LOSSES: Readonly<Record<Planet, string>> = {
  Sun: 'duties and fees to authority',
  Moon: 'the needs of others',
  Mars: 'siblings, property and disputes',
  Mercury: 'trade, kinsmen and disagreement',
  Jupiter: 'taxes, teaching and good causes',
  Venus: 'comforts and what authority asks',
  Saturn: 'siblings, and those who depend on one',
  Rahu: 'foreign matters and what authority asks',
  Ketu: 'what is let go of, and disputes',
};

function lossesFinding(context: ArudhaContext): Finding {
  const { aspectedBy, occupants } = from(context, 12);
  return finding({
    id: 'expenses',
    rule: 'Planets in the 12th from the arudha show where money goes',
    isMet: occupants.length > 0,
    observed: { occupants, aspecting: aspectedBy },
    tone: 'asks_care',
    meaning: sentence(
      `${stand(occupants)} in the 12th from the arudha: money goes to ${occupants.map((planet) => `${LOSSES[planet]} (${planet})`).join('; to ')}. It is best planned for`,
    ),
    source: bphs(29, '13-15'),
    confidence: 'interpretive',
  });
}

function lastingFinding(context: ArudhaContext, house: number): Finding {
  const counted = from(context, house);
  const benefics = ofNature(context.chart, influencesOnHouse(counted), true);
  return finding({
    id: `lasting_${house}`,
    rule: `A benefic in the ${ordinal(house)} from the arudha, or aspecting it by sign, makes the image last`,
    isMet: benefics.length > 0,
    observed: { benefics, occupants: counted.occupants },
    tone: 'supports',
    meaning: sentence(
      `${bearing(counted, benefics, houseFromPoint(house, 'the arudha'))}: ${house === 2 ? 'means and good name are kept up' : 'a good name outlasts changes'}`,
    ),
    source: bphs(29),
    confidence: 'interpretive',
  });
}

function ketuFinding(context: ArudhaContext): Finding {
  return finding({
    id: 'ketu_in_second',
    rule: 'Ketu in the 2nd from the arudha shows the signs of age early',
    isMet: from(context, 2).occupants.includes('Ketu'),
    observed: { occupants: from(context, 2).occupants },
    tone: 'describes',
    meaning:
      'Ketu stands in the 2nd from the arudha: one looks mature before one’s years, early grey in the words of the text.',
    source: bphs(29),
  });
}

function conquestFinding(context: ArudhaContext, house: number): Finding {
  const { occupants } = from(context, house);
  const [good, hard] = [ofNature(context.chart, occupants, true), ofNature(context.chart, occupants, false)];
  const both = [
    ...(hard.length > 0 ? [`${namedList(hard)} there ${hard.length > 1 ? 'make' : 'makes'} one press on and win`] : []),
    ...(good.length > 0
      ? [`${namedList(good)} there ${good.length > 1 ? 'make' : 'makes'} one yield and keep the peace`]
      : []),
  ];
  return finding({
    id: `conquest_${house}`,
    rule: `In the ${ordinal(house)} from the arudha malefics conquer and benefics yield`,
    isMet: occupants.length > 0,
    observed: { benefics: good, malefics: hard },
    tone: hard.length > good.length ? 'supports' : 'describes',
    meaning: sentence(`in the ${ordinal(house)} from the arudha: ${both.join('; ')}`),
    source: bphs(29),
    confidence: 'interpretive',
  });
}

const PADA_TEXTS = [
  [
    7,
    'darapada',
    'the arudha of the 7th',
    'partners and public go together with the image',
    'partners and image are at odds',
  ],
  [9, 'bhagyapada', 'the arudha of the 9th', 'fortune shows', 'fortune comes unseen'],
  [10, 'karmapada', 'the arudha of the 10th', 'work brings standing', 'work and standing need to be brought together'],
] as const;

function padaFindings({ padas }: ArudhaContext): Finding[] {
  return PADA_TEXTS.map(([house, id, name, easy, uneasy]) =>
    relationFinding({
      id: `${id}_relation`,
      first: { name: 'the arudha of the ascendant', signIndex: padas[0]!.signIndex },
      second: { name, signIndex: padas[house - 1]!.signIndex },
      easy,
      uneasy,
      source: bphs(29),
    }),
  );
}
