import { loadSearchPool } from '@/planner/search/search-pool'
import { SETTINGS } from '@/planner/search/who-wins'
import { answerRaids } from './answer-raids'

answerRaids(loadSearchPool(), SETTINGS)
