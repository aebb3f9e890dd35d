/** Jaimini's raja yogas of the atmakaraka with another variable significator (chara karaka). */
import { isAspecting } from '../../../chart/aspects.ts';
import { both, type Bilingual } from '../../../bilingual.ts';
import type { Chart } from '../../../chart/chart.ts';
import { required, strengthens } from '../../../evidence.ts';
import { isKendra, isTrikona } from '../../../chart/houses.ts';
import { charaKaraka } from '../../../jaimini/charaKarakas.ts';
import { aspectsBySign } from '../../../jaimini/signAspects.ts';
import type { Rule } from '../../../rule.ts';
import { bphs, jaiminiSutras } from '../../../source.ts';
import { isNode, type Planet } from '../../../tables/planets.ts';
import type { RuleFacts } from '../../../strength/verdictStrength.ts';

interface Row extends Pick<Rule, 'id' | 'name' | 'result' | 'source' | 'alsoIn'> {
  readonly office: 'AmK' | 'PK';
  readonly officeName: Bilingual;
}

export const karakaPairs: readonly Rule[] = [
  pairRule({
    id: 'jaimini-ak-amk',
    name: both('AK-AmK Raja', 'आत्मकारक-अमात्यकारक राजयोग'),
    result: both('power through work, the ear of those who rule', 'कर्म से अधिकार, शासकों का विश्वास'),
    source: jaiminiSutras('1.2'),
    alsoIn: [bphs(40)],
    office: 'AmK',
    officeName: both('amatyakaraka', 'अमात्यकारक'),
  }),
  pairRule({
    id: 'jaimini-ak-pk',
    name: both('AK-PK Raja', 'आत्मकारक-पुत्रकारक राजयोग'),
    result: both('merit, authority through learning and creative work', 'पुण्य, विद्या और सृजन से अधिकार'),
    source: bphs(39),
    office: 'PK',
    officeName: both('putrakaraka', 'पुत्रकारक'),
  }),
];

function pairRule({ office, officeName: { en, hi }, ...named }: Row): Rule {
  const linked = both(
    `The atmakaraka and the ${en} are joined, aspect each other by sign, or aspect each other as planets`,
    `आत्मकारक और ${hi} की युति, परस्पर राशि-दृष्टि या परस्पर ग्रह-दृष्टि है`,
  );
  const pairOf = ({ karakas }: RuleFacts): readonly [Planet, Planet] => [
    charaKaraka(karakas, 'AK').planet,
    charaKaraka(karakas, office).planet,
  ];
  return {
    ...named,
    family: 'raja',
    polarity: 'good',
    formation: both(
      `The atmakaraka and the ${en} are joined or aspect each other, by sign or as planets`,
      `आत्मकारक और ${hi} की युति हो या परस्पर राशि-दृष्टि या ग्रह-दृष्टि हो`,
    ),
    countedFrom: null,
    participants: (_chart, facts) => pairOf(facts),
    tie: (chart, facts) => bondOf(chart, pairOf(facts)),

    examine(chart, facts) {
      const pair = pairOf(facts);
      const houses = pair.map((id) => chart.planets[id].house);
      // On a tie of degrees the other office falls to a natural significator, which may be the same planet.
      const isTwo = pair[0] !== pair[1];
      const bond = bondOf(chart, pair);
      return [
        required('two_planets', TWO_PLANETS, isTwo, { planets: pair }),
        required('linked', linked, bond !== null, { planets: pair, link: bond }),
        strengthens(
          'well_housed',
          WELL_HOUSED,
          houses.every((n) => isKendra(n) || isTrikona(n)),
          { houses },
        ),
      ];
    },
  };
}

const TWO_PLANETS = both('The two offices are held by different planets', 'दोनों पद अलग-अलग ग्रहों के पास हैं');
const WELL_HOUSED = both('Both stand in kendras or trikonas', 'दोनों केंद्र या त्रिकोण में हैं');

export type KarakaBond = 'conjunction' | 'sign_aspect' | 'mutual_aspect';

/** As planets the nodes cast no aspect that forms a yoga; by sign they do as all others. */
function bondOf(chart: Chart, [a, b]: readonly [Planet, Planet]): KarakaBond | null {
  if (a === b) return null;
  const [from, to] = [chart.signs[a], chart.signs[b]];
  if (from === to) return 'conjunction';
  if (aspectsBySign(from, to)) return 'sign_aspect';
  const isMutual = !isNode(a) && !isNode(b) && isAspecting(chart, a, to) && isAspecting(chart, b, from);
  return isMutual ? 'mutual_aspect' : null;
}
