import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { BossNameField } from '@/app/_finder/BossNameField'
import styles from '@/app/_finder/Finder.module.css'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useCombobox } from '@/app/_ui/use-combobox'

interface Option {
  readonly key: string
  readonly content: ReactNode
  /** Where it leads, without base path; not set where another step comes before. */
  readonly path?: string | undefined
}

interface Props {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** What is said of the options. */
  said: string
  listName: string
  /** Another array starts at its first option again. */
  options: readonly Option[]
  /** Called with the place of an option, before its link is followed. */
  onChoose: (place: number) => void
  listStyle?: string | undefined
  children?: ReactNode
}

/** A field with the focus, and below it options that it leads to. */
export function OptionField({
  label,
  said,
  listName,
  options,
  onChoose,
  listStyle,
  children,
  ...input
}: Props) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useCombobox(field, list, options, onChoose)
  // The browser focuses the dialog's content when it opens, perhaps before this is loaded.
  useLayoutEffect(() => field.current?.focus(), [])
  return (
    <div className={styles.finder}>
      <BossNameField
        ref={field}
        role="combobox"
        aria-expanded={options.length > 0}
        label={label}
        {...input}
      />
      <p className={styles.count} role="status">
        {said}
      </p>
      <div
        ref={list}
        className={`${styles.options} ${listStyle ?? ''}`}
        role="listbox"
        aria-label={listName}
        hidden={options.length === 0}
      >
        {options.map(({ key, content, path }, place) =>
          path ? (
            <SiteLink key={key} id={`${id}${place}`} role="option" tabIndex={-1} path={path}>
              {content}
            </SiteLink>
          ) : (
            <button key={key} id={`${id}${place}`} type="button" role="option" tabIndex={-1}>
              {content}
            </button>
          ),
        )}
      </div>
      {children}
    </div>
  )
}
