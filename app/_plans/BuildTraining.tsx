import { effortText } from '@/lib/plans/build-text'
import type { ListedBuild } from '@/lib/plans/raid-plans'
import styles from './BuildTraining.module.css'

interface Props {
  build: ListedBuild
}

/** What a build holds, and how it is raised. */
export function BuildTraining({ build }: Props) {
  const rows = [
    ['Item', build.item ?? 'none'],
    ['Ability', build.ability],
    ['Nature', build.nature],
    ['Effort values', effortText(build)],
  ]
  return (
    <dl className={styles.training}>
      {rows.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
