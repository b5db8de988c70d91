import type { ReactNode } from 'react'
import type { RaidSummary } from '@/lib/raid/raid-view'
import { Hero } from './Hero'
import styles from './RaidContent.module.css'
import { SectionBoundary } from './SectionBoundary'
import { WhatToBring } from './WhatToBring'

interface Props {
  raid: RaidSummary
  /** Its sections. */
  children: ReactNode
}

/** All that the screen shows of a raid. */
export function RaidContent({ raid, children }: Props) {
  return (
    <article className={styles.content}>
      <SectionBoundary of={raid}>
        <Hero raid={raid} />
      </SectionBoundary>
      {children}
      <SectionBoundary of={raid}>
        <WhatToBring raid={raid} />
      </SectionBoundary>
    </article>
  )
}
