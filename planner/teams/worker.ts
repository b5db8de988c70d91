import { answerTeams } from './answer-teams'
import { prepareCast } from './cast'

answerTeams(prepareCast())
