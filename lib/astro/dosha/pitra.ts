import { PITRA_FORMATION, PITRA_FORMED, pitraSigns, PITRA_SOURCE } from '../affliction/pitra.ts';
import { both } from '../bilingual.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { bphs } from '../source.ts';
import type { Dosha } from './dosha.ts';

// BPHS 83 tells of curses of former lives by the 5th house; the rule by the 9th is of later practice.
export const pitra: Dosha = {
  id: 'pitra',
  name: both('Pitra Dosha', 'पितृ दोष'),
  source: PITRA_SOURCE,
  alsoIn: [bphs(83)],
  isInterpretive: true,
  formation: PITRA_FORMATION,
  effects: both(
    'duties towards father and ancestors, delays in fortune, questions of family line',
    'पिता और पितरों के प्रति दायित्व, भाग्य में विलंब, कुल-परंपरा से जुड़े प्रश्न',
  ),
  reliefs: 'points',
  participants: (chart) => pitraSigns(chart).planets,
  houses: () => [9],

  examine(chart) {
    const { burdens, reliefs, ways } = pitraSigns(chart);
    return [
      required('formed', PITRA_FORMED, Object.values(ways).some(Boolean), ways),
      ...burdens.map(({ id, isMet, observed, points, text }) => strengthens(id, text, isMet, observed, points)),
      ...reliefs.map(({ id, isMet, observed, points, text }) => weakens(id, text, isMet, observed, points)),
    ];
  },
};
