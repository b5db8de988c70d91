import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useCombobox } from '@/app/_ui/use-combobox'
import { BossNameField } from './BossNameField'
import styles from './Finder.module.css'

interface Option {
  readonly key: string
  readonly content: ReactNode
  readonly path?: string | undefined
}

interface Props {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  announcement: string
  listName: string
  options: readonly Option[]
  onChoose: (index: number) => void
  listStyle?: string | undefined
  children?: ReactNode
}

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
  // The dialog opens before this part is loaded, so the browser can't focus the field itself.
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
