import { both } from '../../bilingual.ts';
import { houseFrom } from '../../chart/chart.ts';
import { cancels, required } from '../../evidence.ts';
import { isOwnSign, isSignExalted } from '../../planet/dignity.ts';
import { isDusthana, isKendra } from '../../chart/houses.ts';
import type { Rule } from '../../rule.ts';
import { jatakaParijata, phaladeepika } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';

export const shakata: Rule = {
  id: 'shakata',
  name: both('Shakata', 'शकट'),
  family: 'chandra',
  source: phaladeepika(6),
  alsoIn: [jatakaParijata(7)],
  polarity: 'bad',
  formation: both('The Moon is in the 6th, 8th or 12th from Jupiter', 'चंद्रमा गुरु से छठे, आठवें या बारहवें भाव में हो'),
  result: both('fortune that turns like a wheel, down and up again', 'पहिये-सा घूमता भाग्य, उतार के बाद फिर चढ़ाव'),
  countedFrom: 'Moon',
  participants: () => ['Moon', 'Jupiter'],

  examine(chart) {
    const { Moon, Jupiter } = chart.planets;
    const { nodeExaltation } = chart.conventions;
    const house = houseFrom(Jupiter, Moon);
    const sign = SIGNS[Moon.signIndex]!;
    return [
      required(
        'dusthana_from_jupiter',
        both('The Moon is in the 6th, 8th or 12th from Jupiter', 'चंद्रमा गुरु से छठे, आठवें या बारहवें भाव में है'),
        isDusthana(house),
        { house_from_jupiter: house },
      ),
      cancels(
        'moon_in_kendra',
        both('The Moon is in a kendra from the ascendant', 'चंद्र लग्न से केंद्र में है'),
        isKendra(Moon.house),
        { house: Moon.house },
      ),
      cancels(
        'moon_exalted',
        both('The Moon is in its sign of exaltation', 'चंद्रमा अपनी उच्च राशि में है'),
        isSignExalted('Moon', Moon.signIndex, nodeExaltation),
        { sign },
      ),
      cancels(
        'moon_in_own_sign',
        both('The Moon is in its own sign', 'चंद्रमा स्वराशि में है'),
        isOwnSign('Moon', Moon.signIndex, nodeExaltation),
        { sign },
      ),
    ];
  },
};
