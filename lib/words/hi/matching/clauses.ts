/** What was seen in each koot as a clause, what tradition reads in it, and what a couple can do, in Hindi. */
import type { KootId } from '../../../astro/tables/matching/ids.ts';
import type { KootReasonWords } from '../../facts/matching/koots.ts';
import type { KootSeen } from '../../facts/matching/verdict.ts';
import { phraseAt } from '../../phraseChoice.ts';
import { nakshatraHi, planetHi, rankFeminine, signHi } from '../grammar.ts';
import { bothPlanetsHi, ganaHi, nadiHi, vashyaHi, yoniHi } from './names.ts';

/** What a koot that agrees is read as: मन मिलते हैं. */
const EASY: Readonly<Record<KootId, readonly string[]>> = {
  varna: ['सोच मिलती है', 'काम को देखने का ढंग मिलता है'],
  vashya: ['दोनों एक-दूसरे की बात मानते हैं', 'आपस में बात जल्दी बनती है'],
  tara: ['जन्म नक्षत्र एक-दूसरे के अनुकूल हैं', 'दोनों के नक्षत्र साथ देते हैं'],
  yoni: ['आपसी लगाव अच्छा है', 'अपनापन जल्दी बनता है'],
  graha_maitri: ['मन मिलते हैं', 'बातचीत सहज रहती है'],
  gana: ['स्वभाव मिलते हैं', 'दोनों का मिज़ाज मिलता है', 'गण का मेल अच्छा है'],
  bhakoot: ['गृहस्थी का तालमेल अच्छा है', 'घर की बातों में मेल अच्छा है', 'भकूट अच्छा मिलता है'],
  nadi: ['प्रकृति एक-दूसरे की पूरक है', 'एक की कमी दूसरा पूरी करता है', 'दोनों की प्रकृति में संतुलन है', 'नाड़ी का मेल पूरा है'],
};

/** What a koot that gives little or nothing is read as: स्वभाव अलग हैं. */
const LOOK: Readonly<Record<KootId, readonly string[]>> = {
  varna: ['सोच अलग है', 'काम को देखने का ढंग अलग है'],
  vashya: ['एक-दूसरे की बात मानने में समय लगता है', 'आपस में बात देर से बनती है'],
  tara: ['जन्म नक्षत्र कम साथ देते हैं', 'नक्षत्रों का मेल कम है'],
  yoni: ['अपनापन धीरे-धीरे बनता है', 'लगाव बनने में समय लगता है'],
  graha_maitri: ['सोचने का ढंग अलग है', 'मन का मेल बातचीत से बनता है'],
  gana: ['स्वभाव अलग हैं', 'दोनों का मिज़ाज अलग है'],
  bhakoot: ['गृहस्थी में तालमेल बनाना पड़ता है', 'भकूट दोष बनता है', 'घर की बातें मिलकर तय करनी पड़ती हैं'],
  nadi: ['दोनों की प्रकृति एक-सी है', 'नाड़ी दोष बनता है'],
};

/** Returns what a koot that agrees is read as, to be continued by a clause. */
export const easyHi = (koot: KootId, choice: number) => phraseAt(EASY[koot], choice);
/** Returns what a koot that gives little is read as. */
export const lookHi = (koot: KootId, choice: number) => phraseAt(LOOK[koot], choice);

interface Star {
  readonly nakshatraIndex: number;
}

const starsOf = ({ bride, groom }: { readonly groom: Star; readonly bride: Star }) =>
  `${nakshatraHi(groom.nakshatraIndex)} और ${nakshatraHi(bride.nakshatraIndex)}`;

