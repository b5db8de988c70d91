import { prepareEntrants } from '@/planner/search/entrants'
import { SETTINGS } from '@/planner/search/who-wins'
import { answerRaids } from './answer-raids'

answerRaids(prepareEntrants(), SETTINGS)
