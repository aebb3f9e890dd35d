/** Answers of /panchang. */
import { dailyAnswers } from './daily.ts';
import { PanchangKaranas, PanchangNakshatras, PanchangTithis, PanchangYogas } from '../common/panchangElements.ts';
import {
  PanchangAbhijit,
  PanchangChoghadiya,
  PanchangHora,
  PanchangKaal,
  PanchangMoon,
  PanchangSun,
  PanchangVara,
} from './common.ts';
import { MonthPanchang } from './monthPanchang.ts';
import { Ekadashis, Festivals, FestivalWhole } from './festivals.ts';
import { LunarMonthsOfYear, SankrantisOfYear } from './yearMonths.ts';
import { Eclipses, EclipseWhole } from '../common/eclipse/records.ts';
import { endpoint, type Records } from '../common/records.ts';
import {
  PanchangDayYogas,
  PanchangGowri,
  PanchangMonthYogas,
  PanchangRisingSigns,
  TarabalaTable,
} from './dayTables.ts';
import { PanchangInstant } from './instant.ts';

export const answers = {
  ...dailyAnswers,
  eclipses: endpoint(
    'Eclipses of a year or of dates',
    'Every solar and lunar eclipse of a year or of up to 20 years: type, size, contacts, sign and nakshatra, and at a place whether it is seen, when, how high the body stands, and whether sutak is kept and why.',
    Eclipses,
  ),
  eclipse: {
    ...endpoint(
      'One eclipse',
      'An eclipse by its id, for the whole Earth and at a place: contacts, altitudes, the part that is seen, and sutak. An unknown id is answered with those near it.',
      EclipseWhole,
    ),
    refusals: ['not_found'],
  },
  tithi: endpoint(
    'Tithi',
    'Every tithi that runs at some time from sunrise to the next sunrise; the first runs at sunrise. Each with its half of the month, group, deity, lord and use.',
    PanchangTithis,
  ),
  nakshatra: endpoint(
    'Nakshatra',
    'Every nakshatra of the Moon from sunrise to the next sunrise, with its padas, their navamsha and sound, its class, gana, nadi and yoni.',
    PanchangNakshatras,
  ),
  yoga: endpoint(
    'Nitya yoga',
    'Every yoga of Sun and Moon from sunrise to the next sunrise, with the part of the bad ones that is shunned.',
    PanchangYogas,
  ),
  karana: endpoint(
    'Karana',
    'Every half tithi from sunrise to the next sunrise, with Vishti (Bhadra) marked.',
    PanchangKaranas,
  ),
  vara: endpoint(
    'Vara',
    'The day of the week that runs from the sunrise of the date to the next one, its planet, deity and use, and the vara before sunrise.',
    PanchangVara,
  ),
  sunriseSunset: endpoint(
    'Sunrise and sunset',
    'Sunrise, sunset, solar noon, lengths of day and night, by both conventions, and civil, nautical and astronomical twilight; null with a reason where the Sun stays up or down.',
    PanchangSun,
  ),
  moonriseMoonset: endpoint(
    'Moonrise and moonset',
    'First moonrise and moonset of the civil date, null with a reason where there is none, those that follow, and the light of the Moon.',
    PanchangMoon,
  ),
  rahuKaal: endpoint(
    'Rahu kaal',
    'The eighth of the light half of the day that belongs to Rahu, by weekday: inauspicious for beginnings.',
    PanchangKaal,
  ),
  yamaganda: endpoint(
    'Yamaganda',
    'The eighth of the light half of the day that belongs to Yamaganda, by weekday: inauspicious for journeys and beginnings.',
    PanchangKaal,
  ),
  gulikaKaal: endpoint(
    'Gulika kaal',
    'The eighth of the light half of the day that belongs to Gulika, by weekday, and that of the night: what is done in it repeats itself.',
    PanchangKaal,
  ),
  abhijit: endpoint(
    'Abhijit muhurta',
    'Two readings of one sentence: `start` and `end` are the eighth of the fifteen muhurtas of the day, about 48 minutes centred on local noon, as tradition and almanacs have it; `extended` is 48 minutes before and 48 minutes after noon. `fixed` is 24 minutes to either side. Not taken on Wednesdays.',
    PanchangAbhijit,
  ),
  choghadiya: endpoint(
    'Choghadiya',
    'Eight parts of the day and eight of the night, each with its lord, nature and use.',
    PanchangChoghadiya,
  ),
  hora: endpoint(
    'Hora',
    'Twelve planetary hours of the day and twelve of the night, in the order of the planets by speed from the lord of the day.',
    PanchangHora,
  ),
  instant: endpoint(
    'Panchang of an instant',
    'Everything that runs at an instant of a place: limbs with the share that has passed, hora, choghadiya, gowri, muhurta, the times that are sought and avoided, the rising degree, Sun and Moon, months, ghatis since sunrise, yogas. Before sunrise the day is that of the sunrise before. It equals the records of the day.',
    PanchangInstant,
  ),
  gowri: endpoint(
    'Gowri panchangam',
    'Eight parts of the day and eight of the night by the table of Pambu Panchangam, and nalla neram: the good ones joined, without rahu kaal and yamaganda.',
    PanchangGowri,
  ),
  udayaLagna: endpoint(
    'Rising signs of a day',
    'When each sign rises from one sunrise to the next, whole, with panchaka rahita for its part of the day; detail=full adds the ninths of each sign with pushkara.',
    PanchangRisingSigns,
  ),
  dayYogas: endpoint(
    'Yogas of a day',
    'The yogas of vara with nakshatra and tithi from sunrise to sunrise, each over the time in which it holds, and the yogas from Ananda on.',
    PanchangDayYogas,
  ),
  monthYogas: endpoint(
    'Yogas of a month',
    'The yogas of vara with nakshatra and tithi of each day of a month at a place, and the yogas from Ananda on.',
    PanchangMonthYogas,
  ),
  tarabalaTable: endpoint(
    'Tarabala and chandrabala of a month',
    'For every stay of the Moon in a nakshatra the tara of each of the 27 stars of birth, and for every stay in a sign her house from each of the 12, cut at new and full moon.',
    TarabalaTable,
  ),
  lunarMonths: endpoint(
    'Lunar months of a year',
    'The lunar months that touch a year, with their new and full moons and the ingresses of the Sun that name them; adhika and kshaya ones marked.',
    LunarMonthsOfYear,
  ),
  month: endpoint(
    'A month',
    'A row for each date of a month: sunrise to moonset, the limbs with their ends, lunar and solar months, signs, times that are avoided, festivals, vratas and eclipses. detail=full has the limbs as /panchang/daily does.',
    MonthPanchang,
  ),
  sankranti: endpoint(
    'Sankrantis of a year',
    'The twelve ingresses of the Sun of a year: the instant, the date that keeps it, the hours for bathing and giving, and when the solar months of four regions begin.',
    SankrantisOfYear,
  ),
  festivals: endpoint(
    'Festivals of a year',
    'The festivals and vratas of a year or of up to 366 days at a place, each with the tithi, the part of the day and the rule that chose its date, and other dates that have followers.',
    Festivals,
  ),
  festival: {
    ...endpoint(
      'One festival',
      'The dates of one festival or vrata in a year or a range, with its times: worship, Bhadra, moonrise, breaking the fast. An unknown id is answered with those near it.',
      FestivalWhole,
    ),
    refusals: ['not_found'],
  },
  ekadashi: endpoint(
    'Ekadashis of a year',
    'The fasts of Ekadashi by name, for householders and for Vaishnavas, with the time of breaking the fast.',
    Ekadashis,
  ),
} satisfies Records;
