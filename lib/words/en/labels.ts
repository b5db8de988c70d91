import { labelNames as names } from '@/lib/words/en/names/label-names'
import { facts } from './facts'
import { finder } from './finder'
import { parts } from './parts'
import { plans } from './plans'
import { raid } from './raid'
import { screen, titles } from './screen'
import { companies, everyRaid, sections } from './sections'

export const labels = {
  companies,
  everyRaid,
  facts,
  finder,
  names,
  parts,
  plans,
  raid,
  screen,
  sections,
  titles,
}
