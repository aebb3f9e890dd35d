/** Sentences on comparisons of signs and planets in Hindi. */
import type { ComparisonFacts } from '../../astro/jaimini/comparisonFacts.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { isOddSign, modality, type Modality } from '../../astro/tables/signs.ts';
import { comparedDegrees } from '../comparedDegrees.ts';
import type { Sentences } from '../sentences.ts';
import { inSign, isOrAre, listHi, planetHi, signHi } from './grammar.ts';

const MODALITIES: Readonly<Record<Modality, string>> = { movable: 'चर', fixed: 'स्थिर', dual: 'द्विस्वभाव' };

const parity = (signIndex: number) => (isOddSign(signIndex) ? 'विषम' : 'सम');

const signLeads = ({ leaderSignIndex, otherSignIndex }: { leaderSignIndex: number; otherSignIndex: number }) =>
  `${signHi(leaderSignIndex)} राशि ${signHi(otherSignIndex)} से बलवान है`;
const planetLeads = ({ leader, other }: { leader: Planet; other: Planet }) =>
  `${planetHi(leader)} ${planetHi(other)} से बलवान है`;

const once = (planets: readonly Planet[]) => [...new Set(planets)];
const isTwice = (planets: readonly Planet[], planet: Planet) => planets.indexOf(planet) !== planets.lastIndexOf(planet);

/** Names planets; of those counted twice it is said. */
const counted = (planets: readonly Planet[]) =>
  listHi(once(planets).map((planet) => `${planetHi(planet)}${isTwice(planets, planet) ? ' (दो बार)' : ''}`));

/** Returns कन्या राशि में शनि है, or that nobody is there. */
const there = (signIndex: number, planets: readonly Planet[], kind: string) =>
  planets.length === 0
    ? `${inSign(signIndex)} कोई ${kind} नहीं है`
    : `${inSign(signIndex)} ${counted(planets)} ${isOrAre(once(planets).length)}`;

/** Returns कन्या राशि को शनि का सहारा है, or that it has none. */
const held = (name: string, planets: readonly Planet[]) =>
  planets.length === 0
    ? `${name} को किसी का साथ या दृष्टि नहीं मिलती`
    : `${name} को ${counted(planets)} का साथ या दृष्टि मिलती है`;

export const COMPARISON_HI: Sentences<ComparisonFacts> = {
  one_sign: ({ signIndex }) => `दोनों एक ही राशि हैं, ${signHi(signIndex)}; इसलिए चुनना नहीं पड़ता।`,
  one_planet: ({ planet }) => `दोनों का स्वामी ${planetHi(planet)} ही है, इसलिए चुनना नहीं पड़ता।`,
  sign_count: ({ leaderSignIndex, less, more, otherSignIndex, rule }) => {
    const leads = signLeads({ leaderSignIndex, otherSignIndex });
    if (rule === 'supporters') {
      return `${leads}। गुरु, बुध और राशि स्वामी में से ${held(`${signHi(leaderSignIndex)} राशि`, more)}; ${held(`${signHi(otherSignIndex)} राशि`, less)}।`;
    }
    const kind = rule === 'exalted' ? 'उच्च का ग्रह' : 'ग्रह';
    return `${leads}। ${there(leaderSignIndex, more, kind)}, ${there(otherSignIndex, less, kind)}।`;
  },
  sign_lord_parity: ({ leaderLordSignIndex, leaderSignIndex, otherLordSignIndex, otherSignIndex }) =>
    `${signLeads({ leaderSignIndex, otherSignIndex })}। वह ${parity(leaderSignIndex)} राशि है और उसका स्वामी ${parity(leaderLordSignIndex)} राशि ${signHi(leaderLordSignIndex)} में है; ${signHi(otherSignIndex)} और उसके स्वामी की राशि ${signHi(otherLordSignIndex)} दोनों ${parity(otherSignIndex)} हैं।`,
  sign_modality: ({ leaderSignIndex, otherSignIndex }) =>
    `${signLeads({ leaderSignIndex, otherSignIndex })}, क्योंकि वह ${MODALITIES[modality(leaderSignIndex)]} राशि है और ${signHi(otherSignIndex)} ${MODALITIES[modality(otherSignIndex)]} राशि।`,
  sign_lord_degree: ({ leaderDeg, leaderLord, leaderSignIndex, otherDeg, otherLord, otherSignIndex }) => {
    const [more, less] = comparedDegrees(leaderDeg, otherDeg);
    return `${signLeads({ leaderSignIndex, otherSignIndex })}। उसका स्वामी ${planetHi(leaderLord)} अपनी राशि के ${more} अंश पर है, ${signHi(otherSignIndex)} का स्वामी ${planetHi(otherLord)} ${less} अंश पर।`;
  },
  sign_named_first: ({ leaderSignIndex, otherSignIndex }) =>
    `${signHi(leaderSignIndex)} और ${signHi(otherSignIndex)} राशि हर तरह बराबर हैं; पहले नाम आने से ${signHi(leaderSignIndex)} ली गई है।`,
  planet_count: ({ leader, less, more, other, rule }) => {
    if (rule === 'supporters') {
      return `${planetLeads({ leader, other })}। गुरु, बुध और राशि स्वामी में से ${held(planetHi(leader), more)}; ${held(planetHi(other), less)}।`;
    }
    const company =
      less.length === 0
        ? `${planetHi(other)} अकेला है`
        : `${planetHi(other)} के साथ ${counted(less)} ${isOrAre(less.length)}`;
    return `${planetLeads({ leader, other })}। ${planetHi(leader)} के साथ ${counted(more)} ${isOrAre(more.length)}, ${company}।`;
  },
  both_at_home: ({ leader, other }) =>
    `${planetHi(leader)} और ${planetHi(other)} दोनों उसी राशि में हैं, इसलिए पहला स्वामी ${planetHi(leader)} ही लिया गया है।`,
  away: ({ leader, other }) => `${planetHi(other)} उसी राशि में है, इसलिए दूसरा स्वामी ${planetHi(leader)} लिया गया है।`,
  exalted: ({ leader, other, signIndex }) =>
    `${planetLeads({ leader, other })}, क्योंकि दोनों में केवल ${planetHi(leader)} उच्च का है, ${inSign(signIndex)}।`,
  planet_modality: ({ leader, leaderModality, other, otherModality }) =>
    `${planetLeads({ leader, other })}, क्योंकि वह ${MODALITIES[leaderModality]} राशि में है और ${planetHi(other)} ${MODALITIES[otherModality]} राशि में।`,
  longer_period: ({ leader, leaderYears, other, otherYears }) =>
    `${planetLeads({ leader, other })}, क्योंकि ${planetHi(leader)} तक गिनने पर ${leaderYears} वर्ष मिलते हैं और ${planetHi(other)} तक ${otherYears}।`,
  planet_degree: ({ leader, leaderDeg, other, otherDeg }) => {
    const [more, less] = comparedDegrees(leaderDeg, otherDeg);
    return `${planetLeads({ leader, other })}। राशि में ${planetHi(leader)} ${more} अंश पर है और ${planetHi(other)} ${less} अंश पर।`;
  },
  planet_named_first: ({ leader, other }) =>
    `${planetHi(leader)} और ${planetHi(other)} हर तरह बराबर हैं; पहले नाम आने से ${planetHi(leader)} लिया गया है।`,
};
