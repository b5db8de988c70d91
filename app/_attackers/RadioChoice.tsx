import { useId } from 'react'
import styles from './RadioChoice.module.css'

interface Props<Choice extends string> {
  legend: string
  choices: readonly Choice[]
  chosen: Choice
  onChoose: (choice: Choice) => void
  /** What the choice means. */
  note?: string
}

/** Radio buttons in a row. */
export function RadioChoice<Choice extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  note,
}: Props<Choice>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
          {choice}
        </label>
      ))}
      {note && <p>{note}</p>}
    </fieldset>
  )
}
