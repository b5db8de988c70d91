import { TYPE_NAMES } from '@/data/vocabulary'
import { answerRaids } from './answer-raids'
import { prepareEntrants } from './search/entrants'
import { SETTINGS } from './search/who-wins'

answerRaids(prepareEntrants(), SETTINGS, TYPE_NAMES)
