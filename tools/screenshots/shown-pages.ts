import { pathOf } from '@/lib/links/deep-link'
import type { Selection } from '@/lib/raid/selection'
import {
  type Act,
  askTeraType,
  findBoss,
  gatherFriend,
  openBox,
  openBuilds,
  openTeams,
  pickSlot,
  runCountdown,
} from './acts'
import { STEEL_DONDOZO, TEAM_LINK } from './team-link'

/** A page of the site to take pictures of. */
export interface ShownPage {
  /** What its files are called. */
  readonly name: string
  /** Its path below the site's address. */
  readonly path: string
  /** What a visitor does there before the picture is taken. */
  readonly act?: Act
}

const GARCHOMP: Selection = { tier: '6', region: 'Paldea', boss: 'Garchomp' }

/** The raid of the README's pictures. */
export const FAIRY_GARCHOMP: ShownPage = raidPage({ ...GARCHOMP, teraType: 'Fairy' })

/** Raids whose best Pokémon and advice differ much, of each tier: five of them by event. */
export const SHOWN_RAIDS: readonly ShownPage[] = [
  FAIRY_GARCHOMP,
  raidPage(STEEL_DONDOZO),
  raidPage({ tier: '6', region: 'Paldea', boss: 'Flareon', teraType: 'Ground' }),
  raidPage({ tier: '6', region: 'Kitakami', boss: 'Ninetales', teraType: 'Ice' }),
  raidPage({ tier: '6', region: 'Paldea', boss: 'Volcarona', teraType: 'Psychic' }),
  raidPage({ tier: '6', region: 'Kitakami', boss: 'Chandelure', teraType: 'Normal' }),
  raidPage({ tier: '6', region: 'Paldea', boss: 'Blissey', teraType: 'Normal' }),
  raidPage({ tier: '5', region: 'Paldea', boss: 'Dondozo', teraType: 'Water' }),
  raidPage({ tier: '7', region: 'Event', boss: 'Charizard', teraType: 'Dragon' }),
  raidPage({ tier: '7', region: 'Event', boss: 'Mewtwo', teraType: 'Psychic' }),
  raidPage({ tier: '7', region: 'Event', boss: 'Rillaboom', teraType: 'Normal' }),
  raidPage({ tier: '7', region: 'Event', boss: 'Tyranitar', teraType: 'Ghost' }),
  raidPage({ tier: '5', region: 'Event', boss: 'Ditto', teraType: 'Normal' }),
]

/** The pages of the gallery: the raids, how one finds them, what opens in them, and what answers for a link that is wrong. */
export const SHOWN_PAGES: readonly ShownPage[] = [
  ...SHOWN_RAIDS,
  { name: 'Without a Tera type', path: pathOf(GARCHOMP) },
  {
    name: 'The longest name',
    path: pathOf({ tier: '6', region: 'Kitakami', boss: 'Sinistcha (Masterpiece)' }),
  },
  { name: 'Builds opened', path: FAIRY_GARCHOMP.path, act: openBuilds },
  { name: 'Teams opened', path: pathOf(STEEL_DONDOZO), act: openTeams },
  { name: 'Your box', path: FAIRY_GARCHOMP.path, act: openBox },
  { name: 'Raid night', path: pathOf(STEEL_DONDOZO), act: gatherFriend },
  { name: 'A link to a team', path: TEAM_LINK, act: pickSlot },
  { name: 'Countdown', path: FAIRY_GARCHOMP.path, act: runCountdown },
  { name: 'Root', path: '/' },
  { name: 'A search', path: '/?q=belly+drum' },
  { name: 'Region', path: pathOf({ tier: '6', region: 'Kitakami' }) },
  { name: 'Events', path: pathOf({ tier: '7', region: 'Event' }) },
  { name: 'Find a boss', path: FAIRY_GARCHOMP.path, act: findBoss },
  { name: 'Its Tera type', path: FAIRY_GARCHOMP.path, act: askTeraType },
  { name: 'A misread link', path: '/tera-raid-info/6/kitakami/missingno' },
  { name: 'A misread event link', path: '/tera-raid-info/7/Event/Charizard/Fire' },
  { name: 'Page not found', path: '/nowhere/' },
]

function raidPage(raid: Selection): ShownPage {
  return { name: `${raid.tier}★ ${raid.boss} ${raid.teraType}`, path: pathOf(raid) }
}