function lordsClause({ bride, groom }: KootReasonWords['graha_maitri']): string {
  if (groom.regards === 'same' || bride.regards === 'same') return `दोनों चंद्र राशियों का स्वामी ${planetHi(groom.lord)} है`;
  const lords = `राशि-स्वामी ${bothPlanetsHi(groom.lord, bride.lord)}`;
  const regards = [groom.regards, bride.regards];
  if (regards.every((regard) => regard === 'friend')) return `${lords} आपस में मित्र हैं`;
  if (regards.every((regard) => regard === 'neutral')) return `${lords} आपस में सम हैं`;
  if (regards.every((regard) => regard === 'enemy')) return `${lords} आपस में शत्रु हैं`;
  return regards.includes('enemy') ? `${lords} में पूरी मित्रता नहीं है` : `${lords} में मित्रता का भाव है`;
}

function taraClause({ toBride, toGroom, ...stars }: KootReasonWords['tara']): string {
  const good = [toBride, toGroom].filter(({ isGood }) => isGood).length;
  if (stars.groom.nakshatraIndex === stars.bride.nakshatraIndex) {
    return `दोनों का नक्षत्र ${nakshatraHi(stars.groom.nakshatraIndex)} है`;
  }
  if (good === 2) return `${starsOf(stars)} में दोनों ओर से तारा शुभ है`;
  return good === 1 ? `${starsOf(stars)} में तारा एक ही ओर से शुभ है` : `${starsOf(stars)} में तारा किसी ओर से शुभ नहीं है`;
}

function bhakootClause({ bride, groom }: KootReasonWords['bhakoot']): string {
  const [his, hers] = [signHi(groom.signIndex), signHi(bride.signIndex)];
  if (groom.count === 1) return `दोनों की चंद्र राशि ${his} है`;
  if (groom.count === 7) return `${his} और ${hers} आमने-सामने की राशियाँ हैं`;
  const counts = [groom.count, bride.count].sort((x, y) => x - y).map(rankFeminine);
  return `${his} और ${hers} परस्पर ${counts.join('-')} राशियाँ हैं`;
}

/** Returns what was seen in a koot, to follow क्योंकि. */
export function clauseHi({ id: koot, args: seen }: KootSeen): string {
  switch (koot) {
    case 'varna':
      return seen.groom.signIndex === seen.bride.signIndex
        ? `दोनों की राशि ${signHi(seen.groom.signIndex)} है`
        : `${signHi(seen.groom.signIndex)} और ${signHi(seen.bride.signIndex)} राशियाँ वर्ण के क्रम में ${seen.isAgreed ? 'हैं' : 'नहीं हैं'}`;
    case 'vashya':
      return seen.groom.vashya === seen.bride.vashya
        ? `दोनों राशियाँ ${vashyaHi(seen.groom.vashya)} वर्ग की हैं`
        : `वर की राशि ${vashyaHi(seen.groom.vashya)} वर्ग की है और वधू की ${vashyaHi(seen.bride.vashya)}`;
    case 'tara':
      return taraClause(seen);
    case 'yoni':
      return seen.groom.yoni === seen.bride.yoni
        ? `दोनों की योनि ${yoniHi(seen.groom.yoni)} है`
        : `वर की योनि ${yoniHi(seen.groom.yoni)} है और वधू की ${yoniHi(seen.bride.yoni)}`;
    case 'graha_maitri':
      return lordsClause(seen);
    case 'gana':
      return seen.groom.gana === seen.bride.gana
        ? seen.groom.nakshatraIndex === seen.bride.nakshatraIndex
          ? `${nakshatraHi(seen.groom.nakshatraIndex)} ${ganaHi(seen.groom.gana)} गण का है`
          : `${starsOf(seen)} दोनों ${ganaHi(seen.groom.gana)} गण के हैं`
        : `वर का गण ${ganaHi(seen.groom.gana)} है और वधू का ${ganaHi(seen.bride.gana)}`;
    case 'bhakoot':
      return bhakootClause(seen);
    case 'nadi':
      return seen.groom.nadi === seen.bride.nadi
        ? `दोनों की नाड़ी ${nadiHi(seen.groom.nadi)} है`
        : `वर की नाड़ी ${nadiHi(seen.groom.nadi)} है और वधू की ${nadiHi(seen.bride.nadi)}`;
  }
}

