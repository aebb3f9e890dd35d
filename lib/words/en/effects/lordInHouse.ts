/**
 * Effects of the lord of each house in each house: themes after BPHS 24, in our own words.
 *
 * Each has two sides: one for a strong lord, one for a weak one. Both are tendencies; verses on illness or loss are worded
 * as matters to take care of.
 */
import { effects, type EaseAndStrain } from '../../../astro/tables/effects.ts';

/** By house owned, then by house occupied, both from the 1st. */
export const LORD_IN_HOUSE: readonly (readonly EaseAndStrain[])[] = [
  effects(`
    vigour, independence and a path made by oneself | stubbornness and doing everything alone
    earning by one’s own effort and a close family | tying one’s worth to possessions
    courage, initiative and helpful siblings | restlessness and scattered effort
    comfort at home, property and closeness to the mother | staying with what is familiar
    intelligence, honour and a creative spirit | pride, and worry over children
    strength over rivals and skill in service | overwork, quarrels and neglect of rest
    a life shaped by partnership, trade and travel | living through the other person
    a researching mind, thrift and depth | low spells of energy and sudden turns
    good fortune, faith and respect | leaving things to luck
    a recognised career and public standing | work crowding out private life
    gains, good repute and elder friends | measuring life by its profits
    a life of service, retreat or far places | expense and slipping from view`),
  effects(`
    wealth by one’s own work | tension between self and family duty
    solid wealth, firm speech and self-reliance | holding on too tightly
    earning by skill and courage, often with siblings | income that takes constant effort
    wealth in property and support from the mother | money tied up in house and home
    wealth by intellect and good advice | speculation and spending on children
    income through service and hard cases | money drained by disputes and debt
    wealth through the partner or trade | mixing love and money
    shared money, inheritance and research | breaks in savings, and silence about money
    fortune that grows after early effort | relying on what was inherited
    wealth and respect by profession | earning that hangs on one position
    steady savings and many gains | thinking of nothing but increase
    generosity, and wealth in far places | spending ahead of earning`),
  effects(`
    a self-raised, bold character | a quick temper
    earnings by enterprise and communication | living on the means of others
    brave siblings, cheerfulness and success by effort | rivalry with equals
    comfort earned by cleverness | tension at home
    able children and a lively mind | tension between play and partnership
    winning disputes by persistence | rivalry among kin
    comfort after service, and journeys with the partner | strain between siblings and partner
    courage that is tested and holds | risk, and losses by carelessness
    fortune through travel, learning or the partner | differences with the father
    success made by oneself, often in communication | working without pause
    gains by effort and service | effort whose gain comes late
    gains by foreign contacts | spending on relatives and effort that goes unseen`),
  effects(`
    learning, property and the qualities of the mother | moods that follow the home
    family wealth and the enjoyment of it | attachment to comfort
    an active, generous spirit and a home made by effort | frequent changes of house
    lands, vehicles and honour | comfort that turns to inertia
    happiness, devotion and being loved | home worries that enter creative life
    a home held together by service | unrest at home and quickness to anger
    education and a quiet dignity | silence where one should speak
    depth of feeling and renewal of the home | an unsettled home and changes of house
    fortune and property, often from the father | resting on what was given
    the goodwill of those above, and work with land or homes | work that takes the place of home
    property earned by oneself, and generosity | comfort measured by gain
    a home far from the birthplace | expense for the home and distance from family`),
  effects(`
    a scholarly, noted mind and thrift | keeping knowledge to oneself
    family fame and earning by wit | speech that overreaches
    affection among siblings and skilled expression | talk that serves oneself
    happiness of the mother, teaching and property | living under the hopes of the family
    wise children and firm advice | holding to one’s own opinion
    skill in solving problems | disputes with children or in romance
    a noble and proud partner | pride in relationships
    deep, investigative study | plans, or matters of children, that come late
    teaching, authorship and a fortunate father | certainty that does not listen
    high office and fame | ambition before joy
    learning, many gains and skilled children | using talent for gain alone
    study abroad and a contemplative mind | distance from children, or talents unused`),
  effects(`
    a name among one’s own by hard work | quarrels and neglect of rest
    money by service, law or healing | family disputes over money
    courage in contest | anger, and distance from siblings
    service to home and land | disputes about home or property
    analysis and problem solving | changeable plans and friends
    tolerance, and skill in healing or dispute | rivals close at hand
    a partnership built on shared work | conflict in marriage or business
    endurance through hard times | neglected routine and friction with the learned
    trade and craft that find their way | ups and downs of fortune
    courage and a name in service | rivalry at work
    gain from service and from rivals | income bound up with disputes
    quiet service and care for the weak | spending on worry or habit`),
  effects(`
    an early or central partnership, and cleverness | an unsteady mind in love
    wealth by the partner or trade | delays where money and marriage meet
    an enterprising partner and help from siblings | restlessness in partnership
    devotion, vehicles and a settled married home | a partner who goes their own way
    a virtuous and well-to-do partner | high expectations in love
    partnership through shared work | quarrels, or a partner under strain
    a happy marriage and good trade | thinking too much of the other
    a bond that deepens through trials | delay in marriage, and care needed for the partner
    a fortunate partner, and fortune after marriage | many beginnings
    a partner with a career, and success in business | work that competes with marriage
    wealth through marriage and alliances | friends crowding the bond
    a partner from afar and private happiness | expense and distance in partnership`),
  effects(`
    resilience and a taste for hidden studies | low spells of energy
    careful handling of shared money | savings that slip away
    quiet courage | slackening effort, and distance from siblings
    renewal of home and roots | unrest about property or the comfort of the mother
    a sharp mind, and wealth later in life | matters of children that take time
    victory over rivals | strain in early years
    depth in partnership and discreet trade | secrets between partners, or two beginnings
    staying power and hidden skills | keeping too much hidden
    a searching faith | doubt, and distance from the father
    skill in crisis and reform | obstacles from seniors, and gossip
    gains later in life | thin means early on
    quiet work and inner change | waste of means`),
  effects(`
    fortune, dignity and respect | taking luck for granted
    scholarly wealth and popularity | living on reputation
    fortunate siblings and virtue | fortune that has to be fetched
    houses, vehicles and devotion to the mother | beliefs that stay within the family
    fortunate children and devotion | pride in being right
    fortune found in service | small luck, and friction with relatives of the mother
    fortune after marriage | expecting the partner to bring luck
    wisdom out of hard turns | fortune that comes and goes
    great fortune and virtue | complacency
    high honour as adviser to the powerful | fame before principle
    daily gains and devotion to elders | faith as a bargain
    generosity, pilgrimage and hospitality | spending one’s fortune on others`),
  effects(`
    learning, fame and growing prosperity | slow beginnings
    wealth and good deeds by profession | family business before one’s own calling
    courage and eloquence at work, and happy siblings | frequent change of work
    leadership in land or home, and care for the mother | work that never leaves the house
    learning, happiness and authority through intellect | gambling with position
    skill and stamina in service | rivals at work
    fame in business and a good partner | work decided by others
    depth, research and staying power in a career | breaks in career that nobody sees
    office of principle and a well-to-do father | moralising authority
    skill in all work and stable honour | a life with nothing beside work
    wealth and truthfulness, success through networks | chasing every opening
    work abroad or behind the scenes | costs from authority, and hidden rivals`),
  effects(`
    truthfulness, generosity and growth | wanting too much at once
    prosperity all round, and piety | hoarding
    skill, and comfort from siblings | gains that need repeated effort
    gains from mother, land and travel | gain that costs peace at home
    happiness and learned children | speculation
    income from service or from abroad | gains held up by disputes
    gains by the partner, and kindness | alliances for profit
    gains through shared or hidden means, and a lasting partnership | losses before gain
    fortune and honour from above | gain by favour alone
    praise and gains at work by discipline | ambition without pause
    income from many sources | too many irons in the fire
    gains from abroad and gifts to good causes | gains that are soon spent`),
  effects(`
    humility, and a life open to far places | overspending of means and energy
    generosity for good deeds | savings that run out
    quiet effort and private arts | little support from siblings, and self-absorption
    a home abroad or in retreat | moving house, and distance from the mother
    study abroad and inner devotion | worry over children
    service to those in need | expense through rivals, or bending the rules
    giving to the partner | a partnership that costs more than it comforts
    gain out of loss, and gentleness | costs that come unannounced
    an independent faith, and pilgrimage | one’s own interest before that of elders
    work for the state, institutions or abroad | costs from authority, and distance from the father
    gains through others or from far places | income that leaks away
    retreat, rest and spending on the spirit | heavy expense and impatience`),
];

/** Returns the effect of the lord of one house in another, both 1..12. */
export function lordEffect(owned: number, occupied: number): EaseAndStrain {
  return LORD_IN_HOUSE[owned - 1]![occupied - 1]!;
}
