import { hemmedIn, papakartariAffliction, type HemmedId } from '../affliction/papakartari.ts';
import { both, type Bilingual } from '../bilingual.ts';
import type { Dosha } from './dosha.ts';

const EFFECTS: Readonly<Record<HemmedId, Bilingual>> = {
  ascendant: both(
    'narrow room to move at first, strength that shows under pressure',
    'आरंभ में सीमित अवसर, दबाव में निखरने वाला बल',
  ),
  moon: both('a mind that carries much and asks for quiet', 'बहुत कुछ ढोने वाला मन, जिसे शांति चाहिए'),
  seventh: both('partnership under the pressure of others', 'दूसरों के दबाव में साझेदारी'),
};

export const papakartari: Dosha = {
  ...papakartariAffliction,
  id: 'papakartari',
  name: both('Papakartari Dosha', 'पापकर्तरी दोष'),
  effects: both('pressure from two sides', 'दोनों ओर का दबाव'),

  effectsIn(chart) {
    const described = hemmedIn(chart).map((id) => EFFECTS[id]);
    return both(described.map(({ en }) => en).join('; '), described.map(({ hi }) => hi).join('; '));
  },
};
