import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { bphs, brihatJataka } from '../../source.ts';
import { SIGNS, signLord } from '../../tables/signs.ts';
import { navamsaSignIndex, vargaSignIndex } from '../../varga/position.ts';
import { planetsAspecting } from '../parts/aspecting.ts';
import { inclinationConditions, RENOUNCING } from './dimmed.ts';

export const moonUnderSaturn: Rule = {
  id: 'sannyasa-moon-saturn',
  name: both('Chandra-Shani Sannyasa', 'चंद्र-शनि संन्यास'),
  family: 'sannyasa',
  source: brihatJataka(15, '3'),
  alsoIn: [bphs(79)],
  polarity: 'mixed',
  formation: both(
    'The Moon is in a drekkana of Saturn and in a navamsa of Saturn or Mars, and Saturn alone aspects it',
    'चंद्रमा शनि के द्रेष्काण और शनि या मंगल के नवांश में हो और उस पर केवल शनि की दृष्टि हो',
  ),
  result: both('renunciation, a mind that seeks solitude', 'वैराग्य, एकांतप्रिय मन'),
  ...RENOUNCING,
  countedFrom: null,
  participants: () => ['Moon', 'Saturn'],

  examine(chart) {
    const { Moon } = chart.planets;
    const aspecting = planetsAspecting(chart, Moon.signIndex);
    const drekkanaSign = vargaSignIndex(chart, 'd3', Moon);
    const navamsaSign = navamsaSignIndex(chart, Moon);
    const navamsaLord = signLord(navamsaSign);
    return [
      required('saturn_alone', SATURN_ALONE, aspecting.length === 1 && aspecting[0] === 'Saturn', {
        planets: aspecting,
      }),
      required('drekkana', DREKKANA, signLord(drekkanaSign) === 'Saturn', { drekkana_sign: SIGNS[drekkanaSign]! }),
      required('navamsa', NAVAMSA, navamsaLord === 'Saturn' || navamsaLord === 'Mars', {
        navamsa_sign: SIGNS[navamsaSign]!,
      }),
      ...inclinationConditions(chart, ['Moon', 'Saturn']),
    ];
  },
};

const SATURN_ALONE = both('Saturn aspects the Moon, and no other planet does', 'चंद्रमा पर केवल शनि की दृष्टि है');
const DREKKANA = both('The Moon is in a drekkana of Saturn', 'चंद्रमा शनि के द्रेष्काण में है');
const NAVAMSA = both('The Moon is in a navamsa of Saturn or Mars', 'चंद्रमा शनि या मंगल के नवांश में है');
