import { answerTeams } from './answer-teams'
import { loadTeamPool } from './team-pool'

answerTeams(loadTeamPool())
