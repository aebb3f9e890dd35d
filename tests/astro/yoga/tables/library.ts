/**
 * Yogas that PyJHora 4.8.5 and we both have, by the library's names, and how its definition stands to ours. Its names for
 * raja yogas are left out, being found on other positions than its own pairs of lords, which are compared instead; so are
 * namesakes that are other yogas altogether: Gauri of the lord of the 10th, Bandhana of the lords of the 1st and 6th,
 * Brahma as a third of Harihara Brahma, Bahu Putra by navamsa lords, and Raman’s Daridra 147, 148 and 150.
 */

export type Likeness = 'same' | 'ours is narrower' | 'ours is wider' | 'another reading';

export interface LibraryYoga {
  readonly name: string;
  readonly slug: string;
  readonly likeness: Likeness;
  /** What is read otherwise. */
  readonly reason?: string;
  /** Houses whose lords it looks at: the library gives Scorpio to Ketu and Aquarius to Rahu where these are stronger. */
  readonly lords?: readonly number[];
}

const same = (name: string, slug: string, lords?: readonly number[]): LibraryYoga => ({
  name: `${name}_yoga`,
  slug,
  likeness: 'same',
  ...(lords && { lords }),
});

const unlike =
  (likeness: Likeness) =>
  (name: string, slug: string, reason: string, lords?: readonly number[]): LibraryYoga => ({
    ...same(name, slug, lords),
    likeness,
    reason,
  });

const narrower = unlike('ours is narrower');
const wider = unlike('ours is wider');
const another = unlike('another reading');

const ADJACENT_TO_MOON = 'the library counts the nodes, gives way to a Sun there, and grants it beside durudhara';
const ADJACENT_TO_SUN = 'the library counts the nodes, gives way to a Moon there, and grants it beside ubhayachari';
const OWN_ONLY = 'the library knows the lord in his own house alone';
const ITS_BENEFICS = 'the library counts Mercury by company and the Moon by phase, and lets one place stand empty';

