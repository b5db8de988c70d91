import { answerTeams } from './answer-teams'
import { prepareCast } from './team-pool'

answerTeams(prepareCast())
