/** Loaded together, because they share most of their code. */

export { OpenedLink } from './OpenedLink'
export { RaidNightPanel } from './RaidNightPanel'
