/** Findings on a chara karaka: its dignity in birth chart and navamsa, and the planets that influence it. */
import { companions } from '../../planet/avasthas.ts';
import { judgedCombustion } from '../../planet/combustionRelief.ts';
import { planetsAspectingSign } from '../../jaimini/signAspects.ts';
import { isBenefic, type NaturalNature } from '../../planet/nature.ts';
import { bphs, jaiminiSutras, suryaSiddhanta } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { finding } from '../../evidence.ts';
import { fact, type JaiminiFact, type JaiminiFinding } from './facts.ts';
import { placed } from './influence.ts';
import type { KarakaContext } from './karakaContext.ts';
import { toneOfDignity, toneOfHouse, toneOfSign } from './tones.ts';

/** Lists every finding about a significator, met or not. */
export function karakaFindings(context: KarakaContext): JaiminiFinding[] {
  return [
    placeFinding(context),
    dignityFinding(context),
    navamsaFinding(context),
    companyFinding(context, 'benefic'),
    companyFinding(context, 'malefic'),
    combustionFinding(context),
  ];
}

function placeFinding({ chart, karaka: { code, planet } }: KarakaContext): JaiminiFinding {
  const { house, signIndex } = chart.planets[planet];
  return finding<JaiminiFact>({
    id: 'house',
    text: fact('karaka_house_rule', {}),
    observed: { planet, house, sign: SIGNS[signIndex]! },
    effect: toneOfHouse(house),
    meaning: fact('karaka_house', { planet, code, house }),
    source: bphs(32, '13-17'),
    confidence: 'interpretive',
  });
}

function dignityFinding({ chart, karaka: { planet }, strength }: KarakaContext): JaiminiFinding {
  const { dignity, signIndex } = chart.planets[planet];
  const tone = toneOfSign(chart, planet);
  return finding<JaiminiFact>({
    id: 'dignity',
    text: fact('karaka_dignity_rule', {}),
    observed: { dignity, sign: SIGNS[signIndex]!, strength: strength.value },
    effect: tone,
    meaning: fact('karaka_dignity', { ...placed(chart, planet), strength: strength.value, tone }),
    source: bphs(32, '9-12'),
    confidence: 'interpretive',
  });
}

function navamsaFinding({ chart, navamsa, karaka: { planet } }: KarakaContext): JaiminiFinding {
  const { dignity, house, signIndex } = navamsa.planets[planet];
  const isVargottama = chart.signs[planet] === signIndex;
  const byDignity = toneOfDignity(dignity);
  // A weak sign that stays weak in the navamsa neither gains nor loses by it.
  const keptTone = byDignity === 'asks_care' ? 'describes' : 'supports';
  const tone = isVargottama ? keptTone : byDignity;
  return finding<JaiminiFact>({
    id: 'navamsa',
    text: fact('karaka_navamsa_rule', {}),
    observed: { sign: SIGNS[signIndex]!, house, dignity, is_vargottama: isVargottama },
    effect: tone,
    meaning: fact('karaka_navamsa', { planet, signIndex, house, dignity, isVargottama, tone }),
    source: jaiminiSutras('1.2', '1'),
    confidence: 'interpretive',
  });
}

function companyFinding({ chart, karaka: { planet } }: KarakaContext, nature: NaturalNature): JaiminiFinding {
  const subject = chart.planets[planet];
  const isOfNature = (other: Planet) => isBenefic(chart, other) === (nature === 'benefic');
  const joined = companions(chart, subject)
    .map(({ id }) => id)
    .filter(isOfNature);
  const aspecting = planetsAspectingSign(chart, subject.signIndex).filter(isOfNature);
  return finding<JaiminiFact>({
    id: `${nature}_company`,
    text: fact('karaka_company_rule', { nature }),
    isMet: joined.length + aspecting.length > 0,
    observed: { joined, aspecting },
    effect: nature === 'benefic' ? 'supports' : 'asks_care',
    meaning: fact('karaka_company', { planet, nature, inside: joined, aspecting }),
    source: jaiminiSutras('1.1', '2-4'),
    confidence: 'interpretive',
  });
}

/** Where the Sun is in another sign a mild combustion is relieved fully: the planet is combust by degree, without harm. */
function combustionFinding({ chart, karaka: { planet } }: KarakaContext): JaiminiFinding {
  const subject = chart.planets[planet];
  const { effectiveGrade, separationDeg } = judgedCombustion(chart, subject);
  const isRelieved = effectiveGrade === 'none';
  return finding<JaiminiFact>({
    id: 'combust',
    text: fact('karaka_combust_rule', {}),
    isMet: subject.isCombust,
    observed: { separation_from_sun: Math.round(separationDeg * 1e4) / 1e4, grade: effectiveGrade },
    effect: isRelieved ? 'describes' : 'asks_care',
    meaning: fact('karaka_combust', { planet, separationDeg, isRelieved }),
    source: suryaSiddhanta(9, '6-9'),
    confidence: 'interpretive',
  });
}
