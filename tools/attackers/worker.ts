import { parentPort } from 'node:worker_threads'
import { AttackGroups } from './attack-groups'
import { attackersFileOf } from './attackers-file-of'
import { attacksOf } from './attacks'
import { findCandidates } from './candidates'
import { LISTED_RAIDS } from './listed-raids'

const ready = findCandidates().then((candidates) => ({
  candidates: candidates.length,
  groups: new AttackGroups(attacksOf(candidates)),
}))

// Asked by path, answers with the file's text.
parentPort?.on('message', async (path: unknown) => {
  const raid = LISTED_RAIDS.find((listed) => listed.path === path)
  if (!raid) throw new Error(`No raid has the file ${path}`)
  const { candidates, groups } = await ready
  parentPort?.postMessage(JSON.stringify(attackersFileOf(raid.boss, groups, candidates)))
})
