/** Findings on the lord of the ascendant in the navamsa: the inner person. */
import type { Chart } from '../../chart/chart.ts';
import { houseFromSign } from '../../jaimini/signHouses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { bphs, practice } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { dignityPhrase } from '../../varga/words.ts';
import { ordinal } from '../../words.ts';
import { sentence } from '../phrases.ts';
import { named } from '../../planetWords.ts';
import { finding, type Finding } from '../finding.ts';
import { bearing } from './influence.ts';
import { areaOf } from '../../tables/houses.ts';
import { toneOfDignity, toneOfHouse } from './tones.ts';

const navamsaReading = practice('Jaimini practice: the lord of the ascendant in the navamsa');

/** Lists every finding about the lord of the birth ascendant in the navamsa, met or not. */
export function swamshaFindings(chart: Chart, navamsa: Chart): Finding[] {
  const lord = lordOfHouse(chart, 1);
  return [
    houseFinding(navamsa, lord),
    dignityFinding(navamsa, lord),
    keptFinding(chart, navamsa, lord),
    companyFinding(chart, navamsa, lord, 'benefic'),
    companyFinding(chart, navamsa, lord, 'malefic'),
  ];
}

function houseFinding(navamsa: Chart, lord: Planet): Finding {
  const { house, signIndex } = navamsa.planets[lord];
  const tone = toneOfHouse(house);
  const how = {
    supports: 'strength is found',
    asks_care: 'strength is found after effort',
    describes: 'strength grows',
  };
  return finding({
    id: 'house',
    rule: 'The house of the lord of the ascendant in the navamsa shows where inner strength lies',
    observed: { lord, house, sign: SIGNS[signIndex]! },
    tone,
    meaning: sentence(
      `${named(lord)} is in the ${ordinal(house)} house of the navamsa: inwardly ${how[tone]} through ${areaOf(house)}`,
    ),
    source: navamsaReading,
    confidence: 'interpretive',
  });
}

function dignityFinding(navamsa: Chart, lord: Planet): Finding {
  const { dignity, signIndex } = navamsa.planets[lord];
  const tone = toneOfDignity(dignity);
  const says = {
    supports: 'the constitution and the will recover well',
    describes: 'the will is as firm as its habits',
    asks_care: 'the will is trained by what resists it',
  };
  return finding({
    id: 'dignity',
    rule: 'The dignity of the lord of the ascendant in the navamsa shows the firmness of the person',
    observed: { lord, dignity, sign: SIGNS[signIndex]! },
    tone,
    meaning: sentence(
      `${named(lord)} stands in ${SIGNS[signIndex]!} of the navamsa, ${dignityPhrase(dignity)}: ${says[tone]}`,
    ),
    source: navamsaReading,
    confidence: 'interpretive',
  });
}

function keptFinding(chart: Chart, navamsa: Chart, lord: Planet): Finding {
  const signIndex = chart.signs[lord];
  return finding({
    id: 'vargottama',
    rule: 'The lord of the ascendant keeps its sign in the navamsa',
    isMet: navamsa.signs[lord] === signIndex,
    observed: { birth_sign: SIGNS[signIndex]!, navamsa_sign: SIGNS[navamsa.signs[lord]]! },
    tone: 'supports',
    meaning: sentence(
      `${named(lord)} is vargottama in ${SIGNS[signIndex]!}: what the person shows and what they are agree`,
    ),
    source: bphs(6, '12'),
    confidence: 'interpretive',
  });
}

function companyFinding(chart: Chart, navamsa: Chart, lord: Planet, nature: 'benefic' | 'malefic'): Finding {
  const isOfNature = (planet: Planet) => isBenefic(chart, planet) === (nature === 'benefic');
  const counted = houseFromSign(navamsa, navamsa.signs[lord], 1);
  const joined = counted.occupants.filter((planet) => planet !== lord && isOfNature(planet));
  const aspecting = counted.aspectedBy.filter(isOfNature);
  const all = [...joined, ...aspecting];
  const says =
    nature === 'benefic' ? 'good influences are within reach' : 'hard influences are met within, and shape character';
  return finding({
    id: `${nature}_company`,
    rule: `A natural ${nature} joins the lord of the ascendant in the navamsa, or aspects it by sign`,
    isMet: all.length > 0,
    observed: { joined, aspecting },
    tone: nature === 'benefic' ? 'supports' : 'asks_care',
    meaning: sentence(`${bearing(counted, all, `the navamsa sign of ${named(lord)}`)}: ${says}`),
    source: navamsaReading,
    confidence: 'interpretive',
  });
}
