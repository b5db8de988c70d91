import styles from './JumpBar.module.css'

/** Links to the sections that a player looks for, by what they are called here. */
export function JumpBar() {
  return (
    <nav className={styles.bar} aria-label="On this page">
      <a href="#key-timings">Timings</a>
      <a href="#what-to-bring">Bring</a>
      <a href="#moves">Moves</a>
      <a href="#rewards">Rewards</a>
    </nav>
  )
}
