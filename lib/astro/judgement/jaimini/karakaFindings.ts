/** Findings on a chara karaka: its dignity in birth chart and navamsa, and the planets that influence it. */
import { companions } from '../../planet/avasthas.ts';
import { judgedCombustion } from '../../planet/combustionRelief.ts';
import { planetsAspectingSign } from '../../jaimini/signAspects.ts';
import { KARAKA_OFFICES } from '../../jaimini/tables/karakaOffices.ts';
import { isBenefic } from '../../planet/nature.ts';
import { bphs, jaiminiSutras, suryaSiddhanta } from '../../source.ts';
import { areaOf } from '../../tables/houses.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { dignityPhrase } from '../../varga/words.ts';
import { ordinal } from '../../words.ts';
import { dignityText, sentence } from '../phrases.ts';
import { named, namedList } from '../../planetWords.ts';
import { finding, type Finding } from '../finding.ts';
import type { KarakaContext } from './karakaContext.ts';
import { toneOfDignity, toneOfHouse, toneOfSign } from './tones.ts';

/** Lists every finding about a significator, met or not. */
export function karakaFindings(context: KarakaContext): Finding[] {
  return [
    placeFinding(context),
    dignityFinding(context),
    navamsaFinding(context),
    companyFinding(context, 'benefic'),
    companyFinding(context, 'malefic'),
    combustionFinding(context),
  ];
}

/** Returns the name of the office for a sentence: `the atmakaraka`. */
export function officeOf({ karaka }: KarakaContext): string {
  return `the ${KARAKA_OFFICES[karaka.code].name.toLowerCase()}`;
}

function placeFinding(context: KarakaContext): Finding {
  const { chart, karaka } = context;
  const { house, signIndex } = chart.planets[karaka.planet];
  const { signifies } = KARAKA_OFFICES[karaka.code];
  return finding({
    id: 'house',
    rule: 'The significator shows its matters through the house where it stands',
    observed: { planet: karaka.planet, house, sign: SIGNS[signIndex]! },
    tone: toneOfHouse(house),
    meaning: sentence(
      `${named(karaka.planet)} signifies ${signifies}, and stands in the ${ordinal(house)} house: there it meets ${areaOf(house)}`,
    ),
    source: bphs(32, '13-17'),
    confidence: 'interpretive',
  });
}

function dignityFinding(context: KarakaContext): Finding {
  const { chart, karaka, strength } = context;
  const { dignity, signIndex } = chart.planets[karaka.planet];
  const says = {
    supports: 'what it signifies comes with inner firmness',
    describes: 'what it signifies rests on neither great help nor great hindrance by sign',
    asks_care: 'what it signifies is built up by effort, and is the more one’s own for it',
  };
  const tone = toneOfSign(chart, karaka.planet);
  return finding({
    id: 'dignity',
    rule: 'The significator gives its matters as its sign lets it',
    observed: { dignity, sign: SIGNS[signIndex]!, strength: strength.value },
    tone,
    meaning: sentence(
      `${named(karaka.planet)} is ${dignityText(chart, karaka.planet)}, with ${strength.value} of 100 in strength: ${says[tone]}`,
    ),
    source: bphs(32, '9-12'),
    confidence: 'interpretive',
  });
}

function navamsaFinding({ chart, navamsa, karaka }: KarakaContext): Finding {
  const { dignity, house, signIndex } = navamsa.planets[karaka.planet];
  const isKept = chart.signs[karaka.planet] === signIndex;
  const says = {
    supports: 'what the birth chart promises has a sound root',
    describes: 'what the birth chart promises has an ordinary root',
    asks_care: 'what the birth chart promises has a root that needs tending',
  };
  const byDignity = toneOfDignity(dignity);
  // A weak sign that stays weak in the navamsa neither gains nor loses by it.
  const keptTone = byDignity === 'asks_care' ? 'describes' : 'supports';
  const tone = isKept ? keptTone : byDignity;
  const kept = isKept ? ' as in the birth chart (vargottama)' : '';
  const counted = house === 1 ? 'which rises there' : `the ${ordinal(house)} from its ascendant`;
  return finding({
    id: 'navamsa',
    rule: 'The navamsa shows the root of what the birth chart promises',
    observed: { sign: SIGNS[signIndex]!, house, dignity, is_vargottama: isKept },
    tone,
    meaning: sentence(
      `in the navamsa ${named(karaka.planet)} is in ${SIGNS[signIndex]!}${kept}, ${counted}, ${dignityPhrase(dignity)}: ${says[tone]}`,
    ),
    source: jaiminiSutras('1.2', '1'),
    confidence: 'interpretive',
  });
}

function companyFinding({ chart, karaka }: KarakaContext, nature: 'benefic' | 'malefic'): Finding {
  const subject = chart.planets[karaka.planet];
  const isOfNature = (planet: Planet) => isBenefic(chart, planet) === (nature === 'benefic');
  const joined = companions(chart, subject)
    .map(({ id }) => id)
    .filter(isOfNature);
  const aspecting = planetsAspectingSign(chart, subject.signIndex).filter(isOfNature);
  const acts = [
    ...(joined.length > 0 ? [`joined by ${namedList(joined)}`] : []),
    ...(aspecting.length > 0 ? [`aspected by sign by ${namedList(aspecting)}`] : []),
  ];
  const says =
    nature === 'benefic'
      ? 'help comes from others at the right time'
      : 'pressure makes it strong where it is met calmly';
  return finding({
    id: `${nature}_company`,
    rule: `A natural ${nature} joins the significator, or aspects it by sign`,
    isMet: acts.length > 0,
    observed: { joined, aspecting },
    tone: nature === 'benefic' ? 'supports' : 'asks_care',
    meaning: sentence(`${named(karaka.planet)} is ${acts.join(' and ')}: ${says}`),
    source: jaiminiSutras('1.1', '2-4'),
    confidence: 'interpretive',
  });
}

/** Where the Sun is in another sign a mild combustion is relieved fully: the planet is combust by degree, without harm. */
function combustionFinding({ chart, karaka }: KarakaContext): Finding {
  const subject = chart.planets[karaka.planet];
  const { effectiveGrade, separationDeg } = judgedCombustion(chart, subject);
  const isRelieved = effectiveGrade === 'none';
  const says = isRelieved
    ? 'the Sun stands in another sign, which takes the harm off'
    : 'its matters stand behind those of duty and authority until room is made for them';
  return finding({
    id: 'combust',
    rule: 'The significator is combust',
    isMet: subject.isCombust,
    observed: { separation_from_sun: Math.round(separationDeg * 1e4) / 1e4, grade: effectiveGrade },
    tone: isRelieved ? 'describes' : 'asks_care',
    meaning: sentence(`${named(karaka.planet)} is combust, ${separationDeg.toFixed(1)} degrees from the Sun: ${says}`),
    source: suryaSiddhanta(9, '6-9'),
    confidence: 'interpretive',
  });
}
