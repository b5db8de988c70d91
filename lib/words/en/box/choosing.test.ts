import { choosing } from './choosing'

test.each([
  [{ hp: 252, atk: 252, def: 4 }, 'HP and Attack, 4 Defense'],
  [{ spa: 252, spe: 252 }, 'Sp. Atk and Speed'],
  [{ hp: 252, spd: 128, def: 128 }, 'HP, 128 Defense, 128 Sp. Def'],
  [{ hp: 100, atk: 100 }, '100 HP, 100 Attack'],
  [{}, 'No EVs'],
])('EVs of %j read %s', (values, words) => expect(choosing.spread(values)).toBe(words))
