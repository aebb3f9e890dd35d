/** Inputs of the paths of /special about points: a birth, and the readings on which practice differs. */
import { BHRIGU_ARCS } from '../../../astro/points/sphutas.ts';
import { LORDLESS_READINGS, MANDI_READINGS, PART_INSTANTS } from '../../../astro/points/upagrahas.ts';
import { birthWith, choice } from '../../common/inputs.ts';

export const UpagrahaBirth = birthWith('UpagrahaBirth', 'Birth data, and how upagrahas are taken', {
  part: choice(
    PART_INSTANTS,
    'Instant of its part that each point rises at; default begin for gulika, middle for the others',
  ),
  lordless: choice(LORDLESS_READINGS, 'Which of the eight parts has no lord; default eighth'),
  mandi: choice(
    MANDI_READINGS,
    'Mandi by the ghatis of the weekday, or as the begin or middle of the part of Saturn; default ghatis',
  ),
});

export const SphutaBirth = birthWith('SphutaBirth', 'Birth data, and the arc of the bhrigu bindu', {
  bhrigu_bindu: choice(
    BHRIGU_ARCS,
    'Middle of the arc from Rahu forward to the Moon, or of the shorter arc between them; default from_rahu',
  ),
});
