import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useCombobox } from '@/app/_ui/use-combobox'
import { BossNameField } from './BossNameField'
import styles from './Finder.module.css'

interface Option {
  readonly key: string
  readonly content: ReactNode
  /** Where it leads, without base path; not set if another step comes first. */
  readonly path?: string | undefined
}

interface Props {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** The sentence by which screen readers announce the options. */
  announcement: string
  listName: string
  /** Another array starts at its first option again. */
  options: readonly Option[]
  /** Called with the index of an option, before its link is followed. */
  onChoose: (index: number) => void
  listStyle?: string | undefined
  children?: ReactNode
}

/** A focused field, with the options that it leads to below. */
export function OptionField({
  label,
  announcement,
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
        {announcement}
      </p>
      <div
        ref={list}
        className={`${styles.options} ${listStyle ?? ''}`}
        role="listbox"
        aria-label={listName}
        hidden={options.length === 0}
      >
        {options.map(({ key, content, path }, index) =>
          path ? (
            <SiteLink key={key} id={`${id}${index}`} role="option" tabIndex={-1} path={path}>
              {content}
            </SiteLink>
          ) : (
            <button key={key} id={`${id}${index}`} type="button" role="option" tabIndex={-1}>
              {content}
            </button>
          ),
        )}
      </div>
      {children}
    </div>
  )
}
