/**
 * Passwords that honest people would choose and that must be taken: the examples of this service's own pages, phrases after
 * the advice of "four words" (xkcd 936, EFF's diceware) in English, in Hindi as it is typed and as it is written, in other
 * scripts of India, and what password managers and `openssl rand` make.
 */
const lines = (text: string) => text.trim().split(/\s*\n\s*/);

const OF_THE_PAGES = lines(`
  Vrishabha-Lagna-77
  Kanya-Rashi-2026
  Kanya-Lagna-1990
  Mithuna-Lagna-7
  Canary-password-1
  a calm mango tree
  seven blue kites
  tula_lagna
  not-it-at-all
  kj3#vq0z
  chandramadhikarana
  tula_lagna, but longer
  vedic astrology of the moon
`);

const ENGLISH = lines(`
  correct horse battery staple
  velvet kettle orbit mustard
  purple rain on a tin roof
  my dog eats red shoes
  the lamp behind the door
  two camels and a spoon
  wooden bridge in the fog
  quiet river, loud frog
  pickle jar on Tuesday
  seventeen green umbrellas
  paper boats go far
  sugar for the night train
  a goat on my balcony
  where did the comb go
  no onions after nine
  the clock was late again
  ink stains on the map
  borrowed shoes fit badly
  rain came before tea
  lost button, blue coat
  eleven crows in a row
  this pillow is too small
  grandmother hums off key
  salt the soup twice
  bicycle without a bell
  my umbrella has a hole
  cold toast and marmalade
  left turn at the banyan
  a sparrow in the library
  count the stairs again
  half a moon, whole cake
  the tailor lost his tape
  unpack the yellow trunk
  tin-drum-carpet-lemon
  cactus.blanket.violin.fog
  Marble_Ladder_Onion_Kite
  GravelTeapotComet9
  stapler-oxygen-walnut
  crumb lantern dizzy plaid
  haystack tulip radar jam
  Paint the fence at 6!
  I never liked that sofa
  He sold 3 broken radios
  fog over Ooty at dawn
  one mango, three children
  Tr0ub4dor&3
  turnip gravity sandal
  muddy boots by the stove
  tangled kite string
  postcards from a lighthouse
`);

const HINDI_TYPED = lines(`
  mera ghar nadi ke paas
  chai garam hai aaj bhi
  teen neele patang
  billi ne doodh gira diya
  chhat par baarish ki awaaz
  kal subah jaldi uthna hai
  purani cycle ki ghanti
  nani ke haath ka achaar
  do kele aur ek santara
  gaadi phir late ho gayi
  aangan mein neem ka ped
  chaar chammach cheeni kam
  kitab almari ke upar hai
  khidki band kar do zara
  lal topi wala aadmi
  bandar chhata le gaya
  aaj sabzi mein namak nahi
  station tak paidal chalo
  barsaat mein jalebi khana
  purane joote naye raste
  hathi mere saathi nahi
  ghadi paanch minute peeche
  gali ke nukkad par dukaan
  mausam badal raha hai kya
  dadi ki chabi kho gayi
  adha chand pura samosa
  bas number satrah wali
  kuan pyaase ke paas
  neend nahi aati garmi mein
  pankha dheere chalta hai
  Jai Shree Ram bolo sab milkar
  shaam ko tabla bajta hai
  rasoi se dhuan aata hai
  machhar ne sone na diya
  pahad se utarti nadi
`);

const IN_OTHER_SCRIPTS = lines(`
  मेरा घर नदी के पास
  चाय अभी गरम है
  तीन नीली पतंगें
  छत पर बारिश की आवाज़
  नानी के हाथ का अचार
  बिल्ली ने दूध गिरा दिया
  पुरानी साइकिल की घंटी
  आँगन में नीम का पेड़
  आधा चाँद पूरा समोसा
  खिड़की के बाहर कोहरा
  दादी की चाबी खो गई
  लाल टोपी वाला आदमी
  गली के नुक्कड़ पर दुकान
  पाँच मिनट पीछे घड़ी
  रसोई से धुआँ आता है
  माझे घर डोंगराजवळ आहे
  পুরানো সাইকেলের ঘণ্টা
  নদীর ধারে আমার বাড়ি
  மாமரத்தின் கீழே பூனை
  மழை வரும் நேரம்
  నా ఇల్లు నది దగ్గర
  పాత గడియారం ఆగింది
  ನನ್ನ ಮನೆ ನದಿ ಹತ್ತಿರ
  എന്റെ വീട് പുഴയോരത്ത്
  મારું ઘર નદી કિનારે
  ਮੇਰਾ ਘਰ ਨਦੀ ਕੋਲ
  ମୋ ଘର ନଈ କୂଳରେ
  میرا گھر دریا کے پاس
  پرانی سائیکل کی گھنٹی
  наш чайник свистит в шесть
  我的猫不喜欢下雨天
  傘を忘れた朝でした
  🪔🌙☀🪐🌞🌛⭐🕉
  कुम्भ🪔kettle 9 लगाम
`);

const MADE_BY_MACHINES = `
eKoqduJphR MbDueQuf4q T26dU1CR4w lU5OYND0Mo uZzcivNDHC akjbg1yloV e9MpOBBqJ5 Ah0smIIK4I JjL9NmTZOM aYUGrplm68 q1dQ2gqkPU
v_U%U8xGL_ kXbP!6gRQ# vRGJB+4LB$ $9Oqy2hnbq p6MHkX70DH zOASHIMRrb PazhH!hIsz g#L$tlWo0K ocgDGeufRb bp5RzClNn= 3rAAO&s05*
mrlo6wpctfw9 lp94p3ovrlxo ujbnpx27b76e wv06jep0iix1 k4d7kb4zyckw l6lroc7whne5 e15dtp5xbxay 6i2hx5qc8kxp zsc21qqgps2w ceyg9utg40ql v2sdh33emndu
jRg5cAtDVLjB ZK7sBGAARZuT B5SPGclaGmYA uTxc4ZG7DH5E iA7K8fCIdrCW 4ynl8KEeLrgN S7vqeDfxDDL6 ssbxcFC5lFs0 yxgrZ277YLTk 6TEQ7IGhPW5Y D3iX08SaDQ7N
rexesjjrpgib jqbklqwpxnkl kyytefbosukl hjzcwqlswmxg eujenqxzwaod qsrcnaxxixbu quwlhwaxmngx mmnxbldnetak jbuasibhzwhi snxbcbtucmoh mnqhrwhrobsa
`
  .trim()
  .split(/\s+/);

const MIXED = lines(`
  Cobalt!sieve42
  9-lentils&rice
  zinc+Teak=Boat
  umbrella@Gwalior-fog
  Neem;patta;7;baje
  plinth/ochre/8
  W4ter on the m00n
  ek-do-saade-teen
  ...---... at sea
  two words: thaali, gupshup
  Ghungroo_zipper_58
  dhaniya+pudina=chutney
  (soft) brackets, hard luck
  r41nbow-over-Kutch
  sandpaper & silk no. 5
  nine*eight is 72
  kachori/mondays/only
  Wicket? No. Umbrella.
  vowels r mstly mssng
  gulmohar@the-gate
`);

export const GOOD_PASSWORDS: readonly string[] = [
  ...OF_THE_PAGES,
  ...ENGLISH,
  ...HINDI_TYPED,
  ...IN_OTHER_SCRIPTS,
  ...MADE_BY_MACHINES,
  ...MIXED,
];
