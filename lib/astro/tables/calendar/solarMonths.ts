/** Names of the solar months in the regions that count by them; the first begins when the Sun enters Aries. */
import type { PanchangName } from '../panchang.ts';

/** Regions whose calendars run by the Sun. */
export const SOLAR_REGIONS = ['tamil', 'malayalam', 'bengali', 'odia'] as const;
export type SolarRegion = (typeof SOLAR_REGIONS)[number];

/** By the sign of the Sun, Aries first. */
export const SOLAR_MONTHS: Readonly<Record<SolarRegion, readonly PanchangName[]>> = {
  tamil: [
    { name: 'Chithirai', sanskrit: 'चित्तिरै' },
    { name: 'Vaikasi', sanskrit: 'वैकासि' },
    { name: 'Aani', sanskrit: 'आनि' },
    { name: 'Aadi', sanskrit: 'आडि' },
    { name: 'Aavani', sanskrit: 'आवणि' },
    { name: 'Purattasi', sanskrit: 'पुरट्टासि' },
    { name: 'Aippasi', sanskrit: 'ऐप्पसि' },
    { name: 'Karthigai', sanskrit: 'कार्त्तिगै' },
    { name: 'Margazhi', sanskrit: 'मार्गळि' },
    { name: 'Thai', sanskrit: 'तै' },
    { name: 'Maasi', sanskrit: 'मासि' },
    { name: 'Panguni', sanskrit: 'पंगुनि' },
  ],
  malayalam: [
    { name: 'Medam', sanskrit: 'मेडम' },
    { name: 'Edavam', sanskrit: 'इडवम' },
    { name: 'Mithunam', sanskrit: 'मिथुनम' },
    { name: 'Karkidakam', sanskrit: 'कर्किडकम' },
    { name: 'Chingam', sanskrit: 'चिंगम' },
    { name: 'Kanni', sanskrit: 'कन्नि' },
    { name: 'Thulam', sanskrit: 'तुलाम' },
    { name: 'Vrischikam', sanskrit: 'वृश्चिकम' },
    { name: 'Dhanu', sanskrit: 'धनु' },
    { name: 'Makaram', sanskrit: 'मकरम' },
    { name: 'Kumbham', sanskrit: 'कुंभम' },
    { name: 'Meenam', sanskrit: 'मीनम' },
  ],
  bengali: [
    { name: 'Boishakh', sanskrit: 'बैशाख' },
    { name: 'Joishtho', sanskrit: 'ज्येष्ठ' },
    { name: 'Asharh', sanskrit: 'आषाढ़' },
    { name: 'Srabon', sanskrit: 'श्रावण' },
    { name: 'Bhadro', sanskrit: 'भाद्र' },
    { name: 'Ashwin', sanskrit: 'आश्विन' },
    { name: 'Kartik', sanskrit: 'कार्तिक' },
    { name: 'Ogrohayon', sanskrit: 'अग्रहायण' },
    { name: 'Poush', sanskrit: 'पौष' },
    { name: 'Magh', sanskrit: 'माघ' },
    { name: 'Falgun', sanskrit: 'फाल्गुन' },
    { name: 'Choitro', sanskrit: 'चैत्र' },
  ],
  odia: [
    { name: 'Baisakha', sanskrit: 'बैशाख' },
    { name: 'Jyestha', sanskrit: 'ज्येष्ठ' },
    { name: 'Asadha', sanskrit: 'आषाढ़' },
    { name: 'Srabana', sanskrit: 'श्राबण' },
    { name: 'Bhadraba', sanskrit: 'भाद्रब' },
    { name: 'Aswina', sanskrit: 'आश्विन' },
    { name: 'Kartika', sanskrit: 'कार्तिक' },
    { name: 'Margasira', sanskrit: 'मार्गशिर' },
    { name: 'Pausa', sanskrit: 'पौष' },
    { name: 'Magha', sanskrit: 'माघ' },
    { name: 'Phalguna', sanskrit: 'फाल्गुन' },
    { name: 'Chaitra', sanskrit: 'चैत्र' },
  ],
};
