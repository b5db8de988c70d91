/** What `nightPart` loads: the choice of a team, and what a link holds, which share most of their code. */
export { Gathering } from './Gathering'
export { OpenedLink } from './OpenedLink'
