import { answerRaids } from '@/planner/answer-raids'
import { fewEntrants, SMALL_SETTINGS } from './small-search'

answerRaids(fewEntrants(), SMALL_SETTINGS, ['Steel'])
