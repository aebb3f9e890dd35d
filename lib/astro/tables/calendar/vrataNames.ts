/** Names of the fasts that have one in each month (almanacs; the legends of the Padma and the Ganesha Purana). */
import { both, type Bilingual } from '../../bilingual.ts';
import type { Paksha } from '../panchang.ts';

/** Ekadashis by amanta month, Chaitra first. */
export const EKADASHI_NAMES: readonly Readonly<Record<Paksha, Bilingual>>[] = [
  { shukla: both('Kamada', 'कामदा'), krishna: both('Varuthini', 'वरूथिनी') },
  { shukla: both('Mohini', 'मोहिनी'), krishna: both('Apara', 'अपरा') },
  { shukla: both('Nirjala', 'निर्जला'), krishna: both('Yogini', 'योगिनी') },
  { shukla: both('Devshayani', 'देवशयनी'), krishna: both('Kamika', 'कामिका') },
  { shukla: both('Shravana Putrada', 'श्रावण पुत्रदा'), krishna: both('Aja', 'अजा') },
  { shukla: both('Parivartini (Parsva)', 'परिवर्तिनी'), krishna: both('Indira', 'इंदिरा') },
  { shukla: both('Papankusha', 'पापांकुशा'), krishna: both('Rama', 'रमा') },
  { shukla: both('Devutthana (Prabodhini)', 'देवउठनी (प्रबोधिनी)'), krishna: both('Utpanna', 'उत्पन्ना') },
  { shukla: both('Mokshada', 'मोक्षदा'), krishna: both('Saphala', 'सफला') },
  { shukla: both('Pausha Putrada', 'पौष पुत्रदा'), krishna: both('Shattila', 'षट्तिला') },
  { shukla: both('Jaya', 'जया'), krishna: both('Vijaya', 'विजया') },
  { shukla: both('Amalaki', 'आमलकी'), krishna: both('Papmochani', 'पापमोचनी') },
];

export const ADHIKA_EKADASHI_NAMES: Readonly<Record<Paksha, Bilingual>> = {
  shukla: both('Padmini', 'पद्मिनी'),
  krishna: both('Parama', 'परमा'),
};

/** The Chaturthis of Ganesha by purnimanta month, Chaitra first. */
export const SANKASHTI_NAMES: readonly Bilingual[] = [
  both('Bhalachandra', 'भालचंद्र'),
  both('Vikata', 'विकट'),
  both('Ekadanta', 'एकदंत'),
  both('Krishnapingala', 'कृष्णपिंगल'),
  both('Gajanana', 'गजानन'),
  both('Heramba', 'हेरंब'),
  both('Vighnaraja', 'विघ्नराज'),
  both('Vakratunda', 'वक्रतुंड'),
  both('Ganadhipa', 'गणाधिप'),
  both('Akhuratha', 'अखुरथ'),
  both('Lambodara', 'लंबोदर'),
  both('Dwijapriya', 'द्विजप्रिय'),
];

export const ADHIKA_SANKASHTI_NAME: Bilingual = both('Vibhuvana', 'विभुवन');
