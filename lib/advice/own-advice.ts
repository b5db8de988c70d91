/**
 * Advice on moves with a unique effect, by move key: what they do, and how to counter it. Durations of field effects are
 * left out, since raids count turns differently.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Weather, /wiki/Terrain and the page of each move.
 */
export const OWN_ADVICE: Readonly<Record<string, string>> = {
  raindance: 'Rain: Water moves get stronger, Fire moves weaker. Change the weather to end it.',
  sunnyday: 'Sun: Fire moves get stronger, Water moves weaker. Change the weather to end it.',
  sandstorm:
    'Sandstorm: damages all but Rock, Ground and Steel types, and raises the Sp. Def of Rock types. Change the weather to end it.',
  snowscape:
    'Snow: raises the Defense of Ice types, and Blizzard never misses. Change the weather to end it.',

  electricterrain:
    'Grounded Pokémon hit harder with Electric moves and cannot fall asleep. Change the terrain to end it.',
  grassyterrain:
    'Grounded Pokémon hit harder with Grass moves and heal a little each turn; Earthquake and Bulldoze get weaker. Change the terrain to end it.',
  mistyterrain:
    'Grounded Pokémon get no status conditions and take less damage from Dragon moves. Change the terrain to end it.',
  psychicterrain:
    'Grounded Pokémon hit harder with Psychic moves, and priority moves fail against them. Change the terrain to end it.',

  lightscreen:
    'Cuts your special damage: use physical moves, or break it with Brick Break or Psychic Fangs. Critical hits ignore it.',
  reflect:
    'Cuts your physical damage: use special moves, or break it with Brick Break or Psychic Fangs. Critical hits ignore it.',
  auroraveil:
    'Cuts all your damage, and works only in snow: change the weather first, or break it with Brick Break or Psychic Fangs.',
  mist: 'Its stats cannot be lowered for a while: lower them first.',
  safeguard: 'It cannot get a status condition for a while: inflict one first.',
  tailwind: 'Doubles its Speed for a while: it may outspeed you.',
  trickroom: 'Slower Pokémon move first. Use Trick Room again to end it.',
  gravity: 'Ground moves hit Flying types and Levitate too, and moves miss less often.',
  magnetrise: 'Ground moves no longer hit it: use another type.',

  focusenergy:
    'It lands more critical hits, which ignore screens and raised defenses. Shell Armor and Battle Armor stop them.',
  charge: 'Its next Electric move hits twice as hard: Ground types are immune.',
  iondeluge: 'Its Normal moves are Electric for that turn.',
  stockpile: 'Raises its Defense and Sp. Def: Clear Smog or Haze undoes it.',
  tidyup: 'Raises its Attack and Speed: Clear Smog or Haze undoes it.',

  taunt: 'You cannot use status moves for 3 turns: boost and heal first. Mental Herb cures it.',
  torment: 'You cannot use one move twice in a row: bring two attacks, or a Mental Herb.',
  encore: 'You repeat your last move for 3 turns: make it an attack, or bring a Mental Herb.',
  disable: 'You cannot use your last move for 4 turns: bring a second attack, or a Mental Herb.',
  spite: 'Your last move loses 4 PP.',
  topsyturvy: 'Turns your boosts into debuffs: boost after this.',
  tarshot: 'Lowers your Speed, and Fire moves hit you harder.',
  stealthrock: 'Damages Pokémon that enter the battle, those weak to Rock most: hold Heavy-Duty Boots.',

  metalburst: 'Returns the damage it last took, and more.',
}

/** Additional effects of attacks that their figures do not show, by move key. */
export const ATTACK_ADVICE: Readonly<Record<string, string>> = {
  knockoff: 'Removes your held item.',
  poltergeist: 'Misses Pokémon holding no item.',
  present: 'May heal you instead.',
}
