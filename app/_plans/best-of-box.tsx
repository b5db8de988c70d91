import { useLabels, useSentences } from '@/app/_ui/language/language'
import { RevealingLink } from '@/app/_ui/RevealingLink'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { attackerChances, lowestHpFigures, NOT_KNOWN, paceFigures } from '@/lib/bring/result-summary'
import { attackerSummary } from '@/lib/bring/summary-line'
import { hasUnknownWinRates, type RaidFigures } from '@/lib/raid/figures'
import { type BestOfMine, type FoughtRaid, foughtRaidKey, readBestOfMine } from '@/lib/storage/best-of-box'

export function bestAgainst(text: string, raid: FoughtRaid): BestOfMine | undefined {
  return readBestOfMine(text)[foughtRaidKey(raid)]
}

export function BestOfBox({ best, figures }: { best: BestOfMine; figures: RaidFigures }) {
  const { raid, sections } = useLabels()
  const { box, summaryLine, names } = useSentences()
  const { species, teraType, item } = best
  const name = names.species(species)
  const results = hasUnknownWinRates(figures)
    ? NOT_KNOWN
    : { chances: attackerChances(best), figures: [...paceFigures(best), ...lowestHpFigures(best)] }
  return (
    <>
      {`${box.bestOfYours} `}
      <RevealingLink to={'your-box' satisfies keyof typeof sections}>{name}</RevealingLink>{' '}
      <TypeBadge type={teraType}>{raid.tera(teraType)}</TypeBadge>{' '}
      <small>
        {[item && names.item(item), summaryLine(attackerSummary(results))].filter(Boolean).join(' · ')}
      </small>
    </>
  )
}