export const LIBRARY: readonly LibraryYoga[] = [
  same('ruchaka', 'ruchaka'),
  same('bhadra', 'bhadra'),
  same('hamsa', 'hamsa'),
  same('maalavya', 'malavya'),
  same('sasa', 'shasha'),
  same('nipuna', 'budhaditya'),
  same('bhaaskara', 'bhaskara'),
  same('ravi', 'ravi-yoga'),
  same('guru_mangala', 'guru-mangala'),
  same('trilochana', 'trilochana'),
  same('chaamara', 'chamara'),
  same('kusuma', 'kusuma'),
  same('khadga', 'khadga'),
  same('lagnaadhi', 'lagnadhi'),
  same('koorma', 'kurma'),
  same('matsya', 'matsya'),
  same('adhi', 'chandra-adhi'),
  same('vishnu', 'vishnu-yoga'),
  same('siva', 'shiva-yoga'),
  same('devendra', 'devendra'),
  same('indra', 'indra-yoga'),
  same('makuta', 'makuta'),
  same('jaya', 'jaya'),
  same('rajalakshana', 'rajalakshana'),
  same('sreenatha', 'srinatha', [7, 9, 10]),
  same('bahudravyarjana', 'bahudravyarjana'),
  same('ayatnadhanalabha', 'ayatnadhana'),
  same('matrumooladdhana', 'matrumooladdhana', [2, 4]),
  same('mooka', 'mooka'),

  same('rajju', 'rajju'),
  same('musala', 'musala'),
  same('nala', 'nala'),
  same('maalaa', 'mala'),
  same('gadaa', 'gada'),
  same('sakata', 'shakata-nabhasa'),
  same('vihanga', 'vihaga'),
  same('sringaataka', 'shringataka'),
  same('hala', 'hala'),
  same('vajra', 'vajra'),
  same('kamala', 'kamala'),
  same('vaapi', 'vapi'),
  same('sara', 'shara'),
  same('sakti', 'shakti'),
  same('danda', 'danda'),
  same('naukaa', 'nauka'),
  same('koota', 'kuta'),
  same('chatra', 'chhatra'),
  same('chaapa', 'chapa'),
  same('ardha_chandra', 'ardhachandra'),
  same('chakra', 'chakra'),
  same('samudra', 'samudra'),
  same('veenaa', 'vallaki'),
  same('daama', 'dama'),
  same('paasa', 'pasha'),
  same('kedaara', 'kedara'),
  same('soola', 'shula'),
  same('yuga', 'yuga'),
  same('gola', 'gola'),

  narrower('vesi', 'vesi', ADJACENT_TO_SUN),
  narrower('amala', 'amala', 'for the library a malefic may stand beside the benefic'),
  narrower('kaahala', 'kahala', 'the library does not look where the lord of the 1st stands', [4]),
  narrower('bheri', 'bheri', 'the nodes fill houses, and a neutral sign makes a lord strong', [1, 9]),
  narrower('kalaanidhi', 'kalanidhi', 'the library does not find out about Venus'),
  narrower('chatussagara', 'chatussagara', 'the nodes fill kendras'),
  narrower('swaveeryaddhana', 'swaveeryaddhana', 'the library has Raman’s 131 and 132 under this name too'),
  narrower('dharidhra', 'daridra-11-dusthana', 'the lord of the 2nd does as well as that of the 11th', [2, 11]),
  narrower('sarpa', 'sarpa', 'nodes, Mercury and the waning Moon count as malefics, and benefics may stand in kendras'),
  narrower('yava', 'yava', 'the others may stand anywhere'),
  narrower('yoopa', 'yupa', 'the nodes fill houses'),
  narrower('saraswathi', 'saraswati', 'friendship by nature alone'),
  narrower('satkalatra', 'satkalatra', 'Jupiter or Mercury as lord of the 7th graces himself', [7]),
  narrower('anapathya', 'anapatya', 'a wider sense of weakness: a dusthana, a malefic aspect', [1, 5, 7]),

  wider('kemadruma', 'kemadruma', 'the library looks at the Moon’s own sign and the kendras: with us these cancel'),
  wider(
    'gaja_kesari',
    'gajakesari',
    'the library requires a benefic with Jupiter and his dignity: with us a matter of strength',
  ),
  wider('chandra_mangala', 'chandra-mangala', 'the library knows no opposition'),
  another('vasumathi', 'vasumati', 'the library counts its benefics and their places otherwise'),
  wider('lakshmi', 'lakshmi', 'the library has but one of the two forms', [1, 9]),
  wider('kalpadruma', 'kalpadruma', 'the library wants all four raised in the navamsa too', [1]),
  wider('saarada', 'sharada', 'the library wants the Sun in Leo and both forms in one'),
  wider('harsha', 'harsha', OWN_ONLY, [6]),
  wider('sarala', 'sarala', OWN_ONLY, [8]),
  wider('vimala', 'vimala', OWN_ONLY, [12]),

  another('sunaphaa', 'sunapha', ADJACENT_TO_MOON),
  another('anaphaa', 'anapha', ADJACENT_TO_MOON),
  another('duradhara', 'durudhara', ADJACENT_TO_MOON),
  another('vosi', 'vasi', ADJACENT_TO_SUN),
  another('ubhayachara', 'ubhayachari', ADJACENT_TO_SUN),
  another('pushkala', 'pushkala', 'the lord of the Moon’s sign must aspect the ascendant; ours asks that of a benefic'),
  another(
    'parvata',
    'parvata',
    'benefics or nobody in the kendras, the 7th and the 8th; ours asks for two, and for the 6th',
  ),
  another('kahala', 'kahala', 'Raman’s, of the lords of the 4th and 9th'),
  another('sankha', 'shankha', 'strength by sign alone, and a slip: movable is the sum of two signs'),
  another(
    'mridanga',
    'mridanga',
    'planets at home or exalted in a kendra and in a trikona; ours goes by navamsa lords',
  ),
  another('hari', 'harihara-brahma', ITS_BENEFICS, [2]),
  another('hara', 'harihara-brahma', ITS_BENEFICS, [7]),
  another('harihara_brahma', 'harihara-brahma', ITS_BENEFICS, [1, 2, 7]),
  another('mahabhagya', 'mahabhagya', 'the library found it under even signs, by day and by night'),
  another(
    'rogagrastha',
    'rogagrastha',
    'the lord of the 1st in the 1st with a lord of a dusthana, or with one of a kendra',
  ),
  another('buddhimaturya', 'buddhimaturya', 'any benefic who is lord of the 5th, his own company being enough', [5]),
];
