/** The transit of one planet, in Hindi. */
import type { TransitResult } from '../../../astro/transit/vedha.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { stagedTransitEffect } from '../../../astro/transit/stagedEffects.ts';
import type { LifeStage } from '../../../astro/stage.ts';
import type { Sentences } from '../../sentences.ts';
import type { GocharaWords } from '../../facts/transit.ts';
import { dateHi, onDate, planetHi, planetsHi, rankHi, rankOblique, signHi } from '../grammar.ts';
import { inHouseFromMoon, inTurn, mattersOblique, sarvaHi, signFromMoon, turnOf } from './phrases.ts';

const WITH_MANY_BINDUS: Readonly<Record<TransitResult, string>> = {
  favourable: 'फल खुलकर मिलता है।',
  neutralised: 'वेध के रहते भी कुछ फल मिल जाता है।',
  relieved: 'असर और भी हल्का रहता है।',
  unfavourable: 'असर उतना कड़ा नहीं रहता।',
};

const WITH_FEW_BINDUS: Readonly<Record<TransitResult, string>> = {
  favourable: 'शुभ भाव का फल थोड़ा कम मिलता है।',
  neutralised: 'फल वैसे भी कम ही है।',
  relieved: 'राहत के बाद भी सँभलकर चलें।',
  unfavourable: 'थोड़ा ज़्यादा सँभलकर चलें।',
};

const theme = (planet: Planet, moonHouse: number, stage: LifeStage) =>
  stagedTransitEffect(planet, moonHouse, stage).theme.hi;

const seated = (vedhaHouse: number, planets: readonly Planet[]) =>
  `${inHouseFromMoon(vedhaHouse)} बैठे ${planetsHi(planets)}`;

/** जन्म राशि से सातवें और लग्न से नौवें भाव में. */
function placesOf(moonHouse: number, house: number): string {
  if (house === 1) return `${inHouseFromMoon(moonHouse)} और आपके लग्न में`;
  return moonHouse === 1
    ? `जन्म राशि में और लग्न से ${rankOblique(house)} भाव में`
    : `जन्म राशि से ${rankOblique(moonHouse)} और लग्न से ${rankOblique(house)} भाव में`;
}

function bindusOf(planet: Planet, signIndex: number, bindus: number): string {
  const where = `${signHi(signIndex)} राशि में ${planetHi(planet)}`;
  if (bindus === 0) return `${where} का कोई बिंदु नहीं है`;
  return bindus === 1 ? `${where} का 8 में से 1 बिंदु है` : `${where} के 8 में से ${bindus} बिंदु हैं`;
}

