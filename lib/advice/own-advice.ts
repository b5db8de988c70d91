/**
 * Advice on moves with an effect of their own, by move key: what they do, and what counters it. How long an effect lasts
 * is left out, since a raid does not count turns as other battles do.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Weather, /wiki/Terrain and the page of each move.
 */
export const OWN_ADVICE: Readonly<Record<string, string>> = {
  raindance: 'Rain: Water moves hit harder, Fire moves weaker. Another weather ends it.',
  sunnyday: 'Sun: Fire moves hit harder, Water moves weaker. Another weather ends it.',
  sandstorm:
    'Sandstorm: hurts all but Rock, Ground and Steel types, and raises the Sp. Def of Rock types. Another weather ends it.',
  snowscape: 'Snow: raises the Defense of Ice types, and Blizzard never misses. Another weather ends it.',

  electricterrain:
    'On the ground Electric moves hit harder and nobody falls asleep. Another terrain ends it.',
  grassyterrain:
    'On the ground Grass moves hit harder, Earthquake and Bulldoze weaker, and all heal a little. Another terrain ends it.',
  mistyterrain:
    'On the ground nobody gets a status condition, and Dragon moves hit weaker. Another terrain ends it.',
  psychicterrain:
    'Psychic moves hit harder from the ground, and priority moves fail against who stands on it. Another terrain ends it.',

  lightscreen:
    'Cuts our special damage: hit physically, or break it by Brick Break or Psychic Fangs. Critical hits pass.',
  reflect:
    'Cuts our physical damage: use special moves, or break it by Brick Break or Psychic Fangs. Critical hits pass.',
  auroraveil:
    'Cuts all our damage, and works only in snow: bring another weather before, or break it by Brick Break or Psychic Fangs.',
  mist: 'Its stats cannot be lowered for a while: lower them before.',
  safeguard: 'It cannot be given a status condition for a while: give it before.',
  tailwind: 'Doubles its Speed for a while: it may well move first.',
  trickroom: 'The slow move first. Trick Room again ends it.',
  gravity: 'Ground moves hit Flying types and Levitate too, and moves miss less often.',
  magnetrise: 'Ground moves no longer hit it: bring another type.',

  focusenergy:
    'It lands more critical hits, which ignore screens and raised defences. Shell Armor and Battle Armor stop them.',
  charge: 'Its next Electric move hits twice as hard: Ground types are immune.',
  iondeluge: 'Its Normal moves are Electric for that turn.',
  stockpile: 'Raises its Defense and Sp. Def: Clear Smog or Haze undoes it.',
  tidyup: 'Raises its Attack and Speed: Clear Smog or Haze undoes it.',

  taunt: 'For 3 turns we cannot use status moves: boost and heal before. Mental Herb cures it.',
  torment: 'We cannot use one move twice in a row: bring two attacks, or a Mental Herb.',
  encore: 'For 3 turns we repeat our last move: let it be an attack, or bring a Mental Herb.',
  disable: 'For 4 turns we cannot use our last move: bring a second attack, or a Mental Herb.',
  spite: 'Our last move loses 4 PP.',
  topsyturvy: 'Turns our raised stats into lowered ones: boost after.',
  tarshot: 'Lowers our Speed, and Fire moves hit us harder.',
  stealthrock: 'Hurts whoever comes in later, those weak to Rock most: Heavy-Duty Boots protect.',

  metalburst: 'Returns the damage that it last took, and more.',
}

/** What to say of an attack besides that it hits, where its numbers do not tell, by move key. */
export const ATTACK_ADVICE: Readonly<Record<string, string>> = {
  knockoff: 'It takes held items.',
  poltergeist: 'Who holds no item is not hit.',
  present: 'It may heal instead.',
}
