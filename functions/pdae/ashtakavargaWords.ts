/** What /pdae/ashtakavarga says of a birth and of the passing planets. */
import { both } from '../../lib/astro/bilingual.ts';
import type { HouseBindus } from '../../lib/astro/ashtakavarga/houseBindus.ts';
import { MOORTIS, type Moorti } from '../../lib/astro/tables/gochara.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import type { PassingPlanet } from '../../lib/astro/transit/sky.ts';
import type { TransitSky } from '../../lib/records/transit/passages.ts';
import { writtenDate } from '../../lib/time/placeClock.ts';
import { BINDUS_OF_BIRTH } from '../../lib/words/subjects/day/ashtakavarga.ts';
import type { Language } from '../../lib/words/names.ts';

export const ASHTAKAVARGA_NOTES = [
  both(
    'The sarvashtakavarga adds up the seven planets. The ashtakavarga of the ascendant is given apart.',
    'सर्वाष्टकवर्ग में सात ग्रहों के बिंदु जुड़ते हैं; लग्न का अष्टकवर्ग अलग दिया गया है।',
  ),
  both(
    'In the 6th, 8th and 12th house many bindus are strength to meet what those houses bring.',
    'छठे, आठवें और बारहवें भाव में ज़्यादा बिंदु उन भावों की चुनौतियों से निपटने का बल देते हैं।',
  ),
  both(
    'Moorti is read from the place of the Moon at the ingress, counted from the Moon of birth. In 1, 6 and 11 it is gold, in 2, 5 and 9 silver. In 3, 7 and 10 it is copper, in 4, 8 and 12 iron.',
    'ग्रह के राशि बदलते समय चंद्रमा जन्म राशि से जहाँ हो, उससे मूर्ति देखी जाती है: 1, 6, 11 में स्वर्ण, 2, 5, 9 में रजत, 3, 7, 10 में ताम्र और 4, 8, 12 में लौह।',
  ),
  both(
    'After a turn back the latest ingress counts. Segments hold the earlier ones too.',
    'ग्रह वक्री होकर लौटे तो आखिरी प्रवेश गिना जाता है; पहले के प्रवेश segments में दिए गए हैं।',
  ),
  both(
    'The Moon has no moorti, as moortis are read from the Moon.',
    'चंद्रमा की मूर्ति नहीं होती, क्योंकि मूर्ति चंद्रमा से ही देखी जाती है।',
  ),
];

export function signReading(
  { band, bindus, house, signIndex }: HouseBindus,
  passing: readonly Planet[],
  lang: Language,
): string {
  return BINDUS_OF_BIRTH[lang].sign_reading({ signIndex, house, bindus, band, passing });
}

export function moortiReading(sky: TransitSky, { crossing, moorti, planet, where }: PassingPlanet): string {
  const words = BINDUS_OF_BIRTH[sky.names.lang];
  const { signIndex } = where;
  const came =
    moorti === null
      ? words.passes({ planet, signIndex })
      : words.came({
          planet,
          signIndex,
          date: writtenDate(sky.clock, crossing.current.startJdUT!),
          house: moorti.moonHouse,
          moorti: moorti.moorti,
        });
  return `${came} ${bindusText(sky, planet, moorti?.moorti ?? null)}`;
}

const EASY_FORMS: readonly Moorti[] = ['swarna', 'rajata'];

/** Bindus and moorti are described separately; where they contradict each other, the sentence says so. */
function bindusText({ judged, names }: TransitSky, planet: Planet, form: Moorti | null): string {
  const words = BINDUS_OF_BIRTH[names.lang];
  const { bindus, sarva } = judged[planet];
  if (bindus === null) return words.bindus_of_node({ sarva });
  const isContrary = form !== null && (EASY_FORMS.includes(form) ? bindus < 4 : bindus > 4);
  return words.own_bindus({ bindus, isContrary });
}

/** Returns why there is no moorti; null where there is one. */
export function moortiReason({ moorti, planet }: PassingPlanet, lang: Language): string | null {
  if (moorti !== null) return null;
  const words = BINDUS_OF_BIRTH[lang];
  return planet === 'Moon' ? words.no_moorti_of_moon({}) : words.no_moorti_known({});
}

export function bindusSummary(houses: readonly HouseBindus[], { names, passing }: TransitSky): string {
  const placed = (rows: readonly HouseBindus[]) => rows.map(({ house, signIndex }) => ({ house, signIndex }));
  const best = houses.filter(({ rank }) => rank === 1);
  const last = houses.filter(({ isLast }) => isLast);
  const moortis = MOORTIS.flatMap((moorti) => {
    const planets = PLANETS.filter((planet) => passing[planet].moorti?.moorti === moorti);
    return planets.length === 0 ? [] : [{ moorti, planets }];
  });
  return BINDUS_OF_BIRTH[names.lang].summary({
    best: placed(best),
    mostBindus: best[0]!.bindus,
    last: placed(last),
    leastBindus: last[0]!.bindus,
    moortis,
  });
}
