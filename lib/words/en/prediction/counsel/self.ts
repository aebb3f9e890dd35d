/** Advice on health, children, the spiritual path and travel in English. */
import type { ThemeCounsel } from '../../../facts/prediction/matterCounsel.ts';

export const HEALTH_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} gives you vigour: morning light and daily movement keep it.`,
    heart: (planet) => `${planet} gives you ease: good sleep is your best strength.`,
    mercury: () => 'Mercury keeps you supple: light movement and calm breathing suit you.',
    jupiter: () => 'Jupiter helps you recover: eat with measure, and the body does the rest.',
    saturn: () => 'Saturn gives you endurance: fixed hours for meals and sleep keep you well.',
    nodes: (planet) => `${planet} gives you unusual reserves: quiet and simple living brings them out.`,
    chart: () => 'Your chart gives a sound constitution: keep it by regular habits.',
    years: () => 'The long periods of your life are kind to health: good habits now pay for years.',
    none: () => 'No planet gives special strength, so regular habits do the work.',
  },
  slows: {
    drive: (planet) => `${planet} overheats you: rest before you must, and drink enough.`,
    heart: (planet) => `${planet} unsettles sleep and mood: go to bed at the same hour.`,
    mercury: () => 'Mercury strains the nerves: keep an hour a day without screens.',
    jupiter: () => 'Jupiter is hurt here: keep measure at table, and walk after meals.',
    saturn: () => 'Saturn stiffens and tires: warmth and daily stretching ease it.',
    nodes: (planet) => `${planet} brings vague complaints: have them looked at early in place of guessing.`,
    chart: () => 'Your ascendant is under pressure: do less at once, and keep check-ups in time.',
    years: () => 'Some long periods tire you more than others: plan rest into them.',
    none: () => 'Nothing in the chart weighs on health, so simple care is enough.',
  },
};

export const CHILDREN_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} helps you as a parent: lead by example, and play outdoors together.`,
    heart: (planet) => `${planet} helps you as a parent: warmth is your gift, so give it freely.`,
    mercury: () => 'Mercury helps you as a parent: talk, read and joke together.',
    jupiter: () => 'Jupiter helps you as a parent: children look to you for what is right.',
    saturn: () => 'Saturn helps you as a parent: patience and fair rules are your strength.',
    nodes: (planet) => `${planet} helps you as a parent: let a child be different from you.`,
    chart: () => 'Your chart supports parenthood: time given to children comes back as joy.',
    years: () => 'The long periods of your life favour family, so you can choose your time.',
    none: () => 'No planet leads here: what you give in time and attention decides.',
  },
  slows: {
    drive: (planet) => `${planet} makes you impatient: count to ten before you scold.`,
    heart: (planet) => `${planet} makes you worry: share your thoughts with your partner, and trust the day.`,
    mercury: () => 'Mercury makes you plan too much: leave room for chance and play.',
    jupiter: () => 'Jupiter is hurt here: give nature its own pace, and be kind to yourselves.',
    saturn: () => 'Saturn makes it later: care for other people’s children is the old remedy.',
    nodes: (planet) => `${planet} makes plans change: stay calm, and talk with someone experienced.`,
    chart: () => 'Your house of children is under pressure: let both families share the care.',
    years: () => 'The long periods help little by themselves: choose your time together, without hurry.',
    none: () => 'Nothing in the chart stands against it, so let it come naturally.',
  },
};

export const SPIRITUAL_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} leads your path: rise early, and serve with your own hands.`,
    heart: (planet) => `${planet} leads your path: song and devotion open it.`,
    mercury: () => 'Mercury leads your path: study one good text, a page a day.',
    jupiter: () => 'Jupiter leads your path: keep to one teacher and one prayer.',
    saturn: () => 'Saturn leads your path: a fixed hour of practice bears fruit with the years.',
    nodes: (planet) => `${planet} leads your path: silence and solitude teach you most.`,
    chart: () => 'Your chart favours an inner life: give it a fixed place in the day.',
    years: () => 'Good long periods for an inner life lie within your mature years.',
    none: () => 'No planet leads here: begin small, with service and a few quiet minutes.',
  },
  slows: {
    drive: (planet) => `${planet} brings pride into practice: do one good deed unseen.`,
    heart: (planet) => `${planet} seeks comfort: keep the practice on days without feeling, too.`,
    mercury: () => 'Mercury doubts and compares: practise first, discuss later.',
    jupiter: () => 'Jupiter is hurt here: honour your teachers, and beware of easy promises.',
    saturn: () => 'Saturn brings dry stretches: keep the hour, even when it is empty.',
    nodes: (planet) => `${planet} chases signs and wonders: daily conduct is the measure.`,
    chart: () => 'Your house of faith is under pressure: keep to what your elders practised.',
    years: () => 'The long periods turn you outward: a short daily prayer keeps the thread.',
    none: () => 'Nothing in the chart disturbs it; continue quietly.',
  },
};

export const TRAVEL_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} helps your journeys: go where there is something to do.`,
    heart: (planet) => `${planet} helps your journeys: water, beauty and friends make the best ones.`,
    mercury: () => 'Mercury helps your journeys: short trips and new languages reward you.',
    jupiter: () => 'Jupiter helps your journeys: travel to learn, to teach or as a pilgrim.',
    saturn: () => 'Saturn helps your journeys: a long stay suits you better than a quick visit.',
    nodes: (planet) => `${planet} draws you far: foreign places treat you well.`,
    chart: () => 'Your chart favours far places: plan the long journey you have put off.',
    years: () => 'The long periods of your life favour travel, so the far plan may wait for its year.',
    none: () => 'No planet leads here: travel for a clear purpose.',
  },
  slows: {
    drive: (planet) => `${planet} makes you rush: leave early, and argue with no one on the road.`,
    heart: (planet) => `${planet} makes you homesick: keep journeys short, or take company.`,
    mercury: () => 'Mercury mislays papers and tickets: check them the day before.',
    jupiter: () => 'Jupiter is hurt here: ask who has been there before you believe the brochure.',
    saturn: () => 'Saturn delays on the way: leave a spare day at each end.',
    nodes: (planet) => `${planet} changes plans: book what can be moved.`,
    chart: () => 'Your house of journeys is under pressure: keep papers in order, and prepare well.',
    years: () => 'The long periods keep you near home: what is far may also come to you.',
    none: () => 'Nothing in the chart holds you back from travel.',
  },
};
