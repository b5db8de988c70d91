'use client'

import { Component, type ReactNode } from 'react'
import styles from './SectionBoundary.module.css'

interface Props {
  /** What the section shows: when this changes, a section that was broken is tried again. */
  of: object
  children: ReactNode
}

interface State {
  readonly of: object
  readonly broken: boolean
}

/**
 * Around a part of the content: when that part throws, it alone gives way to a quiet line. React reports the error to the
 * console.
 */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, broken: false }
  }

  override render() {
    return this.state.broken ? (
      <p className={styles.broken}>This part could not be shown</p>
    ) : (
      this.props.children
    )
  }
}