/** By the lesser of the two counts of bhakoot. */
const HOUSEHOLDS: Readonly<Record<number, readonly string[]>> = {
  2: [
    'खर्च और बचत कैसे होगी, यह विवाह से पहले तय कर लें।',
    'घर का हिसाब कौन रखेगा, यह शुरू में ही तय करें।',
    'महीने में एक बार पैसों की बात बैठकर करें।',
  ],
  5: [
    'पूजा-पाठ और पढ़ाई के बारे में अपनी सोच पहले ही बता दें।',
    'दोनों परिवारों के रीति-रिवाज पहले ही पूछ लें।',
    'घर के संस्कार कैसे हों, इस पर विवाह से पहले बात करें।',
  ],
  6: [
    'मतभेद हो तो बात कैसे सुलझाएँगे, यह पहले ही तय कर लें।',
    'रोज़ के काम पहले महीने में ही बाँट लें।',
    'एक ऐसा बड़ा चुन लें जिसकी बात दोनों मानें।',
  ],
};

const ADVICE: Readonly<Record<Exclude<KootId, 'bhakoot'>, readonly string[]>> = {
  varna: ['काम और करियर पर अपनी-अपनी सोच विवाह से पहले बता दें।', 'पहले दिन से एक-दूसरे के काम का मान रखें।'],
  vashya: ['किस बात का फ़ैसला कौन करेगा, यह पहले ही बाँट लें।', 'पहले साल के बड़े फ़ैसले साथ बैठकर करें।'],
  tara: ['विवाह का दिन ऐसे नक्षत्र में रखें जो दोनों के लिए शुभ हो।', 'मुहूर्त चुनते समय दोनों का ताराबल देखें।'],
  yoni: ['शुरू के महीनों में एक-दूसरे को समझने का समय दें।', 'दिन तय होने से पहले दो-चार बार मिल लें।', 'पसंद-नापसंद शुरू में ही कह दें।'],
  graha_maitri: [
    'रिश्ता पक्का होने से पहले रोज़ की बातों पर खुलकर बात करें।',
    'पहले साल हफ़्ते में एक शाम बातचीत के लिए रखें।',
    'बड़े सवाल सगाई से पहले ही पूछ लें।',
  ],
  gana: [
    'मुश्किल दिन में दूसरा कैसे पेश आता है, यह साथ रहकर देखें।',
    'गुस्से में तुरंत जवाब न दें, थोड़ा रुककर बात करें।',
    'दिन तय होने से पहले दोनों परिवारों के साथ समय बिताएँ।',
    'दिन में थोड़ा समय दोनों अपने-अपने लिए भी रखें।',
  ],
  nadi: [
    'आपके यहाँ नाड़ी के कौन-से परिहार माने जाते हैं, यह पंडित जी से पूछें।',
    'नाड़ी पर निर्णय से पहले दोनों के चरण ज्योतिषी को दिखाएँ।',
    'दोनों परिवार नाड़ी को कितना मानते हैं, यह पहले पूछ लें।',
    'नाड़ी की बात दोनों कुंडलियों के साथ किसी जानकार को दिखाएँ।',
  ],
};

/** Returns one thing to do about a koot that gives little. */
export function adviceHi({ id: koot, args: seen }: KootSeen, choice: number): string {
  if (koot !== 'bhakoot') return phraseAt(ADVICE[koot], choice);
  return phraseAt(HOUSEHOLDS[Math.min(seen.groom.count, seen.bride.count)] ?? HOUSEHOLDS[6]!, choice);
}

/** Joins what was read and what was seen, in one of several orders. */
export function becauseHi(reading: string, clause: string, choice: number): string {
  return choice % 2 === 0 ? `${clause}, इसलिए ${reading}।` : `${reading}, क्योंकि ${clause}।`;
}
