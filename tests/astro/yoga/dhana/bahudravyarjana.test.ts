import { bahudravyarjana } from '../../../../lib/astro/yoga/dhana/bahudravyarjana.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(bahudravyarjana, {
  present: [
    // Cancer rising: the Moon in Leo, the Sun in Taurus, Venus in Cancer.
    { Ascendant: 'Cancer', Moon: 'Leo', Sun: 'Taurus', Venus: 'Cancer' },
    // Scorpio rising: Mars in Sagittarius, Jupiter in Virgo, Mercury in Scorpio.
    { Ascendant: 'Scorpio', Mars: 'Sagittarius', Jupiter: 'Virgo', Mercury: 'Scorpio' },
  ],
  absent: [
    { Ascendant: 'Cancer', Moon: 'Virgo', Sun: 'Taurus', Venus: 'Cancer' },
    { Ascendant: 'Cancer', Moon: 'Leo', Sun: 'Gemini', Venus: 'Cancer' },
    { Ascendant: 'Cancer', Moon: 'Leo', Sun: 'Taurus', Venus: 'Leo' },
  ],
  met: {
    with_jupiter: { Ascendant: 'Scorpio', Mars: 'Sagittarius', Jupiter: 'Virgo', Mercury: 'Scorpio' },
    with_venus: { Ascendant: 'Cancer', Moon: 'Leo', Sun: 'Taurus', Venus: 'Cancer' },
    with_mercury: { Ascendant: 'Scorpio', Mars: 'Sagittarius', Jupiter: 'Virgo', Mercury: 'Scorpio' },
  },
});
