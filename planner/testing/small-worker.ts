import { answerRaids } from '@/planner/answer-raids'
import { SMALL_SETTINGS, smallSearchPool } from './small-search'

answerRaids(smallSearchPool(), SMALL_SETTINGS, ['Steel'])
