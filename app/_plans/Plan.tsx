import { useStored } from '@/app/_kept/use-stored'
import { useLabels } from '@/app/_ui/language/language'
import { RevealingLink } from '@/app/_ui/RevealingLink'
import { Section } from '@/app/_ui/Section'
import { TeraToTrain } from '@/app/_ui/TypeBadge'
import { LOBBY_TYPES, type LobbyType } from '@/lib/advice/lobby-clauses'
import { alternativeBuilds, groupByLobbyType, pickedBuilds } from '@/lib/bring/for-companies'
import type { Party } from '@/lib/bring/result-summary'
import type { ShownBuild, ToBring } from '@/lib/bring/to-bring'
import { titleOf } from '@/lib/raid/raid-title'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { storedCompany } from '@/lib/storage/choices'
import type { Labels } from '@/lib/words/language'
import { CopySets } from './CopySets'
import { LoadFailure } from './LoadFailure'
import { Pick } from './Pick'
import styles from './Plan.module.css'
import { TeamsOfFour } from './team/TeamsOfFour'
import type { Advice } from './use-advice'
import { useBestOfBox } from './use-best-of-box'
import { HOW_SIMULATED } from './WhatToBring'

interface Props {
  raid: RaidView
  advice: Advice
}

/**
 * The plan of a raid: solo, with randoms and with friends. The HTML has all three, with shared parts once. Styles show
 * the plan for the chosen lobby type.
 */
export function Plan({ raid, advice }: Props) {
  const { plans } = useLabels()
  const company = useStored(storedCompany)
  const mine = useBestOfBox(raid)
  const { forEveryone, failed, load } = advice
  return (
    <Section id="plan" note={mine} className={styles.plan}>
      <fieldset className={styles.companies}>
        <legend className="visually-hidden">{plans.playedWith}</legend>
        {LOBBY_TYPES.map((lobby) => (
          <label key={lobby}>
            <input
              type="radio"
              name="company"
              value={lobby}
              checked={lobby === company}
              onChange={() => storedCompany.set(lobby)}
            />
            {plans.companies[lobby]}
          </label>
        ))}
      </fieldset>
      {!raid.teraType && <p>{plans.noTeraType}</p>}
      {raid.notes?.builds && <p>{raid.notes.builds}</p>}
      {forEveryone?.plan ? (
        <Answers
          raid={raid}
          advice={advice}
          toBring={forEveryone}
          plan={forEveryone.plan}
          company={company}
        />
      ) : (
        <div className={styles.waiting}>
          {failed && <LoadFailure onTryAgain={load} isAnnounced={false} />}
        </div>
      )}
    </Section>
  )
}

interface AnswersProps extends Props {
  toBring: ToBring
  plan: NonNullable<ToBring['plan']>
  company: LobbyType
}

function Answers({ raid, advice, toBring, plan, company }: AnswersProps) {
  const { plans, sections } = useLabels()
  const { supports } = toBring
  // The page only has the first team. Later data has all teams, whatever the search.
  const teams = advice.toBring?.teams ?? toBring.teams
  const [support] = supports.builds
  return (
    <>
      <Sentences of={(lobby) => plan[lobby].verdict} className={styles.verdict} />
      {pickedBuilds(toBring).map(({ item, companies }) => (
        <div key={item.anchor} data-for={companies.join(' ')}>
          <Pick raid={raid} build={item} companies={companies}>
            <WinRates build={item} plan={plan} companies={companies} />
          </Pick>
        </div>
      ))}
      {teams && (
        <div data-for="friends">
          <TeamsOfFour {...advice} teams={teams} />
        </div>
      )}
      <Sentences of={(lobby) => plan[lobby].advice} className={styles.advice} />
      <ul className={styles.others}>
        {alternativeBuilds(toBring).map(({ item, companies }) => (
          <li key={item.anchor} data-for={companies.join(' ')}>
            <Alternative label={plans.alternative} build={item} companies={companies} toBring={toBring} />
          </li>
        ))}
        {!teams && support && (
          <li data-for="friends">
            <Alternative label={plans.supportFor} build={support} companies={['friends']} toBring={toBring} />
          </li>
        )}
      </ul>
      <div className={styles.foot}>
        <a href={`#${'what-to-bring' satisfies keyof typeof sections}`}>{plans.allBuilds}</a>
        <RevealingLink to={HOW_SIMULATED}>{plans.simulatedHow}</RevealingLink>
        <CopyPlan raid={raid} toBring={toBring} company={company} />
      </div>
    </>
  )
}

