import { aspectsOn } from '../aspects.ts';
import { companions } from '../avasthas.ts';
import { houseFrom } from '../chart.ts';
import { required, strengthens, weakens } from '../condition.ts';
import { isDusthana, isKendra } from '../houses.ts';
import { isBenefic } from '../nature.ts';
import type { Rule } from '../rule.ts';
import { bphs } from '../source.ts';
import { isWeak } from '../strength.ts';
import { isWithEnemy } from '../dignity.ts';

// BPHS counts the kendra from the ascendant or the Moon and requires the benefic support.
// We count from the Moon only, and poor support weakens the yoga without cancelling it.
export const gajakesari: Rule = {
  id: 'gajakesari',
  name: 'Gaja Kesari',
  family: 'chandra',
  source: bphs(36, '3-4'),
  polarity: 'good',
  result: 'fame, eloquence, a lasting reputation',
  countedFrom: 'Moon',
  participants: () => ['Moon', 'Jupiter'],

  examine(chart) {
    const { Moon, Jupiter } = chart.planets;
    const { dignity } = Jupiter;
    const house = houseFrom(Moon, Jupiter);
    const supporters = [
      ...companions(chart, Jupiter).map(({ id }) => id),
      ...aspectsOn(chart, Jupiter.signIndex),
    ].filter((id) => id !== 'Moon' && isBenefic(chart, id));
    return [
      required('kendra_from_moon', 'Jupiter is in a kendra from the Moon', isKendra(house), { house }),
      strengthens('supported', 'Another benefic joins or aspects Jupiter', supporters.length > 0, { supporters }),
      weakens('debilitated', 'Jupiter is debilitated', dignity === 'debilitated', { dignity }),
      weakens('enemy_sign', 'Jupiter is in an enemy’s sign', isWithEnemy(dignity), { dignity }),
      weakens('combust', 'Jupiter is combust', Jupiter.isCombust),
      weakens('dusthana', 'Jupiter is in the 6th, 8th or 12th house', isDusthana(Jupiter.house), {
        house: Jupiter.house,
      }),
      weakens('weak_moon', 'The Moon is fallen, combust, or in an enemy’s sign in a dusthana', isWeak(chart, 'Moon')),
    ];
  },
};
