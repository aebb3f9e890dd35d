/** What a planet brings as it passes each house from the Moon of birth (Phaladeepika 26), in moderate words. */
import { pairsOf } from '../../tables/pairs.ts';
import type { Planet } from '../../tables/planets.ts';

export interface TransitEffect {
  /** Continues "brings". */
  readonly theme: string;
  /** Continues "it helps to". */
  readonly counsel: string;
}

/** The 1st house from the Moon first; lines of `theme | counsel`. */
const EFFECTS: Readonly<Record<Planet, readonly TransitEffect[]>> = {
  Sun: rows(`
    journeys, tiredness and a strong sense of self | keep regular hours and let others speak first
    outlay, and strain on savings or speech | check bills and put off large purchases
    gains, courage and recognition for effort | start what asks for courage
    unrest at home and little private peace | settle small matters at home before they grow
    a confused mind and worry about plans or children | sleep over decisions
    victory over rivals, and better health | clear debts, disputes and check-ups
    journeys, a sensitive stomach and friction with partners | eat simply and give the other side room
    low vitality and misunderstandings with those above | rest more, and keep papers in order
    obstacles to luck, and distance from elders | honour elders and do one thing at a time
    success in work and favour from those above | bring forward what needs approval
    gains, honour and good health | ask for what you have earned
    expense, long ways and loss of pace | close old matters and spend on what heals`),
  Moon: rows(`
    comfort, good meals and an open heart | meet people and tend the body
    expense and guarded speech | count money before giving it out
    gain, courage and small victories | write, call, and set out
    worry and a restless mind | stay with what is familiar
    low spirits and doubts | seek good company and postpone judgements
    health and success over obstacles | finish what has been waiting
    comfort, company and affection | share the day with others
    tiredness and an uneasy mind | go slowly, drink water and begin nothing great
    duties and worry about them | pray, study or walk
    success in what is undertaken | put work where it is seen
    gain and good news | ask, sell and celebrate
    fatigue and outlay | retire early and give a little away`),
  Mars: rows(`
    heat, haste and quarrels | move the body and answer later
    harsh words and losses by carelessness | lock what is valuable and soften the tongue
    success by courage and gain from land or siblings | act on what has been prepared
    an uneasy stomach, and matters of home or property that heat up | settle contracts of property with advice
    temper in matters of children, love or speculation | leave bets alone and listen first
    victory, debts cleared and strength | meet competition and finish hard tasks
    friction with the partner | agree on pauses in every dispute
    risk of cuts, fever and sudden costs | drive and handle tools with care
    less energy, and outlay on journeys or beliefs | keep plans modest and pace yourself
    strain first, then gain in work | carry the load without forcing it
    gain, influence and new ground | take the lead
    expense, tired eyes and broken sleep | rest and keep anger out of the night`),
  Mercury: rows(`
    loss by loose words and restless thoughts | read twice before sending
    gain by speech, trade and learning | negotiate and teach
    wariness of rivals and of what is said | keep confidences
    comfort at home and learning that goes well | study and put the house in order
    quarrels with those who are near | let small differences go
    victory by wit, and popularity | answer critics with facts
    disputes in contracts and company | put agreements into writing
    gain, and clear insight into hidden matters | research, and claim what is due
    obstacles to study and journeys | leave time for delays
    success in work by skill and word | present, publish and apply
    gain, friends and good news | widen the circle
    setbacks by oversight | check twice and rest the nerves`),
  Jupiter: rows(`
    a change of place or post, and outlay | move only with a plan
    wealth, family happiness and good speech | save, teach and gather the family
    obstacles in effort and changes of position | keep on without forcing the pace
    sorrow for kin and little rest at home | be near those who need you
    children, counsel and success | learn, advise and create
    rivals and questions of health | look after liver and weight, and avoid lawsuits
    marriage, company and comfort | bind yourself to good people
    hardship, long ways and delays | keep reserves and lean on faith
    luck, dharma and favour of teachers | travel, study and give
    changes in post or standing | do the work well, whatever the title
    gain, honour and wishes fulfilled | carry plans through
    outlay, and distance or sorrow that deepens faith | spend on what is worth it, and on others`),
  Venus: rows(`
    pleasures, affection and comfort | enjoy beauty with measure
    wealth and harmony in the family | buy and save for the home
    friends, honour and ease | show your work to friends
    comforts, vehicles and happiness at home | improve the house
    happiness with children, art and love | create and celebrate
    embarrassment and friction, also about health | be modest in taste and in claims
    trouble in relations | speak kindly and wait with promises
    gains and comforts that come through others | put shared means in order
    luck, virtue and good company | travel and learn with those you love
    quarrels, and criticism at work | keep work and liking apart
    gain, friends and pleasures | make the wish known
    mixed gain, with spending on comfort | choose one pleasure and pay for it gladly`),
  Saturn: rows(`
    bodily tiredness, weight and sober days | keep to routine, sleep and plain food
    pressure on means and family | budget with care and speak little and true
    gains, loyal helpers and staying power | build what is to last
    unrest at home and change of place | repair, and look after the heart and the mother
    worry about children or plans | give young things time
    victory over rivals and old debts | finish what has been dragged along
    journeys and coolness between partners | be fair, patient and exact in agreements
    old complaints, delays and chronic matters | see to health early and avoid risks
    setbacks in luck, and concern for the father | serve elders and keep to principle
    pressure of work and responsibility | do what is due without counting praise
    gain, steady income and long-held wishes | invest slowly
    outlay, distance and loneliness | simplify, and give time to solitude and service`),
  Rahu: rows(`
    unease of body and a changed self-image | keep to what is proven in health
    losses by haste and doubtful speech | trust no quick gain
    gains, boldness and new ways | try what is new
    grief about home, and restlessness | keep the home simple and clean
    loss by speculation, and worries about children | leave gambling alone
    victory over rivals, and recovery | use unusual means for hard problems
    conflict and misunderstandings in company | check with whom you deal
    risk by carelessness, and hidden matters | avoid risks and secrets
    loss of direction in belief | test teachers before following them
    gain that comes with unrest, and sudden change in work | keep the ground under an ambitious step
    gain from many sides | take the chance while it is there
    outlay, far places and poor sleep | limit screens, spending and late hours`),
  Ketu: rows(`
    illness that passes, and turning inward | simplify and rest
    loss, and few words | keep count of money and food
    gain, courage and insight | act alone where you must
    unease at home | make one quiet room
    worry about children or plans | let go of what cannot be steered
    victory over rivals, and recovery | cut what has been holding you
    strain in company | grant the other distance
    sudden changes, and a risk of small injuries | be careful with body and tools
    pilgrimage, or loss of old beliefs | go where silence teaches
    mixed gain, and indifference to rank | work without show
    gain that asks for little | accept what comes
    expense, retreat and release | give away, pray and sleep`),
};

/**
 * Returns what a transit through a house is about, and what to do with it.
 *
 * @param house from the Moon of birth, 1..12
 */
export function transitEffect(planet: Planet, house: number): TransitEffect {
  return EFFECTS[planet][house - 1]!;
}

function rows(text: string): TransitEffect[] {
  return pairsOf(text).map(([theme, counsel]) => ({ theme, counsel }));
}
