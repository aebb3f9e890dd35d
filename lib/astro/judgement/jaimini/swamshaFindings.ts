/** Findings on the lord of the ascendant in the navamsa: the inner person. */
import type { Chart } from '../../chart/chart.ts';
import { houseFromSign } from '../../jaimini/signHouses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic, type NaturalNature } from '../../planet/nature.ts';
import { bphs, practice } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { finding } from '../../evidence.ts';
import { fact, type JaiminiFact, type JaiminiFinding } from './facts.ts';
import { bearing } from './influence.ts';
import { toneOfDignity, toneOfHouse } from './tones.ts';

const navamsaReading = practice('Jaimini practice: the lord of the ascendant in the navamsa');

/** Lists every finding about the lord of the birth ascendant in the navamsa, met or not. */
export function swamshaFindings(chart: Chart, navamsa: Chart): JaiminiFinding[] {
  const lord = lordOfHouse(chart, 1);
  return [
    houseFinding(navamsa, lord),
    dignityFinding(navamsa, lord),
    keptFinding(chart, navamsa, lord),
    companyFinding(chart, navamsa, lord, 'benefic'),
    companyFinding(chart, navamsa, lord, 'malefic'),
  ];
}

function houseFinding(navamsa: Chart, lord: Planet): JaiminiFinding {
  const { house, signIndex } = navamsa.planets[lord];
  const tone = toneOfHouse(house);
  return finding<JaiminiFact>({
    id: 'house',
    text: fact('swamsha_house_rule', {}),
    observed: { lord, house, sign: SIGNS[signIndex]! },
    effect: tone,
    meaning: fact('swamsha_house', { planet: lord, house, tone }),
    source: navamsaReading,
    confidence: 'interpretive',
  });
}

function dignityFinding(navamsa: Chart, lord: Planet): JaiminiFinding {
  const { dignity, signIndex } = navamsa.planets[lord];
  const tone = toneOfDignity(dignity);
  return finding<JaiminiFact>({
    id: 'dignity',
    text: fact('swamsha_dignity_rule', {}),
    observed: { lord, dignity, sign: SIGNS[signIndex]! },
    effect: tone,
    meaning: fact('swamsha_dignity', { planet: lord, signIndex, dignity, tone }),
    source: navamsaReading,
    confidence: 'interpretive',
  });
}

function keptFinding(chart: Chart, navamsa: Chart, lord: Planet): JaiminiFinding {
  const signIndex = chart.signs[lord];
  return finding<JaiminiFact>({
    id: 'vargottama',
    text: fact('swamsha_kept_rule', {}),
    isMet: navamsa.signs[lord] === signIndex,
    observed: { birth_sign: SIGNS[signIndex]!, navamsa_sign: SIGNS[navamsa.signs[lord]]! },
    effect: 'supports',
    meaning: fact('swamsha_kept', { planet: lord, signIndex }),
    source: bphs(6, '12'),
    confidence: 'interpretive',
  });
}

function companyFinding(chart: Chart, navamsa: Chart, lord: Planet, nature: NaturalNature): JaiminiFinding {
  const isOfNature = (planet: Planet) => isBenefic(chart, planet) === (nature === 'benefic');
  const counted = houseFromSign(navamsa, navamsa.signs[lord], 1);
  const joined = counted.occupants.filter((planet) => planet !== lord && isOfNature(planet));
  const aspecting = counted.aspectedBy.filter(isOfNature);
  const all = [...joined, ...aspecting];
  return finding<JaiminiFact>({
    id: `${nature}_company`,
    text: fact('swamsha_company_rule', { nature }),
    isMet: all.length > 0,
    observed: { joined, aspecting },
    effect: nature === 'benefic' ? 'supports' : 'asks_care',
    meaning: fact('swamsha_company', { planet: lord, nature, ...bearing(counted, all) }),
    source: navamsaReading,
    confidence: 'interpretive',
  });
}
