/** What `nightPart` loads. Both share most of their code. */

export { OpenedLink } from './OpenedLink'
export { RaidNightPanel } from './RaidNightPanel'
