/** A turn of a battle in words. */
export interface ShownTurn {
  /** `Start` or `Turn 3` */
  readonly title: string
  /** A sentence for each thing that happened, without a full stop. */
  readonly lines: readonly string[]
  /** HP, shield and time after it. */
  readonly state: string
}
