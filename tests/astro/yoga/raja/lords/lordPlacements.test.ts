import { lordPlacements } from '../../../../../lib/astro/yoga/raja/lords/lordPlacements.ts';
import { ruleTest } from '../../../../support/ruleTest.ts';

const [devendra, indra, shiva] = lordPlacements;

const DEVENDRA = {
  Ascendant: 'Taurus',
  Venus: 'Pisces',
  Jupiter: 'Taurus',
  Mercury: 'Aquarius',
  Saturn: 'Gemini',
} as const;

ruleTest(devendra!, {
  present: [
    // The textbook’s chart, and the only other fixed sign for which the lords are four.
    DEVENDRA,
    { Ascendant: 'Scorpio', Mars: 'Virgo', Mercury: 'Scorpio', Jupiter: 'Leo', Sun: 'Sagittarius' },
  ],
  absent: [
    { ...DEVENDRA, Saturn: 'Libra' },
    { ...DEVENDRA, Venus: 'Aquarius' },
    { ...DEVENDRA, Jupiter: 'Gemini' },
    // All of it, but Cancer is movable.
    { Ascendant: 'Cancer', Moon: 'Taurus', Venus: 'Cancer', Sun: 'Aries', Mars: 'Leo' },
  ],
  met: {
    combust: { ...DEVENDRA, Mercury: 'Aquarius 2', Sun: 'Aquarius 8' },
    rooted_in_dusthana: DEVENDRA,
    owns_8_or_11: DEVENDRA,
    with_node: { ...DEVENDRA, Jupiter: 'Taurus 10', Rahu: 'Taurus 20' },
  },
});

const INDRA = { Ascendant: 'Aquarius', Mercury: 'Sagittarius', Jupiter: 'Gemini', Moon: 'Gemini' } as const;

ruleTest(indra!, {
  present: [INDRA, { Ascendant: 'Virgo', Saturn: 'Cancer', Moon: 'Capricorn' }],
  absent: [
    { ...INDRA, Moon: 'Leo' },
    { ...INDRA, Mercury: 'Pisces' },
    // Venus and Mars exchange their other signs, the 6th and the 12th.
    { Ascendant: 'Gemini', Venus: 'Scorpio', Mars: 'Taurus', Moon: 'Libra' },
  ],
  met: {
    combust: { ...INDRA, Mercury: 'Sagittarius 4', Sun: 'Sagittarius 8' },
    rooted_in_dusthana: INDRA,
    owns_8_or_11: INDRA,
    owns_3_or_6: { Ascendant: 'Virgo', Saturn: 'Cancer', Moon: 'Capricorn' },
    with_node: { ...INDRA, Mercury: 'Sagittarius 15', Rahu: 'Sagittarius 12' },
  },
});

const SHIVA = { Sun: 'Sagittarius', Jupiter: 'Capricorn', Saturn: 'Leo' } as const;
const SHIVA_OF_AQUARIUS = { Ascendant: 'Aquarius', Mercury: 'Libra 25', Venus: 'Scorpio', Mars: 'Gemini' } as const;

ruleTest(shiva!, {
  present: [SHIVA, SHIVA_OF_AQUARIUS],
  absent: [
    { ...SHIVA, Saturn: 'Virgo' },
    { ...SHIVA, Sun: 'Capricorn' },
    { ...SHIVA, Jupiter: 'Aquarius' },
  ],
  met: {
    combust: { ...SHIVA_OF_AQUARIUS, Sun: 'Libra 15' },
    rooted_in_dusthana: SHIVA_OF_AQUARIUS,
    owns_8_or_11: SHIVA,
    owns_3_or_6: SHIVA_OF_AQUARIUS,
    with_node: { ...SHIVA, Sun: 'Sagittarius 11', Rahu: 'Sagittarius 15' },
    // Jupiter in Capricorn, with Saturn, the Moon and Mars away from every kendra.
    debilitated: { ...SHIVA, Moon: 'Virgo' },
  },
});
