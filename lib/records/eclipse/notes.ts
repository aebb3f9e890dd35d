/** What is to be known of every answer about eclipses. */
import { both } from '../../astro/bilingual.ts';
import type { ChosenConventions } from '../../schemas/common/envelope.ts';
import { SUTAK_SOURCES, type SutakKind } from '../../astro/eclipse/sutak.ts';
import { citation, practice, suryaSiddhanta } from '../../astro/source.ts';

export const ECLIPSE_NOTES = [
  both(
    'Solar eclipses are computed by the elements of Bessel. For lunar eclipses the shadow of the Earth is enlarged by a hundredth (Danjon). Places are at sea level.',
    'सूर्य ग्रहण बेसल के तत्वों से निकाले गए हैं। चंद्र ग्रहण में पृथ्वी की छाया सौवाँ भाग बढ़ाकर ली गई है (दांजों)। स्थान समुद्र तल पर माने गए हैं।',
  ),
  both(
    'By custom a solar eclipse counts where it is seen. A lunar eclipse counts where its dark shadow is seen. A penumbral one has no sutak.',
    'परंपरा में सूर्य ग्रहण वहीं माना जाता है जहाँ वह दिखे। चंद्र ग्रहण वहाँ माना जाता है जहाँ उसकी गहरी छाया दिखे। उपच्छाया ग्रहण का सूतक नहीं होता।',
  ),
];

export const ECLIPSE_SOURCES = [
  ...SUTAK_SOURCES.map(citation),
  citation(suryaSiddhanta('4-6')),
  citation(practice('Explanatory Supplement to the Astronomical Almanac (3rd ed.), 11: Besselian elements')),
  citation(practice('Espenak and Meeus, Five Millennium Canon of Lunar Eclipses (2009): size of the shadow')),
];

/** What an answer about eclipses echoes of its choices. */
export function eclipseConventions(sutak: SutakKind): ChosenConventions {
  return { calendar: { sutak, shadow: 'danjon' } };
}