interface SentencesProps {
  of: (company: LobbyType) => readonly string[]
  className: string | undefined
}

function Sentences({ of, className }: SentencesProps) {
  const sentences = groupByLobbyType(of, String)
  if (sentences.length === 0) return null
  return (
    <ul className={className}>
      {sentences.map(({ item, companies }) => (
        <li key={item} data-for={companies.join(' ')}>
          {item}
        </li>
      ))}
    </ul>
  )
}

interface WinRatesProps extends Pick<AnswersProps, 'plan'> {
  build: ShownBuild
  companies: readonly LobbyType[]
}

function WinRates({ build, plan, companies }: WinRatesProps) {
  const rates = groupByLobbyType(
    (lobby) => (companies.includes(lobby) ? [plan[lobby].wins ?? build.glance] : []),
    String,
  )
  return rates.map(({ item, companies }) => (
    <p key={item} data-for={companies.join(' ')}>
      {item}
    </p>
  ))
}

interface AlternativeProps {
  label: string
  build: ShownBuild
  companies: readonly LobbyType[]
  toBring: ToBring
}

/** The lobby type that shows a win rate. With randoms, battles only use the pick, so other builds have no rate. */
const COMPANY_OF: Readonly<Record<Party, LobbyType | undefined>> = {
  alone: 'alone',
  four: 'friends',
  'with support': 'friends',
  'without support': undefined,
}

function Alternative({ label, build, companies, toBring }: AlternativeProps) {
  const { plans } = useLabels()
  const { anchor, name, teraType, anyTera, chances, against } = build
  const pick = pickedBuilds(toBring).find(({ item }) => item === build)
  return (
    <>
      {`${label} `}
      <RevealingLink to={anchor} onReveal={() => pick?.companies[0] && storedCompany.set(pick.companies[0])}>
        {name}
      </RevealingLink>{' '}
      <TeraToTrain teraType={teraType} anyTera={anyTera} />
      {chances.map(([percent, party]) => {
        const company = COMPANY_OF[party]
        if (!company || !companies.includes(company)) return null
        const rate = plans.chanceInParts([percent, party]).join('')
        return (
          <small key={party} data-for={company}>
            {against === undefined ? rate : `${rate} · ${plans.against(against)}`}
          </small>
        )
      })}
    </>
  )
}

function CopyPlan({ raid, toBring, company }: Pick<AnswersProps, 'raid' | 'toBring' | 'company'>) {
  const { plans, titles } = useLabels()
  const { id, tier, teraType } = raid
  return (
    <CopySets
      text={plans.asText(
        titles.raid(titleOf({ ...id, tier, teraType })),
        company,
        planText(company, toBring, plans),
      )}
      label={plans.copyPlan}
      title={plans.copyPlanOf(company)}
      copied={plans.planCopied}
    />
  )
}

function planText(company: LobbyType, toBring: ToBring, plans: Labels['plans']): string {
  const { teams, plan } = toBring
  const { verdict = [], advice = [] } = plan?.[company] ?? {}
  const [team] = teams?.teams ?? []
  if (company === 'friends' && team) return plans.teamText(team)
  const builds = pickedBuilds(toBring)
    .filter(({ companies }) => companies.includes(company))
    .map(({ item }) => plans.buildText(item, plan?.[company].wins ?? item.glance))
  return [...verdict, ...builds, ...advice].join('\n')
}