export const GOCHARA_HI: Sentences<GocharaWords> = {
  passes: ({ house, moonHouse, planet, signIndex, stage }) => {
    const [who, sign, matters] = [planetHi(planet), signHi(signIndex), mattersOblique(house)];
    // Many houses have matters that are not a child's.
    if (stage === 'child')
      return `${who} ${sign} राशि में है, जो ${moonHouse === 1 ? 'जन्म राशि' : signFromMoon(moonHouse)} है।`;
    const inChart = house === 1 ? 'आपका लग्न' : `कुंडली का ${rankHi(house)} भाव`;
    return inTurn(
      [
        `${who} ${sign} राशि में है। यह ${signFromMoon(moonHouse)} और ${inChart} है। इसका असर ${matters} पर पड़ता है।`,
        `${who} ${sign} राशि से गुज़र रहा है, ${placesOf(moonHouse, house)}। यह ${matters} का भाव है।`,
        `${who} का गोचर ${sign} राशि में है, जो ${signFromMoon(moonHouse)} है। यह ${inChart} है और ${matters} से जुड़ा है।`,
      ],
      turnOf(planet),
    );
  },
  brings: ({ moonHouse, planet, stage }) => {
    const [who, what] = [planetHi(planet), theme(planet, moonHouse, stage)];
    return inTurn(
      [
        `यहाँ ${who} शुभ है और उस पर कोई वेध नहीं; वह ${what} देता है।`,
        `यह ${who} के अच्छे भावों में है और वेध भी नहीं है। इस समय वह ${what} देता है।`,
        `${who} शुभ भाव में है, बिना किसी वेध के। वह ${what} दे रहा है।`,
      ],
      turnOf(planet),
    );
  },
  held_back: ({ moonHouse, planet, planets, stage, vedhaHouse }) => {
    const [who, what, others] = [planetHi(planet), theme(planet, moonHouse, stage), seated(vedhaHouse, planets)];
    return inTurn(
      [
        `भाव शुभ है, पर ${others} का वेध लगा है। वेध न हो तो यहाँ ${who} ${what} देता है।`,
        `इस शुभ भाव में ${who} ${what} देता है। अभी ${others} का वेध इसे रोक रहा है।`,
      ],
      turnOf(planet),
    );
  },
  is_relieved: ({ moonHouse, planet, planets, stage, vedhaHouse }) => {
    const [who, what, others] = [planetHi(planet), theme(planet, moonHouse, stage), seated(vedhaHouse, planets)];
    return inTurn(
      [
        `इस भाव में ${who} ${what} लाता है। ${others} के विपरीत वेध से यह असर अभी हल्का है।`,
        `यहाँ ${who} ${what} ला सकता है। पर ${others} के विपरीत वेध से अभी राहत है।`,
      ],
      turnOf(planet),
    );
  },
  tends_to_bring: ({ moonHouse, planet, stage }) => {
    const [who, what] = [planetHi(planet), theme(planet, moonHouse, stage)];
    return inTurn(
      [
        `यहाँ ${who} ${what} ला सकता है।`,
        `इस भाव में ${who} ${what} लाता है।`,
        `यह भाव ${who} के लिए आसान नहीं है; वह ${what} ला सकता है।`,
      ],
      turnOf(planet),
    );
  },
  ground: ({ isFertile, sarva, signIndex }) =>
    `${sarvaHi(signIndex, sarva)}, जो औसत से ${isFertile ? 'ज़्यादा' : 'कम'} हैं।`,
  bindus: ({ amount, bindus, ground, planet, result, sarva, signIndex }) => {
    const join = (amount === 'many') === (ground === 'fertile') ? ' और' : ', पर';
    const whole = ground ? `${join} सर्वाष्टकवर्ग के ${sarva} बिंदु औसत से ${ground === 'fertile' ? 'ज़्यादा' : 'कम'} हैं` : '';
    const follows =
      amount === 'many'
        ? `अपने बिंदु अच्छे होने से ${WITH_MANY_BINDUS[result]}`
        : `अपने बिंदु कम होने से ${WITH_FEW_BINDUS[result]}`;
    return `${bindusOf(planet, signIndex, bindus)}${whole}। ${follows}`;
  },
  goes_back: () => 'वक्री होने से ऐसी पुरानी बातें फिर सामने आती हैं; उन्हें निपटा लें।',
  stays: ({ planet, until }) =>
    inTurn(
      [
        `${planetHi(planet)} ${dateHi(until)} तक इस राशि में रहेगा।`,
        `यह गोचर ${dateHi(until)} तक है।`,
        `${dateHi(until)} तक ${planetHi(planet)} यहीं रहेगा।`,
      ],
      turnOf(planet),
    ),
  stays_and_returns: ({ exitDate, planet, returnDate, until }) => {
    const stay = `${planetHi(planet)} ${dateHi(until)} तक इस राशि में रहेगा और ${onDate(returnDate)} फिर लौटेगा।`;
    return exitDate === null ? stay : `${stay} ${onDate(exitDate)} वह इससे पूरी तरह निकल जाएगा।`;
  },
  helps: ({ moonHouse, planet, stage }) => `${stagedTransitEffect(planet, moonHouse, stage).counsel.hi}।`,
};
